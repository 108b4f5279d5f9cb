#include "runner/history/ContentFiles.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace sandpad::runner {

namespace {
    constexpr QLatin1StringView kEnding(".z");
} // namespace

ContentFiles::ContentFiles(QString folder)
    : m_folder(std::move(folder))
{ }

QString ContentFiles::pathOf(qint64 id) const
{
    return m_folder + u'/' + QString::number(id) + kEnding;
}

Result<void> ContentFiles::write(qint64 id, const QByteArray &content) const
{
    QDir().mkpath(m_folder);
    QSaveFile file(pathOf(id));
    if (!file.open(QIODevice::WriteOnly)
        || !file.setPermissions(QFile::ReadOwner | QFile::WriteOwner)
        || file.write(content) != content.size() || !file.commit())
        return fail(ErrorCode::System,
                    QStringLiteral("%1: %2.").arg(pathOf(id), file.errorString()));
    return {};
}

Result<QByteArray> ContentFiles::read(qint64 id) const
{
    QFile file(pathOf(id));
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::NotReadable,
                    QStringLiteral("%1: %2.").arg(pathOf(id), file.errorString()));
    return file.readAll();
}

void ContentFiles::remove(qint64 id) const
{
    QFile::remove(pathOf(id));
}

void ContentFiles::removeAllBut(const QSet<qint64> &ids) const
{
    const QDir folder(m_folder);
    for (const QString &name : folder.entryList(QDir::Files | QDir::Hidden)) {
        bool isNumber = false;
        const qint64 id = name.chopped(kEnding.size()).toLongLong(&isNumber);
        if (!name.endsWith(kEnding) || !isNumber || !ids.contains(id))
            QFile::remove(folder.filePath(name));
    }
}

} // namespace sandpad::runner
