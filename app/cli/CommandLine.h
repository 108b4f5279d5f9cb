#pragma once

#include <QStringList>

namespace sandpad::app {

/// Is this a command that needs no window: run, verify, doctor, or anything that
/// begins with two dashes?
[[nodiscard]] bool isCommand(const QStringList &arguments);

/// Does the command print what other programs read: JSON, JUnit XML, or results that are kept for
/// `--resume`? Its words are English then, whatever the language of the person.
[[nodiscard]] bool printsForPrograms(const QStringList &arguments);

/// Runs the command to its end; needs a QCoreApplication. Returns the exit status.
[[nodiscard]] int runCommand(const QStringList &arguments);

} // namespace sandpad::app
