#pragma once

#include "runner/guest/init/system/System.h"

namespace sandpad::guest {

/// Landlock rules for a program (https://docs.kernel.org/userspace-api/landlock.html): read and
/// execute what is visible, write only in the writable folders, no TCP without the network, no
/// abstract sockets and signals out of its domain. Every rule that the ABI of the running kernel
/// offers is used.
///
/// The ruleset is made by the init and enforced in the child between fork and exec.
class Landlock
{
public:
    /// Prepares the rules. The layer gives the reason when the kernel has no Landlock. Fails when
    /// the kernel has Landlock but the rules cannot be made.
    [[nodiscard]] Tried<std::vector<LayerState>> prepare(const Setup &setup);

    /// Puts the rules in force; to be called in the child. Returns true also when there is nothing
    /// to enforce. Async-signal-safe.
    [[nodiscard]] bool enforce() const;

private:
    UniqueFd m_ruleset;
};

/// From here on this process and its children to come can signal only each other, and such of them
/// as are in a domain of Landlock within theirs. Nothing else changes. Returns false where the
/// kernel cannot do that (before Linux 6.12).
[[nodiscard]] bool scopeSignals();

} // namespace sandpad::guest
