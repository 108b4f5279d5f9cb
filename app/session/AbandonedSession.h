#pragma once

#include "app/session/KeptPage.h"
#include "runner/model/LanguageInfo.h"
#include "runner/model/LevelInfo.h"

#include <QLockFile>

#include <functional>
#include <memory>
#include <vector>

namespace sandpad::app {

/// A session in a folder that no window has open: as Sandpad 0.2 kept it, or of a window that was
/// open beside the first. It stays locked until this is gone.
struct AbandonedSession
{
    QString folder;
    Session session; ///< with all texts
    bool isOld = false; ///< in the layout of Sandpad 0.2
    QStringList files; ///< those that were read, below the folder
    std::function<QString(const QString &id)> keptFolder;
    std::unique_ptr<QLockFile> lock;
};

/// Those below `root` but for the folder `own`.
[[nodiscard]] std::vector<AbandonedSession>
abandonedSessions(const QString &root, const QString &own,
                  const QList<runner::LanguageInfo> &languages,
                  const QList<runner::LevelInfo> &levels);

/// Removes what was read, and the folder where nothing else lies in it. Call it when all of it is
/// on disk elsewhere.
void removeFiles(const AbandonedSession &session);

} // namespace sandpad::app
