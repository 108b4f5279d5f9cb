#pragma once

#include "runner/model/Error.h"
#include "runner/model/LevelInfo.h"
#include "runner/sandbox/Launch.h"
#include "runner/sandbox/SandboxSpec.h"

#include <QStringList>

namespace sandpad::runner {

/// All that is special to one isolation level. A new level is one class and one line in
/// BuiltInLevels.cpp. Objects of this class do not change, so any thread may use them.
class SandboxLevel
{
public:
    virtual ~SandboxLevel() = default;

    /// Its id, and what fronts show of it.
    [[nodiscard]] virtual LevelInfo info() const = 0;
    /// What to do when this level does not work here, as a sentence.
    [[nodiscard]] virtual QString advice() const = 0;
    /// Everything needed to start one sandbox. Quick: no process is started here.
    [[nodiscard]] virtual Result<Launch> prepare(const SandboxSpec &spec) const = 0;

    /// The ways in which the level can be made, the best first: SandboxSpec::way is one of them.
    /// A machine may refuse the better ones. Most levels have one way, without a name.
    [[nodiscard]] virtual QStringList ways() const { return { QString() }; }
    /// A text of all facts, besides the kernel, that decide whether the level works here. The text
    /// changes when a fact changes.
    [[nodiscard]] virtual QString circumstances() const { return {}; }

    [[nodiscard]] IsolationLevel level() const { return info().level; }
};

} // namespace sandpad::runner
