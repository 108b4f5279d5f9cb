#pragma once

#include "app/cli/CommandForm.h"
#include "runner/answer/run/AnswerVerification.h"
#include "runner/model/Error.h"
#include "runner/model/LevelInfo.h"

#include <QStringList>

#include <cstdint>

namespace sandpad::app {

/// What `sandpad verify` prints.
enum class VerifyFormat : std::uint8_t
{
    Plain, ///< a line for each block, for people
    Json,
    Markdown,
    JUnit,
};

/// The command line of `sandpad verify`, read and checked.
struct VerifyOptions
{
    runner::JudgeOptions judge;
    VerifyFormat format = VerifyFormat::Plain;
    QStringList paths; ///< of files and folders; "-" is standard input
    QString field; ///< of the objects of JSON Lines that holds the answer; empty: files of Markdown
    QString resume; ///< the file that keeps the results of a batch; empty: none
    int jobs = 1; ///< how many answers are judged at a time

    bool isBatch = false; ///< otherwise there is one file, with a report of its own
};

/// `levels` are those that may be asked for.
[[nodiscard]] CommandForm verifyForm(const QList<runner::LevelInfo> &levels);

/// Reads the arguments after `verify`, but none of the files. An error is a sentence that says what
/// is wrong. `levels` are those that may be asked for. `--help` prints and ends the program.
[[nodiscard]] runner::Result<VerifyOptions>
readVerifyOptions(const QStringList &arguments, const QList<runner::LevelInfo> &levels);

} // namespace sandpad::app
