#pragma once

#include <QByteArray>
#include <QTemporaryFile>

#include <memory>

namespace sandpad::widgets {

/// A temporary file that only grows. It is nameless where the system allows it, so that it is gone
/// with the object whatever happens; it lies in the cache folder, as the folder for temporary files
/// is often memory. It is made with the first bytes.
class SpoolFile
{
public:
    /// False when they could not be written (a full disk); the file is as it was then, and takes
    /// later bytes if it can.
    [[nodiscard]] bool append(QByteArrayView bytes);
    [[nodiscard]] qint64 size() const { return m_size; }
    /// At most so many bytes; fewer at the end or on an error.
    [[nodiscard]] QByteArray read(qint64 offset, qsizetype count) const;

private:
    std::unique_ptr<QTemporaryFile> m_file;
    qint64 m_size = 0;
    bool m_isBroken = false; ///< it could not be made
};

} // namespace sandpad::widgets
