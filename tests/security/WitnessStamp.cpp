#include "WitnessStamp.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <sys/utsname.h>

namespace {

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray kernel()
{
    utsname name {};
    ::uname(&name);
    return QByteArray(name.release) + ' ' + name.version;
}

} // namespace

WitnessStamp::WitnessStamp(const Attack &attack)
    : m_path(QDir(qEnvironmentVariable("SANDPAD_STAMPS", QStringLiteral(SANDPAD_STAMPS)))
                 .filePath(attack.id))
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(contentOf(attack.path));
    hash.addData(contentOf(QStringLiteral(SANDPAD_ATTACKS "/../naive_collector.py")));
    hash.addData(QFileInfo(attack.interpreter()).lastModified().toString(Qt::ISODate).toUtf8());
    hash.addData(kernel());
    m_hash = hash.result().toHex();
}

bool WitnessStamp::isValid() const
{
    return !qEnvironmentVariableIsSet("SANDPAD_ALL") && contentOf(m_path) == m_hash;
}

void WitnessStamp::leave() const
{
    QDir().mkpath(QFileInfo(m_path).path());
    QSaveFile file(m_path);
    if (file.open(QIODevice::WriteOnly) && file.write(m_hash) == m_hash.size())
        file.commit();
}
