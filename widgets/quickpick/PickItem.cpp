#include "widgets/quickpick/PickItem.h"

namespace sandpad::widgets {

namespace {

    enum Rank : int
    {
        kWhole = -1,
        kBegin,
        kBeginOfWord,
        kAnywhere,
        kInAlias,
        kInDetail,
        kInLine,
    };

    QStringList wordsOf(const QString &typed)
    {
        return typed.split(u' ', Qt::SkipEmptyParts);
    }

    bool beginsWord(const QString &text, qsizetype at)
    {
        return at == 0 || !text[at - 1].isLetterOrNumber();
    }

    /// Where the word stands best.
    std::pair<qsizetype, int> placeOf(const QString &word, const QString &text)
    {
        const qsizetype first = text.indexOf(word, 0, Qt::CaseInsensitive);
        if (first <= 0)
            return { first, kBegin };
        for (qsizetype at = first; at >= 0; at = text.indexOf(word, at + 1, Qt::CaseInsensitive)) {
            if (beginsWord(text, at))
                return { at, kBeginOfWord };
        }
        return { first, kAnywhere };
    }

} // namespace

std::optional<PickMatch> pickMatch(const QString &typed, const PickItem &item, const QString &line)
{
    PickMatch match;
    for (const QString &word : wordsOf(typed)) {
        const auto [at, rank] = placeOf(word, item.text);
        if (at >= 0) {
            match.rank += rank;
            match.marks.append({ at, word.size() });
        } else if (item.alias.contains(word, Qt::CaseInsensitive)) {
            match.rank += kInAlias;
        } else if (item.detail.contains(word, Qt::CaseInsensitive)) {
            match.rank += kInDetail;
        } else if (const qsizetype found = placeOf(word, line).first; found >= 0) {
            match.rank += kInLine;
            match.line = line;
            match.lineMarks.append({ found, word.size() });
        } else {
            return std::nullopt;
        }
    }
    if (item.text.compare(typed.trimmed(), Qt::CaseInsensitive) == 0)
        match.rank = kWhole;
    return match;
}

QStringList wordsBeside(const QString &typed, const PickItem &item)
{
    QStringList words = wordsOf(typed);
    words.removeIf([&item](const QString &word) {
        return item.text.contains(word, Qt::CaseInsensitive)
            || item.alias.contains(word, Qt::CaseInsensitive)
            || item.detail.contains(word, Qt::CaseInsensitive);
    });
    return words;
}

} // namespace sandpad::widgets
