#pragma once

#include "runner/sandbox/BuiltInLevels.h"
#include "runner/sandbox/SandboxLevel.h"

#include <QStringList>

/// The ids of all levels of this build, the strongest first.
inline QStringList allLevels()
{
    QStringList ids;
    for (const auto &level : sandpad::runner::builtInLevels())
        ids.append(level->level().id());
    return ids;
}

/// The ids of those that keep a program from anything, the strongest first.
inline QStringList isolatingLevels()
{
    QStringList ids;
    for (const auto &level : sandpad::runner::builtInLevels()) {
        if (level->info().isolates)
            ids.append(level->level().id());
    }
    return ids;
}
