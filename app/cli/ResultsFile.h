#pragma once

#include "app/cli/BatchReport.h"

#include <QFile>
#include <QHash>

#include <memory>
#include <optional>

namespace sandpad::app {

/// A file with a line of JSON for each answer of a batch, so that a batch goes on where it was
/// broken off. Its lines are those of `sandpad verify --json`. Move-only.
class ResultsFile
{
public:
    /// What is known of an answer that was judged before.
    struct Known
    {
        AnswerState state = AnswerState::Holds;
        QMap<QString, int> blocks; ///< how many have each verdict, by its name
    };

    /// Makes the file, or reads what it holds: an error where that is no results. A last line
    /// without an end, left by a break, is removed. Only one process may have it open. An error's
    /// sentence names the path. Blocks while it reads.
    [[nodiscard]] static runner::Result<ResultsFile> open(const QString &path);

    /// What came of this answer; nothing where it has not been judged, or its text or the options
    /// have changed since.
    [[nodiscard]] std::optional<Known> find(const QString &name, const QString &digest) const;
    /// Adds a line. The error says why it cannot.
    [[nodiscard]] runner::Result<void> add(const JudgedAnswer &answer);

private:
    struct Entry
    {
        QString digest;
        Known known;
    };
    void remember(const QByteArray &line);

    std::unique_ptr<QFile> m_file;
    QHash<QString, Entry> m_entries; ///< by name
};

} // namespace sandpad::app
