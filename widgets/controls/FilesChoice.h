#pragma once

#include <QByteArray>
#include <QStringList>

namespace sandpad::widgets {

/// What a scratch's program finds and leaves: files, prepared input, and how it is connected. A
/// value.
struct FilesChoice
{
    QStringList inputPaths; ///< files and folders, copied into the work folder at each run
    QByteArray preparedInput; ///< the content of standard input; empty: typed input
    QString preparedInputPath; ///< a file that is standard input instead
    bool keepsFiles = false; ///< the next run finds the files that this one leaves
    bool usesTerminal = false; ///< the program gets a pseudo-terminal

    [[nodiscard]] bool hasPreparedInput() const
    {
        return !preparedInput.isEmpty() || !preparedInputPath.isEmpty();
    }
    bool operator==(const FilesChoice &) const = default;
};

} // namespace sandpad::widgets
