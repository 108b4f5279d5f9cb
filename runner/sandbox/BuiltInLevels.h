#pragma once

#include <QList>

#include <memory>

namespace sandpad::runner {

class SandboxLevel;

/// The strongest first. Levels do not change, so copies of a list share them.
using LevelList = QList<std::shared_ptr<const SandboxLevel>>;

/// The isolation levels of this build.
[[nodiscard]] LevelList builtInLevels();

} // namespace sandpad::runner
