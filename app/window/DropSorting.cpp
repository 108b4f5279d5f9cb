#include "app/window/DropSorting.h"

#include "app/review/AnswerSource.h"
#include "app/session/Scratch.h"

#include <QFileInfo>

namespace sandpad::app {

SortedDrop sorted(const QStringList &paths, const QList<runner::LanguageInfo> &languages,
                  DropPlace place)
{
    SortedDrop drop;
    for (const QString &path : paths) {
        const bool isSource =
            isAnswerFile(path) || !languageNamed(languages, QFileInfo(path).suffix()).id.isEmpty();
        (isSource && place != DropPlace::Output ? drop.sources : drop.inputs).append(path);
    }
    return drop;
}

} // namespace sandpad::app
