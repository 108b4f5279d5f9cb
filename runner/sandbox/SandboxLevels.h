#pragma once

#include "runner/sandbox/LandlockLevel.h"
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
    /// A sandbox of the wanted level, already starting. Without a wish it is the strongest that
    /// this machine gives, never `none`. The error is a sentence that says what to do.
    [[nodiscard]] Result<std::unique_ptr<Sandbox>> start(std::optional<IsolationLevel> wish,
                                                         const SandboxSpec &spec) const;

    [[nodiscard]] const SandboxLevel &find(IsolationLevel level) const;

    /// What start() takes without a wish: `namespaces` until somebody has found out that they are
    /// refused here, and why.
    [[nodiscard]] IsolationLevel strongest() const;
    void setUsesOverlays(bool uses) { m_namespaces.setUsesOverlays(uses); }
    void setNamespacesRefused(const QString &reason) { m_refusal = reason; }
    /// Sandboxes get a control group each when nothing refuses it.
    void setGroupsRefused(const QString &reason) { m_groupRefusal = reason; }
    [[nodiscard]] const QString &groupRefusal() const { return m_groupRefusal; }

private:
    NamespacesLevel m_namespaces;
    LandlockLevel m_landlock;
    PlainLevel m_plain;
    QString m_refusal; ///< empty when namespaces are not known to be refused
    QString m_groupRefusal = QStringLiteral("nobody has tried");
};

} // namespace sandpad::runner
