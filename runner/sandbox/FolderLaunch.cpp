#include "runner/sandbox/FolderLaunch.h"

#include "runner/model/OwnProgram.h"
#include "runner/model/Say.h"
#include "runner/sandbox/InitProgram.h"

#include <QFile>

#include <fcntl.h>

namespace sandpad::runner {

Result<Launch> folderLaunch(const SandboxSpec &spec)
{
    const auto account = accountFor(spec.runAs);
    if (!account)
        return std::unexpected(account.error());
    const auto initPath = ownProgram(kInitProgram);
    if (!initPath)
        return std::unexpected(initPath.error());
    Launch launch;
    launch.runAs = *account;
    auto folder = RunFolder::make(launch.runAs);
    if (!folder)
        return std::unexpected(folder.error());
    launch.folder = std::move(*folder);
    launch.paths = GuestPaths::below(launch.folder->path());
    launch.setup = makeSetup(spec, launch.paths, false);
    // The init is executed through a descriptor: an unprivileged user may not reach its folder.
    guest::UniqueFd init(::open(QFile::encodeName(*initPath).constData(), O_RDONLY | O_CLOEXEC));
    if (!init.isOpen())
        return fail(ErrorCode::NotReadable, Say::tr("%1 cannot be read.").arg(*initPath));
    launch.program = QStringLiteral("/proc/self/fd/%1").arg(Launch::kFirstDescriptor);
    launch.descriptors.push_back(std::move(init));
    return launch;
}

} // namespace sandpad::runner
