#pragma once

#include "app/session/Scratch.h"

namespace sandpad::app {

/// What is to be run for a scratch. `keptFolder` is where the scratch keeps files from run to run;
/// `size` is that of the output, for a program that wants a terminal.
[[nodiscard]] runner::RunRequest requestFor(const Scratch &scratch, const QString &keptFolder,
                                            runner::TerminalSize size);

/// The same with the code as a file of this encoding holds it; as it is where it cannot.
[[nodiscard]] runner::RunRequest asInFile(runner::RunRequest request, const TextEncoding &encoding);

} // namespace sandpad::app
