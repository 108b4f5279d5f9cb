#pragma once

#include "app/instance/FirstInstance.h"

#include <memory>
#include <variant>

namespace sandpad::app {

/// Another window has taken what was asked for; this process has nothing left to do.
struct HandedOver
{ };

/// There is no window that answers, and no place to answer at: this one is on its own.
struct Unanswered
{ };

using StartedAs = std::variant<std::unique_ptr<FirstInstance>, HandedOver, Unanswered>;

/// Finds out which window shows what was asked for: this process's, as the first one at its place,
/// or that of another process, which is asked. Blocks for some seconds at most, so call it before
/// anything is shown.
[[nodiscard]] StartedAs startInstance(const QString &dataFolder, const Handover &handover);

} // namespace sandpad::app
