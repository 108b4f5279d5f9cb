#pragma once

#include "runner/sandbox/SandboxLevel.h"

namespace sandpad::runner {

/// The level `none`: `sandpad-init` without namespaces, Landlock or seccomp. Limits are kept and
/// the work folder is private, but the program sees and may change whatever its user may. Only
/// by explicit choice; never a fallback.
class PlainLevel : public SandboxLevel
{
public:
    [[nodiscard]] LevelInfo info() const override;
    [[nodiscard]] QString advice() const override;
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &spec) const override;
};

} // namespace sandpad::runner
