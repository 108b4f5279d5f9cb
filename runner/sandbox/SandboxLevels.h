#pragma once

#include "runner/sandbox/NamespacesLevel.h"
#include "runner/sandbox/PlainLevel.h"
#include "runner/sandbox/Sandbox.h"

#include <memory>
#include <optional>

namespace sandpad::runner {

/// The isolation levels of this build, and the choice among them.
class SandboxLevels
{
public:
    /// A sandbox of the wanted level, already starting. Without a wish it is the strongest one,
    /// never `none`. The error is a sentence that says what to do.
    [[nodiscard]] Result<std::unique_ptr<Sandbox>> start(std::optional<IsolationLevel> wish,
                                                         const SandboxSpec &spec) const;

    /// Null for a level that this build does not have.
    [[nodiscard]] const SandboxLevel *find(IsolationLevel level) const;

private:
    NamespacesLevel m_namespaces;
    PlainLevel m_plain;
};

} // namespace sandpad::runner
