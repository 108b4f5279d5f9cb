#include "app/session/SessionFolder.h"

#include "app/session/AtomicFile.h"
#include "app/session/FileNames.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <utility>

namespace sandpad::app {

namespace {

    const QString kIndex = QStringLiteral("sandpad.json");
    const QString kKept = QStringLiteral("/.kept");

} // namespace

SessionFolder::SessionFolder(const QString &path, const QList<runner::LanguageInfo> &languages)
    : m_path(path)
    , m_languages(languages)
{ }

QString SessionFolder::keptFolder(const QString &id) const
{
    return m_path + kKept + u'/' + id;
}

SessionFolder::Stamp SessionFolder::stampOf(const QString &file) const
{
    const QFileInfo info(pathOf(file));
    return info.isFile() ? Stamp { .modified = info.lastModified(), .size = info.size() }
                         : Stamp {};
}

QString SessionFolder::endingOf(const StoredPage &page) const
{
    const auto *scratch = std::get_if<Scratch>(&page);
    if (!scratch)
        return QStringLiteral("md");
    const runner::LanguageInfo language = languageNamed(m_languages, scratch->languageId);
    return language.extensions.value(0, QStringLiteral("txt"));
}

QString SessionFolder::freeFile(const KeptPage &kept, const QStringList &alsoTaken) const
{
    QStringList taken = alsoTaken;
    for (const auto &[id, known] : m_pages.asKeyValueRange()) {
        if (id != idOf(kept.page))
            taken.append(known.file);
    }
    taken.append(kIndex);
    const QString folder =
        kept.closed.isValid() ? QString::fromLatin1(kClosedFolder) + u'/' : QString();
    const QString ending = endingOf(kept.page);
    return folder + freeFileName(fileStem(kept.name, ending), ending, [&](const QString &name) {
               // Many file systems do not tell small letters from large ones.
               return taken.contains(folder + name, Qt::CaseInsensitive)
                   || QFileInfo::exists(pathOf(folder + name));
           });
}

bool SessionFolder::isPlaced(const KeptPage &kept, const QString &file) const
{
    const bool isInClosed = file.contains(u'/');
    const QString ending = endingOf(kept.page);
    return isInClosed == kept.closed.isValid()
        && isCalled(QFileInfo(file).fileName(), fileStem(kept.name, ending), ending);
}

runner::Result<void> SessionFolder::writeText(const KeptPage &kept)
{
    if (!kept.unread.isEmpty())
        return {};
    OnDisk &known = m_pages[idOf(kept.page)];
    const QByteArray &text = textOf(kept.page);
    const Stamp stamp = known.file.isEmpty() ? Stamp {} : stampOf(known.file);
    const bool isThere = stamp.size >= 0;
    if (isThere && known.text == text)
        return {};
    if (!isThere)
        known.file = freeFile(kept); // the same again, unless a folder lies there now
    else if (stamp != known.stamp)
        QFile::rename(pathOf(known.file), pathOf(freeFile(kept))); // somebody's; it is kept, too
    if (const auto written = replaceFile(pathOf(known.file), text); !written)
        return written;
    known.text = text;
    known.stamp = stampOf(known.file);
    return {};
}

QHash<QString, QString> SessionFolder::neededMoves(const Session &session) const
{
    QHash<QString, QString> moves;
    for (const KeptPage &kept : session.open + session.closed) {
        const QString id = idOf(kept.page);
        if (kept.unread.isEmpty() && !isPlaced(kept, m_pages[id].file))
            moves.insert(id, freeFile(kept, moves.values()));
    }
    return moves;
}

QList<IndexEntry> SessionFolder::entries(const QList<KeptPage> &pages,
                                         const QHash<QString, QString> &moves) const
{
    QList<IndexEntry> entries;
    for (const KeptPage &kept : pages) {
        const QString id = idOf(kept.page);
        const QString now = m_pages[id].file;
        entries.append({ .file = moves.value(id, now),
                         .before = moves.contains(id) ? now : QString(),
                         .page = kept });
    }
    return entries;
}

runner::Result<void> SessionFolder::writeIndex(const Session &session,
                                               const QHash<QString, QString> &moves)
{
    const QByteArray bytes = indexBytes({ .open = entries(session.open, moves),
                                          .closed = entries(session.closed, moves),
                                          .window = session.window });
    if (bytes == m_index)
        return {};
    const auto written = replaceFile(pathOf(kIndex), bytes);
    if (written)
        m_index = bytes;
    return written;
}

runner::Result<void> SessionFolder::move(const QHash<QString, QString> &moves)
{
    for (const auto &[id, target] : moves.asKeyValueRange()) {
        QFile file(pathOf(m_pages[id].file));
        if (!file.rename(pathOf(target)))
            return runner::fail(runner::ErrorCode::System, file.errorString());
        m_pages[id].file = target;
        m_pages[id].stamp = stampOf(target);
    }
    for (const char *folder : { "", kClosedFolder })
        syncFolder(pathOf(QString::fromLatin1(folder)));
    return {};
}

void SessionFolder::removeAllBut(const Session &session)
{
    for (const QString &id : m_pages.keys()) {
        if (session.has(id))
            continue;
        const QString path = pathOf(m_pages.take(id).file);
        QFile file(path);
        // An empty file is nothing that anybody would want back.
        const bool isWorth = file.size() > 0;
        if (!isWorth || !file.moveToTrash())
            QFile::remove(path);
        QDir(keptFolder(id)).removeRecursively();
    }
}

runner::Result<void> SessionFolder::hold(const Session &session)
{
    QDir().mkpath(pathOf(QString::fromLatin1(kClosedFolder)));
    runner::Result<void> texts;
    for (const KeptPage &kept : session.open + session.closed) {
        // One that cannot be written keeps nobody else from the disk.
        if (auto written = writeText(kept); !written)
            texts = std::move(written);
    }
    if (const auto moves = neededMoves(session); !moves.isEmpty()) {
        if (const auto told = writeIndex(session, moves); !told)
            return told;
        if (const auto moved = move(moves); !moved)
            return moved;
    }
    if (const auto written = writeIndex(session, {}); !written || !texts)
        return written ? texts : written;
    removeAllBut(session);
    return {};
}

QStringList SessionFolder::ownFiles() const
{
    QStringList files { kIndex };
    for (const OnDisk &known : m_pages)
        files.append(known.file);
    return files;
}

} // namespace sandpad::app
