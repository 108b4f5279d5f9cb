#pragma once

#include "app/session/Scratch.h"
#include "runner/model/LevelInfo.h"

#include <QList>

#include <nlohmann/json_fwd.hpp>

namespace sandpad::app {

/// Everything of a scratch but id and code, as JSON.
[[nodiscard]] nlohmann::json factsOf(const Scratch &scratch);
/// Reads what factsOf() wrote; damaged parts are left out. The level is one of `levels`, and
/// isolates; another is forgotten.
void takeFacts(Scratch &scratch, const nlohmann::json &facts,
               const QList<runner::LevelInfo> &levels);

} // namespace sandpad::app
