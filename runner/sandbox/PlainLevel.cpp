#include "runner/sandbox/PlainLevel.h"

#include "runner/model/Say.h"
#include "runner/sandbox/FolderLaunch.h"

namespace sandpad::runner {

LevelInfo PlainLevel::info() const
{
    const QString badge = QStringLiteral(QT_TRANSLATE_NOOP("IsolationLevel", "Not isolated"));
    return {
        .level = IsolationLevel(QStringLiteral("none")),
        .choice = QStringLiteral(
            QT_TRANSLATE_NOOP("IsolationLevel", "None: the program may do whatever you may")),
        .badge = badge,
        .badgeWithGaps = badge,
        .use = LevelUse::OnRequest,
        .isolates = false,
        .canForbidNetwork = false,
    };
}

QString PlainLevel::advice() const
{
    return Say::tr("Make sure that the folder for temporary files can be written.");
}

Result<Launch> PlainLevel::prepare(const SandboxSpec &spec) const
{
    auto launch = folderLaunch(spec);
    if (!launch)
        return launch;
    launch->setup.wantsLandlock = false;
    launch->setup.wantsSeccomp = false;
    launch->isolation = { .level = level(),
                          .layers = { missingLayer(Layer::Confinement,
                                                   Say::tr("the level none has no protection")) } };
    return launch;
}

} // namespace sandpad::runner
