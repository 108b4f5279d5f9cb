#pragma once

#include "Attack.h"
#include "Target.h"

/// Runs an attack on a target by `sandpad run --json` at a level; what it leaves goes to `folder`.
[[nodiscard]] Target::Ended runSandpad(Target &target, const Attack &attack, const QString &level,
                                       const QStringList &options, const QString &folder);
