#include "runner/history/RunQuery.h"

namespace sandpad::runner {

namespace {

    constexpr qsizetype kTrigram = 3;
    constexpr qsizetype kMostWords = 16;

    /// A word as FTS5 takes it literally, whatever it holds.
    QString quoted(QString word)
    {
        return u'"' + word.replace(u'"', QStringLiteral("\"\"")) + u'"';
    }

    /// A word as LIKE takes it literally.
    QString pattern(QString word)
    {
        word.replace(u'\\', QStringLiteral("\\\\"));
        word.replace(u'%', QStringLiteral("\\%"));
        word.replace(u'_', QStringLiteral("\\_"));
        return u'%' + word + u'%';
    }

    QString cleaned(const QString &text)
    {
        return QString(text).replace(QChar::Null, u' ').left(1000);
    }

    void addText(const QString &text, QStringList &parts, QVariantList &values)
    {
        QStringList words = cleaned(text).split(u' ', Qt::SkipEmptyParts);
        words.resize(std::min(words.size(), kMostWords));
        QStringList indexed;
        for (const QString &word : words) {
            // The index holds every three characters in a row; shorter words are looked for.
            if (word.toUcs4().size() >= kTrigram)
                indexed.append(quoted(word));
        }
        if (!indexed.isEmpty()) {
            parts.append(QStringLiteral("id IN (SELECT rowid FROM texts WHERE texts MATCH ?)"));
            values.append(indexed.join(u' '));
        }
        for (const QString &word : words) {
            if (word.toUcs4().size() >= kTrigram)
                continue;
            parts.append(QStringLiteral("id IN (SELECT rowid FROM texts WHERE code LIKE ? ESCAPE "
                                        "'\\' OR output LIKE ? ESCAPE '\\')"));
            values << pattern(word) << pattern(word);
        }
    }

} // namespace

SqlCondition conditionOf(const RunQuery &query)
{
    QStringList parts { QStringLiteral("1") };
    QVariantList values;
    if (!query.scratchId.isEmpty()) {
        parts.append(QStringLiteral("scratch = ?"));
        values.append(query.scratchId);
    }
    if (!query.languageId.isEmpty()) {
        parts.append(QStringLiteral("language = ?"));
        values.append(query.languageId);
    }
    if (query.ending) {
        parts.append(QStringLiteral("ending = ?"));
        values.append(QString::fromLatin1(wordOf(*query.ending, kEndings)));
    }
    addText(query.text, parts, values);
    return { .text = parts.join(QStringLiteral(" AND ")), .values = values };
}

} // namespace sandpad::runner
