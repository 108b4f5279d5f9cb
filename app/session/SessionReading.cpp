#include "app/session/FileNames.h"
#include "app/session/LineTitle.h"
#include "app/session/SessionFolder.h"
#include "runner/model/Prose.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

// SessionFolder: what it finds when Sandpad starts.
namespace sandpad::app {

namespace {

    constexpr qint64 kMostFoundBytes = 64LL << 20;

    struct ReadingTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::SessionFolder)
    };

    /// Nothing of a device or a pipe, which may have no end.
    QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                          : QByteArray();
    }

    /// Each file is of one page.
    QList<IndexEntry> withoutDoubles(const QList<IndexEntry> &entries, QSet<QString> &files,
                                     QSet<QString> &ids)
    {
        QList<IndexEntry> single;
        for (const IndexEntry &entry : entries) {
            const QString id = idOf(entry.page.page);
            if (files.contains(entry.file) || ids.contains(id))
                continue;
            files.insert(entry.file);
            ids.insert(id);
            single.append(entry);
        }
        return single;
    }

    /// What a person is told of files that were not where the list says.
    QString sentence(bool isIndexLost, const QString &folder, const QStringList &found,
                     const QStringList &gone)
    {
        QStringList sentences;
        const QString names = runner::listOf(found);
        if (isIndexLost && !found.isEmpty())
            sentences.append(
                ReadingTexts::tr("The list of the tabs was lost or damaged. What lies in "
                                 "%1 was opened: %2.")
                    .arg(folder, names));
        else if (!found.isEmpty())
            sentences.append(ReadingTexts::tr("Found in %1 and opened: %2.").arg(folder, names));
        if (!gone.isEmpty())
            sentences.append(
                ReadingTexts::tr("No longer in %1: %2.").arg(folder, runner::listOf(gone)));
        return runner::sentencesOf(sentences);
    }

} // namespace

void SessionFolder::readListed(const QList<IndexEntry> &entries, const QSet<QString> &listed,
                               Session &session, QStringList &gone)
{
    for (const IndexEntry &entry : entries) {
        QString file = entry.file;
        if (!QFileInfo(pathOf(file)).isFile() && !entry.before.isEmpty()
            && !listed.contains(entry.before) && !QFile::rename(pathOf(entry.before), pathOf(file)))
            file = entry.before;
        if (!QFileInfo(pathOf(file)).isFile()) {
            gone.append(entry.file);
            continue;
        }
        KeptPage kept = entry.page;
        const bool isOpen = !kept.closed.isValid();
        OnDisk known { .file = file, .text = {}, .stamp = stampOf(file) };
        if (isOpen) {
            known.text = contentOf(pathOf(file));
            setText(kept.page, known.text);
        } else {
            kept.unread = file;
        }
        m_pages.insert(idOf(kept.page), known);
        (isOpen ? session.open : session.closed).append(kept);
    }
}

KeptPage SessionFolder::pageOf(const QString &file) const
{
    const QFileInfo info(pathOf(file));
    KeptPage kept;
    if (file.contains(u'/')) {
        kept.closed = info.lastModified();
        kept.unread = file;
    }
    const QByteArray text = kept.unread.isEmpty() ? contentOf(info.filePath()) : QByteArray();
    kept.name = info.completeBaseName();
    const runner::LanguageInfo language = languageNamed(m_languages, info.suffix());
    // An answer is kept as Markdown, and more often meant than a text that shows it.
    if (language.id.isEmpty() || info.suffix() == QLatin1String("md")) {
        kept.page = freshReview(kept.name, text);
        return kept;
    }
    Scratch scratch = freshScratch(language, text);
    const QString ownTitle = lineTitle(text);
    scratch.isNamed = ownTitle.isEmpty()
        || !isCalled(info.fileName(), fileStem(ownTitle, info.suffix()), info.suffix());
    if (scratch.isNamed)
        scratch.title = kept.name;
    else
        kept.name = ownTitle;
    kept.page = scratch;
    return kept;
}

void SessionFolder::readUnlisted(const QString &folder, Session &session, QStringList &found)
{
    const QStringList own = ownFiles();
    const QSet<QString> known(own.begin(), own.end());
    for (const QFileInfo &info :
         QDir(pathOf(folder)).entryInfoList(QDir::Files | QDir::NoSymLinks, QDir::Name)) {
        const QString file = folder + info.fileName();
        const bool isOurs = info.suffix() == QLatin1String("md")
            || !languageNamed(m_languages, info.suffix()).id.isEmpty();
        if (!isOurs || known.contains(file) || info.size() > kMostFoundBytes)
            continue;
        const KeptPage kept = pageOf(file);
        m_pages.insert(idOf(kept.page),
                       { .file = file, .text = textOf(kept.page), .stamp = stampOf(file) });
        (kept.closed.isValid() ? session.closed : session.open).append(kept);
        found.append(info.fileName());
    }
}

void SessionFolder::removeKeptFilesBut(const Session &session) const
{
    const QFileInfo kept(keptFolder(QString()));
    for (const QString &id : QDir(kept.filePath()).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (!session.has(id))
            QDir(keptFolder(id)).removeRecursively();
    }
}

Session SessionFolder::read(const QList<runner::LevelInfo> &levels)
{
    const QString list = pathOf(ownFiles().first());
    const QByteArray bytes = contentOf(list);
    const auto index = indexFrom(bytes, levels);
    if (!index && QFileInfo::exists(list)) {
        const QString aside = list + QStringLiteral(".damaged");
        QFile::remove(aside);
        QFile::rename(list, aside);
    }
    m_pages.clear();
    m_index = index ? bytes : QByteArray();
    Session session;
    QStringList gone;
    if (index) {
        QSet<QString> files;
        QSet<QString> ids;
        const auto open = withoutDoubles(index->open, files, ids);
        const auto closed = withoutDoubles(index->closed, files, ids);
        readListed(open, files, session, gone);
        readListed(closed, files, session, gone);
        session.window = index->window;
    }
    QStringList found;
    readUnlisted({}, session, found);
    readUnlisted(QString::fromLatin1(kClosedFolder) + u'/', session, found);
    session.restored = sentence(!index, m_path, found, gone);
    return session;
}

} // namespace sandpad::app
