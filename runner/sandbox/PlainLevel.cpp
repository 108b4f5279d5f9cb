#include "runner/sandbox/PlainLevel.h"

#include "runner/sandbox/FolderLaunch.h"

namespace sandpad::runner {

QString PlainLevel::advice() const
{
    return QStringLiteral("Make sure that the folder for temporary files can be written.");
}

Result<Launch> PlainLevel::prepare(const SandboxSpec &spec) const
{
    auto launch = folderLaunch(spec);
    if (!launch)
        return launch;
    launch->setup.wantsLandlock = false;
    launch->setup.wantsSeccomp = false;
    launch->isolation = { .level = level(),
                          .layers = { { .name = QStringLiteral("namespaces, Landlock and seccomp"),
                                        .inForce = false,
                                        .reason = QStringLiteral("the level none was chosen") } } };
    return launch;
}

} // namespace sandpad::runner
