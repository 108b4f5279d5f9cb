#include "app/scratch/KeptFiles.h"

#include "runner/workspace/Background.h"
#include "runner/workspace/KeptFolder.h"

namespace sandpad::app {

void askKeptSize(QObject *asker, const QString &folder, const std::function<void(qint64)> &tell)
{
    runner::inBackground(asker, [folder] { return runner::KeptFolder(folder).sizeBytes(); }, tell);
}

void emptyKeptFiles(QObject *asker, const QString &folder)
{
    runner::inBackground(
        asker,
        [folder] {
            runner::KeptFolder(folder).empty();
            return true;
        },
        [](bool) {});
}

} // namespace sandpad::app
