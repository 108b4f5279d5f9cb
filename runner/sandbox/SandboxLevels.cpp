#include "runner/sandbox/SandboxLevels.h"

namespace sandpad::runner {

Result<std::unique_ptr<Sandbox>> SandboxLevels::start(std::optional<IsolationLevel> wish,
                                                      const SandboxSpec &spec) const
{
    const IsolationLevel wanted = wish.value_or(IsolationLevel::Namespaces);
    const SandboxLevel *level = find(wanted);
    if (!level)
        return fail(ErrorCode::Unsupported,
                    QStringLiteral("This version of Sandpad does not have the isolation level %1; "
                                   "choose namespaces.")
                        .arg(name(wanted)));
    auto launch = level->prepare(spec);
    if (!launch)
        return std::unexpected(launch.error());
    return std::make_unique<Sandbox>(std::move(*launch));
}

const SandboxLevel *SandboxLevels::find(IsolationLevel level) const
{
    if (level == m_namespaces.level())
        return &m_namespaces;
    if (level == m_plain.level())
        return &m_plain;
    return nullptr;
}

} // namespace sandpad::runner
