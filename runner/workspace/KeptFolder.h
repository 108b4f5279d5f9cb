#pragma once

#include "runner/model/Error.h"
#include "runner/model/RunRequest.h"
#include "runner/model/RunResult.h"

namespace sandpad::runner {

/// A folder of Sandpad's own that holds the files of a work folder from run to run. A program
/// never sees it: its files are copied in before a run, and what the run left is copied back. Names
/// that other programs obey (`.git`, `-rf`, `HEAD`) have a mark in front there.
/// Only one run may use it at a time. Every call reads or writes the disk.
class KeptFolder
{
public:
    explicit KeptFolder(QString path);

    [[nodiscard]] Result<QList<InputFile>> load() const;
    /// Makes the folder hold what the run left: new and changed files, and those that it named as
    /// unchanged or whose content was refused; the others are gone. Names of a guest are checked.
    [[nodiscard]] Result<void> store(const QList<FileEntry> &left) const;
    [[nodiscard]] qint64 sizeBytes() const;
    void empty() const;

private:
    QString m_path;
};

} // namespace sandpad::runner
