#pragma once

#include "runner/sandbox/LandlockLevel.h"
#include "runner/sandbox/NamespacesLevel.h"
#include "runner/sandbox/PlainLevel.h"
#include "runner/sandbox/Sandbox.h"

#include <memory>
#include <optional>

namespace sandpad::runner {

/// What has been found out about isolation on this machine. A value.
struct LevelFacts
{
    /// Why namespaces are refused here; empty when they are not known to be.
    QString namespacesRefused;
    /// Why a sandbox cannot have a control group; sandboxes get one when nothing refuses it.
    QString groupsRefused = QStringLiteral("nobody has tried");
    bool usesOverlays = false; ///< the host's folders can be shown by overlays

    bool operator==(const LevelFacts &) const = default;
};

/// The isolation levels of this build, and the choice among them by what is known of this machine.
class SandboxLevels
{
public:
    explicit SandboxLevels(LevelFacts facts = {});

    /// From now on these facts hold. Sandboxes that have been started already stay as they are.
    void publish(LevelFacts facts);
    [[nodiscard]] const LevelFacts &facts() const { return m_facts; }

    /// A sandbox of the wanted level, already starting. Without a wish it is the strongest that
    /// this machine gives, never `none`. The error is a sentence that says what to do.
    [[nodiscard]] Result<std::unique_ptr<Sandbox>> start(std::optional<IsolationLevel> wish,
                                                         const SandboxSpec &spec) const;

    [[nodiscard]] const SandboxLevel &find(IsolationLevel level) const;

    /// What start() takes without a wish: `namespaces` until somebody has found out that they are
    /// refused here, and why.
    [[nodiscard]] IsolationLevel strongest() const;
    /// All levels that confine a program, the strongest first.
    [[nodiscard]] static QList<IsolationLevel> confining();

private:
    NamespacesLevel m_namespaces;
    LandlockLevel m_landlock;
    PlainLevel m_plain;
    LevelFacts m_facts;
};

} // namespace sandpad::runner
