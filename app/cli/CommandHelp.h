#pragma once

#include "app/cli/CommandForm.h"
#include "runner/model/Error.h"

class QCommandLineParser;

namespace sandpad::app {

/// What every command knows besides its own options.
[[nodiscard]] QList<CommandOption> helpOptions();

/// Reads the arguments into an empty parser. `--help` and `--help-all` print the help of the
/// command and end the program with status 0. The error is a sentence.
[[nodiscard]] runner::Result<void> parseArguments(QCommandLineParser &parser,
                                                  const CommandForm &command,
                                                  const QStringList &arguments);

} // namespace sandpad::app
