#pragma once

#include "app/session/SessionIndex.h"
#include "runner/model/Error.h"
#include "runner/model/LanguageInfo.h"

#include <QDateTime>
#include <QHash>
#include <QSet>
#include <QString>

namespace sandpad::app {

/// Below the folder; whoever has it locked may write there.
inline constexpr char kLockName[] = "/.lock";

/// A session as plain files: each scratch is a file of its language, each review a Markdown file,
/// called as its tab; those that were closed lie in a folder of their own. A list beside them has
/// what the files cannot tell. Used by one thread at a time.
///
/// Each step leaves the folder readable when the next one does not come: texts are written before
/// the list names them; the list says where a file goes before it goes there; a file is deleted
/// when no list names it. Files of the folder that the list does not name become tabs.
class SessionFolder
{
public:
    SessionFolder(const QString &path, const QList<runner::LanguageInfo> &languages);

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] QString keptFolder(const QString &id) const;
    /// What the folder holds. A list that cannot be read is set aside.
    [[nodiscard]] Session read(const QList<runner::LevelInfo> &levels);
    /// Makes the folder hold this session, and writes only what it does not hold already. A file
    /// that somebody changed since is taken away under another name before it would be written
    /// over. Pages that are no longer in the session go to the desktop's trash. Goes on where an
    /// earlier call failed.
    [[nodiscard]] runner::Result<void> hold(const Session &session);
    /// Removes the files that other pages have kept.
    void removeKeptFilesBut(const Session &session) const;
    /// The files of a session that was read, besides those that programs keep.
    [[nodiscard]] QStringList ownFiles() const;

private:
    struct Stamp
    {
        QDateTime modified;
        qint64 size = -1;

        bool operator==(const Stamp &) const = default;
    };

    /// What is known of a page's file.
    struct OnDisk
    {
        QString file; ///< below the folder
        QByteArray text;
        Stamp stamp; ///< when it was read or written last
    };

    [[nodiscard]] QString pathOf(const QString &file) const { return m_path + u'/' + file; }
    [[nodiscard]] Stamp stampOf(const QString &file) const;
    [[nodiscard]] QString endingOf(const StoredPage &page) const;
    /// A free one where the page's file shall lie; none of `alsoTaken`.
    [[nodiscard]] QString freeFile(const KeptPage &kept, const QStringList &alsoTaken = {}) const;
    [[nodiscard]] bool isPlaced(const KeptPage &kept, const QString &file) const;

    void readListed(const QList<IndexEntry> &entries, const QSet<QString> &listed, Session &session,
                    QStringList &gone);
    void readUnlisted(const QString &folder, Session &session, QStringList &found);
    [[nodiscard]] KeptPage pageOf(const QString &file) const;

    [[nodiscard]] runner::Result<void> writeText(const KeptPage &kept);
    [[nodiscard]] runner::Result<void> writeIndex(const Session &session,
                                                  const QHash<QString, QString> &moves);
    [[nodiscard]] QList<IndexEntry> entries(const QList<KeptPage> &pages,
                                            const QHash<QString, QString> &moves) const;
    [[nodiscard]] QHash<QString, QString> neededMoves(const Session &session) const;
    [[nodiscard]] runner::Result<void> move(const QHash<QString, QString> &moves);
    void removeAllBut(const Session &session);

    QString m_path;
    QList<runner::LanguageInfo> m_languages;
    QHash<QString, OnDisk> m_pages; ///< by id
    QByteArray m_index; ///< as it is on disk
};

} // namespace sandpad::app
