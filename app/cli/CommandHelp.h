#pragma once

#include "runner/model/Error.h"

#include <QString>
#include <QStringList>

class QCommandLineParser;

namespace sandpad::app {

/// A command of the terminal: "run", and what follows "sandpad " in the first line of its help.
struct CommandForm
{
    QString name;
    QString usage;
};

/// Reads the arguments. `--help` and `--help-all` print the help of the command and end the program
/// with status 0. The error is a sentence.
[[nodiscard]] runner::Result<void> parseArguments(QCommandLineParser &parser,
                                                  const CommandForm &command,
                                                  const QStringList &arguments);

} // namespace sandpad::app
