#pragma once

#include "runner/sandbox/SandboxLevel.h"

namespace sandpad::runner {

/// The level `landlock`, for systems that refuse user namespaces: the same guest, confined by
/// Landlock (files, TCP, signals), a stricter seccomp filter (no sockets but pairs, nothing that
/// reaches files past Landlock) and the limits. What it does not give is among its layers.
class LandlockLevel : public SandboxLevel
{
public:
    [[nodiscard]] LevelInfo info() const override;
    [[nodiscard]] QString advice() const override;
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &spec) const override;
};

} // namespace sandpad::runner
