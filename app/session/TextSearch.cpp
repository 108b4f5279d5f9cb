#include "app/session/TextSearch.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace sandpad::app {

namespace {

    constexpr qint64 kMostOfOne = 1LL << 20;
    constexpr qint64 kMostOfAll = 64LL << 20;
    /// Words that stand farther from each other are not seen beside each other.
    constexpr qsizetype kWidest = 400;
    constexpr qsizetype kBefore = 30;
    constexpr qsizetype kBehind = 160;

    QByteArray beginOf(const SearchedText &searched)
    {
        if (searched.file.isEmpty())
            return searched.text.first(std::min<qsizetype>(searched.text.size(), kMostOfOne));
        // To open something else than a file may wait for ever.
        QFile file(searched.file);
        return QFileInfo(file).isFile() && file.open(QIODevice::ReadOnly) ? file.read(kMostOfOne)
                                                                          : QByteArray();
    }

    /// The part of a line with all the words; empty when it lacks one.
    QString partWith(QStringView line, const QStringList &words)
    {
        qsizetype from = line.size();
        qsizetype to = 0;
        for (const QString &word : words) {
            const qsizetype at = line.indexOf(word, 0, Qt::CaseInsensitive);
            if (at < 0)
                return {};
            from = std::min(from, at);
            to = std::max(to, at + word.size());
        }
        if (to - from > kWidest)
            return {};
        const qsizetype begin = std::max<qsizetype>(0, from - kBefore);
        const qsizetype end = std::min(line.size(), to + kBehind);
        const QString part = line.sliced(begin, end - begin).toString().simplified();
        return begin > 0 ? u'…' + part : part;
    }

} // namespace

std::optional<FoundLine> lineWith(const QByteArray &text, const QStringList &words)
{
    if (words.isEmpty())
        return std::nullopt;
    const QString all = QString::fromUtf8(text);
    for (qsizetype at = 0;;) {
        at = all.indexOf(words.first(), at, Qt::CaseInsensitive);
        if (at < 0)
            return std::nullopt;
        const qsizetype begin = all.lastIndexOf(u'\n', at) + 1;
        const qsizetype next = all.indexOf(u'\n', at);
        const qsizetype end = next < 0 ? all.size() : next;
        const QString part = partWith(QStringView(all).sliced(begin, end - begin).trimmed(), words);
        if (!part.isEmpty())
            return FoundLine { .number =
                                   static_cast<int>(QStringView(all).first(begin).count(u'\n')),
                               .text = part };
        at = end;
    }
}

TextSearch::TextSearch(QObject *parent)
    : QObject(parent)
    , m_isWanted(std::make_shared<std::atomic<bool>>(false))
{
    m_thread.setMaxThreadCount(1);
}

TextSearch::~TextSearch()
{
    *m_isWanted = false;
    m_thread.waitForDone();
}

void TextSearch::search(const QList<SearchedText> &texts, const Found &found)
{
    *m_isWanted = false;
    m_isWanted = std::make_shared<std::atomic<bool>>(true);
    m_thread.start([this, texts, found, isWanted = m_isWanted] {
        QHash<int, FoundLine> lines;
        qint64 searched = 0;
        for (const SearchedText &text : texts) {
            if (!*isWanted)
                return;
            const QByteArray begin = beginOf(text);
            searched += begin.size();
            if (searched > kMostOfAll)
                break;
            if (const auto line = lineWith(begin, text.words))
                lines.insert(text.number, *line);
        }
        QMetaObject::invokeMethod(
            this,
            [found, lines, isWanted] {
                if (*isWanted)
                    found(lines);
            },
            Qt::QueuedConnection);
    });
}

} // namespace sandpad::app
