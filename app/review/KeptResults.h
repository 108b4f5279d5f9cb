#pragma once

#include "runner/answer/kept/KeptReview.h"

#include <QString>

#include <memory>
#include <optional>

namespace sandpad::app {

/// The results of a review in a file of their own, from which they come back after a restart.
/// Copies are of the same file. Any thread may call the functions.
class KeptResults
{
public:
    /// The folder is made when something is written.
    explicit KeptResults(const QString &folder);

    /// Nothing when there are none, or they are damaged. Reads a file.
    [[nodiscard]] std::optional<runner::KeptReview> read() const;
    /// Returns at once and writes in a thread of the pool; of several calls the last one stays.
    /// What cannot be written is not there after a restart: the review can be run again.
    void write(const runner::KeptReview &review) const;

private:
    struct File;
    std::shared_ptr<File> m_file;
};

} // namespace sandpad::app
