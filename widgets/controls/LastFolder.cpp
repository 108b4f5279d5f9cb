#include "widgets/controls/LastFolder.h"

#include <QDir>
#include <QFileDialog>

namespace sandpad::widgets {

void beginInLastFolder(QFileDialog &dialog)
{
    static QString last;
    if (QDir(last).exists() && !last.isEmpty())
        dialog.setDirectory(last);
    QObject::connect(&dialog, &QFileDialog::accepted, &dialog, [&dialog] {
        const bool isFolder = dialog.fileMode() == QFileDialog::Directory;
        const QString chosen = dialog.selectedFiles().value(0);
        if (!chosen.isEmpty())
            last = isFolder ? chosen : QFileInfo(chosen).absolutePath();
    });
}

} // namespace sandpad::widgets
