#pragma once

#include "app/cli/CommandForm.h"
#include "runner/model/Error.h"
#include "runner/model/Limits.h"

class QCommandLineParser;

namespace sandpad::app {

/// The options that set limits of a run.
[[nodiscard]] QList<CommandOption> limitOptions();

/// The limits that the options ask for, else the usual ones. An error's sentence names the option
/// and its range.
[[nodiscard]] runner::Result<runner::Limits> readLimits(const QCommandLineParser &parser);

} // namespace sandpad::app
