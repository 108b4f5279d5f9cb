#pragma once

#include "runner/model/Error.h"
#include "runner/sandbox/Launch.h"
#include "runner/sandbox/SandboxSpec.h"

namespace sandpad::runner {

/// One isolation level: how a sandbox of this strength is started. A new level is one class.
class SandboxLevel
{
public:
    virtual ~SandboxLevel() = default;

    [[nodiscard]] virtual IsolationLevel level() const = 0;
    /// What to do when this level does not work here, as a sentence.
    [[nodiscard]] virtual QString advice() const = 0;
    /// Everything needed to start one sandbox. Quick: no process is started here.
    [[nodiscard]] virtual Result<Launch> prepare(const SandboxSpec &spec) const = 0;
};

} // namespace sandpad::runner
