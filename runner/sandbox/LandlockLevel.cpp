#include "runner/sandbox/LandlockLevel.h"

#include "runner/model/Say.h"
#include "runner/sandbox/FolderLaunch.h"
#include "runner/sandbox/SystemPaths.h"

#include <linux/landlock.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sandpad::runner {

namespace {

    bool kernelHasLandlock()
    {
        return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION)
            >= 1;
    }

    QList<IsolationLayer> layers(const SandboxSpec &spec)
    {
        QList<IsolationLayer> layers;
        // When nobody chose this level, the refused stronger levels are reported already.
        if (spec.isChosen)
            layers.append(
                missingLayer(Layer::Namespaces, Say::tr("the level landlock works without them")));
        return layers
            + QList<IsolationLayer> {
                  missingLayer(
                      Layer::PrivateProcessList,
                      Say::tr(
                          "names, arguments and times of other processes, and the network cards "
                          "and connections of the machine, can be seen in /proc")),
                  missingLayer(Layer::PrivateFileNames,
                               Say::tr("files outside cannot be opened, but their names, sizes and "
                                       "dates can be asked for where permissions allow")),
                  missingLayer(Layer::PrivateHostName, Say::tr("the machine's name can be read")),
              };
    }

    std::vector<std::string> readablePaths(const SandboxSpec &spec, const Launch &launch)
    {
        std::vector<std::string> paths { launch.paths.guest.toStdString() };
        // The links beside the file lead to /usr, and are followed without the folder.
        for (const QString &path : systemFolders() + systemFiles()
                 + QStringList { certificateFile() } + spec.readOnlyPaths)
            paths.push_back(path.toStdString());
        return paths;
    }

} // namespace

LevelInfo LandlockLevel::info() const
{
    // The level never has namespaces, so their absence is not a gap.
    const QString badge =
        QStringLiteral(QT_TRANSLATE_NOOP("IsolationLevel", "Isolated: Landlock, seccomp"));
    return {
        .level = IsolationLevel(QStringLiteral("landlock")),
        .choice = QStringLiteral(
            QT_TRANSLATE_NOOP("IsolationLevel", "Landlock only, without namespaces")),
        .badge = badge,
        .badgeWithGaps = badge,
        .allowsNamedSockets = false,
    };
}

QString LandlockLevel::advice() const
{
    return Say::tr("The level landlock takes Linux 5.13 or newer with Landlock among its "
                   "security modules (boot option lsm=...,landlock).");
}

Result<Launch> LandlockLevel::prepare(const SandboxSpec &spec) const
{
    if (!kernelHasLandlock())
        return fail(ErrorCode::Unsupported,
                    Say::tr("This kernel has no Landlock. %1").arg(advice()));
    if (spec.network == Network::On)
        return fail(ErrorCode::Unsupported,
                    Say::tr("The level landlock has no network: without a network of its "
                            "own a program could reach everything that this machine can. "
                            "Switch the network off."));
    auto launch = folderLaunch(spec);
    if (!launch)
        return launch;
    launch->setup.wantsNothingByName = true;
    launch->setup.sharesFiles = true;
    launch->setup.readablePaths = readablePaths(spec, *launch);
    launch->isolation = { .level = level(), .layers = layers(spec) };
    return launch;
}

} // namespace sandpad::runner
