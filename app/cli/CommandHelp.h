#pragma once

#include <QString>

class QCommandLineParser;

namespace sandpad::app {

/// Prints the help of `sandpad COMMAND` and ends the program with status 0. `usage` is what follows
/// "sandpad " on the command line.
[[noreturn]] void showHelp(const QCommandLineParser &parser, const QString &usage);

} // namespace sandpad::app
