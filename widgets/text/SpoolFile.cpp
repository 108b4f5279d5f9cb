#include "widgets/text/SpoolFile.h"

#include <QDir>
#include <QStandardPaths>

namespace sandpad::widgets {

bool SpoolFile::append(QByteArrayView bytes)
{
    if (!m_file && !m_isBroken) {
        const QString folder =
            QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)
            + QStringLiteral("/sandpad");
        QDir().mkpath(folder);
        m_file = std::make_unique<QTemporaryFile>(folder + QStringLiteral("/output-XXXXXX"));
        m_isBroken = !m_file->open();
    }
    if (m_isBroken || !m_file->seek(m_size)
        || m_file->write(bytes.data(), bytes.size()) != bytes.size() || !m_file->flush())
        return false;
    m_size += bytes.size();
    return true;
}

QByteArray SpoolFile::read(qint64 offset, qsizetype count) const
{
    const qint64 most = std::min<qint64>(count, m_size - offset);
    return m_file && most > 0 && m_file->seek(offset) ? m_file->read(most) : QByteArray();
}

} // namespace sandpad::widgets
