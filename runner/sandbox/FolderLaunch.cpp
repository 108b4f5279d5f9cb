#include "runner/sandbox/FolderLaunch.h"

#include "runner/sandbox/InitProgram.h"

#include <QDir>
#include <QFile>

#include <fcntl.h>
#include <unistd.h>

namespace sandpad::runner {

Result<Launch> folderLaunch(const SandboxSpec &spec, const QString &advice)
{
    const auto initPath = initProgramPath();
    if (!initPath)
        return std::unexpected(initPath.error());
    Launch launch;
    launch.folder =
        std::make_unique<QTemporaryDir>(QDir::tempPath() + QStringLiteral("/sandpad-run-XXXXXX"));
    if (!launch.folder->isValid())
        return fail(ErrorCode::System,
                    QStringLiteral("No temporary folder could be made: %1. %2")
                        .arg(launch.folder->errorString(), advice));
    launch.runAs = unprivilegedUid();
    const QByteArray folder = QFile::encodeName(launch.folder->path());
    if (launch.runAs && ::chown(folder.constData(), *launch.runAs, *launch.runAs) != 0)
        return fail(ErrorCode::System,
                    QStringLiteral("%1 could not be given to an unprivileged user.")
                        .arg(launch.folder->path()));
    launch.paths = GuestPaths::below(launch.folder->path());
    launch.setup = makeSetup(spec, launch.paths, false);
    // Through a descriptor, as the unprivileged user may not reach the program's folder.
    guest::UniqueFd init(::open(QFile::encodeName(*initPath).constData(), O_RDONLY | O_CLOEXEC));
    if (!init.isOpen())
        return fail(ErrorCode::NotReadable, QStringLiteral("%1 cannot be read.").arg(*initPath));
    launch.program = QStringLiteral("/proc/self/fd/%1").arg(Launch::kFirstDescriptor);
    launch.descriptors.push_back(std::move(init));
    return launch;
}

} // namespace sandpad::runner
