#pragma once

#include "app/session/KeptPage.h"
#include "runner/model/LevelInfo.h"

#include <QStringList>

namespace sandpad::app {

/// A session as Sandpad 0.2 kept it: for each scratch ID.code and ID.json, for each review
/// ID.answer and ID.json, and session.json. Nothing is changed.
struct OldSession
{
    Session session;
    QStringList files; ///< those that are read, by name
};

[[nodiscard]] OldSession readOldSession(const QString &folder,
                                        const QList<runner::LevelInfo> &levels);
/// The folder of files that a scratch kept from run to run.
[[nodiscard]] QString oldKeptFolder(const QString &folder, const QString &id);

} // namespace sandpad::app
