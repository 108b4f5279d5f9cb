#pragma once

#include <QMimeData>
#include <QStringList>
#include <QUrl>

namespace sandpad::widgets {

/// The paths of this machine's files among what is dragged.
[[nodiscard]] inline QStringList droppedFiles(const QMimeData *data)
{
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

} // namespace sandpad::widgets
