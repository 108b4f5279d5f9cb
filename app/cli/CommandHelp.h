#pragma once

#include "app/cli/CommandForm.h"
#include "runner/model/Error.h"

class QCommandLineParser;

namespace sandpad::app {

/// What every command knows besides its own options.
[[nodiscard]] QList<CommandOption> helpOptions();

/// The sentence about an option that the command does not know; an empty name is `sandpad` alone.
[[nodiscard]] QString noSuchOption(const QString &option, const QString &command);

/// Reads the arguments into an empty parser. `--help` and `--help-all` print the help of the
/// command and end the program with status 0. The error is a sentence.
[[nodiscard]] runner::Result<void> parseArguments(QCommandLineParser &parser,
                                                  const CommandForm &command,
                                                  const QStringList &arguments);

} // namespace sandpad::app
