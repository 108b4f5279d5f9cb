#include "app/session/AbandonedSession.h"

#include "app/session/OldSession.h"
#include "app/session/SessionFolder.h"

#include <QDir>
#include <QFile>

namespace sandpad::app {

namespace {

    const QString kOldLock = QStringLiteral("/lock");

    void readTexts(QList<KeptPage> &pages, const QString &folder)
    {
        for (KeptPage &kept : pages) {
            QFile file(folder + u'/' + kept.unread);
            if (!kept.unread.isEmpty() && file.open(QIODevice::ReadOnly))
                setText(kept.page, file.readAll());
            kept.unread.clear();
        }
    }

    void readOld(AbandonedSession &found, const QList<runner::LevelInfo> &levels)
    {
        OldSession old = readOldSession(found.folder, levels);
        found.session = std::move(old.session);
        found.files = std::move(old.files);
        found.keptFolder = [folder = found.folder](const QString &id) {
            return oldKeptFolder(folder, id);
        };
    }

    void readNew(AbandonedSession &found, const QList<runner::LanguageInfo> &languages,
                 const QList<runner::LevelInfo> &levels)
    {
        SessionFolder folder(found.folder, languages);
        found.session = folder.read(levels);
        found.files = folder.ownFiles();
        readTexts(found.session.closed, found.folder);
        found.keptFolder = [folder](const QString &id) { return folder.keptFolder(id); };
    }

} // namespace

std::vector<AbandonedSession> abandonedSessions(const QString &root, const QString &own,
                                                const QList<runner::LanguageInfo> &languages,
                                                const QList<runner::LevelInfo> &levels)
{
    std::vector<AbandonedSession> sessions;
    for (const QFileInfo &info :
         QDir(root).entryInfoList({ QStringLiteral("session"), QStringLiteral("session-*"),
                                    QStringLiteral("scratches-*") },
                                  QDir::Dirs | QDir::NoSymLinks, QDir::Name)) {
        AbandonedSession found { .folder = info.filePath(),
                                 .session = {},
                                 .isOld = info.fileName().startsWith(QLatin1String("session")),
                                 .files = {},
                                 .keptFolder = {},
                                 .lock = {} };
        if (found.folder == own)
            continue;
        found.lock = std::make_unique<QLockFile>(
            found.folder + (found.isOld ? kOldLock : QString::fromLatin1(kLockName)));
        found.lock->setStaleLockTime(0);
        if (!found.lock->tryLock(0))
            continue;
        if (found.isOld)
            readOld(found, levels);
        else
            readNew(found, languages, levels);
        sessions.push_back(std::move(found));
    }
    return sessions;
}

void removeFiles(const AbandonedSession &session)
{
    for (const QString &file : session.files)
        QFile::remove(session.folder + u'/' + file);
    session.lock->unlock();
    const QDir folder(session.folder);
    for (const char *below : { kClosedFolder, ".kept", "" })
        folder.rmdir(folder.filePath(QString::fromLatin1(below)));
}

} // namespace sandpad::app
