#pragma once

#include "app/cli/CommandForm.h"
#include "runner/Runner.h"
#include "runner/guest/protocol/UniqueFd.h"
#include "runner/model/Error.h"

#include <QStringList>

#include <cstdint>

namespace sandpad::app {

/// What `sandpad run` prints: the program's own streams, one JSON object, or one a line.
enum class OutputFormat : std::uint8_t
{
    Plain,
    Json,
    Ndjson
};

/// The command line of `sandpad run`, read and checked.
struct RunOptions
{
    runner::RunRequest request;
    OutputFormat format = OutputFormat::Plain;
    guest::UniqueFd streamedInput; ///< of --stdin, where it is no file; else closed
    QString outputFolder; ///< empty: files and figures are not written
};

[[nodiscard]] CommandForm runForm(const runner::Runner &runner);

/// Reads the arguments after `run`, and the files that they name. An error is a sentence that
/// says what is wrong. `--help` prints and ends the program.
[[nodiscard]] runner::Result<RunOptions> readRunOptions(const QStringList &arguments,
                                                        const runner::Runner &runner);

/// Does the command line ask for JSON, however wrong the rest of it is?
[[nodiscard]] OutputFormat wantedFormat(const QStringList &arguments);

} // namespace sandpad::app
