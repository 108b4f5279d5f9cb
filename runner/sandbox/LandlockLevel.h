#pragma once

#include "runner/sandbox/SandboxLevel.h"

namespace sandpad::runner {

/// The level `landlock`, for systems that refuse user namespaces. The same guest is confined by
/// Landlock (files, TCP, signals), a stricter seccomp filter (only socket pairs, no calls that
/// reach files past Landlock) and the limits. Its layers also name what it does not give.
class LandlockLevel : public SandboxLevel
{
public:
    [[nodiscard]] LevelInfo info() const override;
    [[nodiscard]] QString advice() const override;
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &spec) const override;
};

} // namespace sandpad::runner
