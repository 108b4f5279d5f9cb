#pragma once

#include "runner/model/Error.h"
#include "runner/model/Limits.h"

#include <QCommandLineParser>

namespace sandpad::app {

/// Adds the options that set limits of a run.
void describeLimits(QCommandLineParser &parser);

/// The limits that the options ask for, else the usual ones. An error's sentence names the option
/// and its range.
[[nodiscard]] runner::Result<runner::Limits> readLimits(const QCommandLineParser &parser);

} // namespace sandpad::app
