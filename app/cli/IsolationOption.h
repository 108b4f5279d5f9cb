#pragma once

#include "app/cli/CommandForm.h"
#include "runner/model/Error.h"
#include "runner/model/LevelInfo.h"

#include <optional>

class QCommandLineParser;

namespace sandpad::app {

/// `--isolation LEVEL`, which the commands that run code share.
[[nodiscard]] CommandOption isolationOption(const QList<runner::LevelInfo> &levels);

/// The level asked for, one of `levels`; nothing when none was. An error is a sentence that says
/// what is wrong.
[[nodiscard]] runner::Result<std::optional<runner::IsolationLevel>>
isolationOf(const QCommandLineParser &parser, const QList<runner::LevelInfo> &levels);

} // namespace sandpad::app
