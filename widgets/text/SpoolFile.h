#pragma once

#include <QByteArray>
#include <QTemporaryFile>

#include <memory>

namespace sandpad::widgets {

/// A temporary file that only grows. It has no name where the system allows that, so it is gone
/// with the object whatever happens. It lies in the cache folder, because the folder for temporary
/// files is often in memory. The first bytes create it.
class SpoolFile
{
public:
    /// False when the bytes could not be written, for example to a full disk. The file is then as
    /// it was before, and later bytes are tried again.
    [[nodiscard]] bool append(QByteArrayView bytes);
    [[nodiscard]] qint64 size() const { return m_size; }
    /// Reads at most this many bytes; fewer at the end or on an error.
    [[nodiscard]] QByteArray read(qint64 offset, qsizetype count) const;

private:
    std::unique_ptr<QTemporaryFile> m_file;
    qint64 m_size = 0;
    bool m_isBroken = false; ///< it could not be made
};

} // namespace sandpad::widgets
