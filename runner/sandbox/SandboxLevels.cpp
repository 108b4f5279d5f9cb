#include "runner/sandbox/SandboxLevels.h"

#include "runner/sandbox/ControlGroup.h"

namespace sandpad::runner {

SandboxLevels::SandboxLevels(LevelFacts facts)
{
    publish(std::move(facts));
}

void SandboxLevels::publish(LevelFacts facts)
{
    m_facts = std::move(facts);
    m_namespaces.setUsesOverlays(m_facts.usesOverlays);
}

Result<std::unique_ptr<Sandbox>> SandboxLevels::start(std::optional<IsolationLevel> wish,
                                                      const SandboxSpec &spec) const
{
    SandboxSpec asked = spec;
    if (!wish)
        asked.weakerBecause = m_facts.namespacesRefused;
    auto launch = find(wish.value_or(strongest())).prepare(asked);
    if (!launch)
        return std::unexpected(launch.error());
    if (m_facts.groupsRefused.isEmpty())
        ControlGroup::wrap(*launch, spec);
    return std::make_unique<Sandbox>(std::move(*launch));
}

const SandboxLevel &SandboxLevels::find(IsolationLevel level) const
{
    switch (level) {
    case IsolationLevel::Namespaces:
        return m_namespaces;
    case IsolationLevel::Landlock:
        return m_landlock;
    case IsolationLevel::None:
        return m_plain;
    }
    Q_UNREACHABLE_RETURN(m_namespaces);
}

IsolationLevel SandboxLevels::strongest() const
{
    return m_facts.namespacesRefused.isEmpty() ? IsolationLevel::Namespaces
                                               : IsolationLevel::Landlock;
}

QList<IsolationLevel> SandboxLevels::confining()
{
    return { IsolationLevel::Namespaces, IsolationLevel::Landlock };
}

} // namespace sandpad::runner
