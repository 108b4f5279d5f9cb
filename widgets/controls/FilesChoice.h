#pragma once

#include <QByteArray>
#include <QStringList>

namespace sandpad::widgets {

/// What a scratch's program finds and leaves: files, prepared input, and how it is connected. A
/// value.
struct FilesChoice
{
    QStringList inputPaths; ///< files and folders, copied into the work folder at each run
    QByteArray preparedInput; ///< what standard input gives; empty: what is typed
    QString preparedInputPath; ///< a file that standard input gives instead
    bool keepsFiles = false; ///< the next run finds what this one leaves
    bool usesTerminal = false; ///< the program gets a pseudo-terminal

    [[nodiscard]] bool hasPreparedInput() const
    {
        return !preparedInput.isEmpty() || !preparedInputPath.isEmpty();
    }
    bool operator==(const FilesChoice &) const = default;
};

} // namespace sandpad::widgets
