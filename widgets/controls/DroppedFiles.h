#pragma once

#include <QMimeData>
#include <QStringList>
#include <QUrl>

namespace sandpad::widgets {

/// The paths of local files among the dragged data.
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
