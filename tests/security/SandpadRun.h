#pragma once

#include "Attack.h"
#include "Target.h"

#include <cstdint>

/// In which sandbox a program runs.
enum class Place : std::uint8_t
{
    Cold, ///< in one that is made for it
    Ahead ///< in one that waited for it, as in the pad
};

/// Runs an attack on a target by `sandpad run --json` at a level; what it leaves goes to `folder`.
[[nodiscard]] Target::Ended runSandpad(Target &target, const Attack &attack, const QString &level,
                                       const QStringList &options, const QString &folder,
                                       Place place = Place::Cold);
