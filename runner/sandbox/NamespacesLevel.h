#pragma once

#include "runner/sandbox/SandboxLevel.h"

namespace sandpad::runner {

/// The default level: bubblewrap makes the namespaces and a minimal read-only root, then
/// `sandpad-init` inside adds size-limited tmpfs folders, Landlock, seccomp and limits.
///
/// Theory: bubblewrap is started with an empty environment and as an unused uid when Sandpad is
/// root. Its arguments come through a descriptor, the init through another, so neither needs a
/// path that the uid may reach. The init is PID 1 inside and keeps, until its place is made,
/// CAP_SYS_ADMIN, CAP_SETPCAP and CAP_SYS_RESOURCE of the new user namespace only.
class NamespacesLevel : public SandboxLevel
{
public:
    [[nodiscard]] LevelInfo info() const override;
    [[nodiscard]] QString advice() const override;
    [[nodiscard]] Result<Launch> prepare(const SandboxSpec &spec) const override;
    /// The level can be made with overlays, which hide where the host's folders lie, or with
    /// mounts. Mounts are used until it is known that overlays work here.
    [[nodiscard]] QStringList ways() const override;
    /// The bubblewrap that is installed.
    [[nodiscard]] QString circumstances() const override;
};

} // namespace sandpad::runner
