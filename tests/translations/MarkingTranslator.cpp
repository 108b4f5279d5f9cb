#include "tests/translations/MarkingTranslator.h"

#include <QRegularExpression>

namespace {

constexpr QChar kOpen = u'⟦';
constexpr QChar kClose = u'⟧';

} // namespace

QString MarkingTranslator::translate(const char *context, const char *source, const char *comment,
                                     int n) const
{
    Q_UNUSED(context)
    Q_UNUSED(n)
    // The name of the language itself is part of a file's name.
    if (comment && QLatin1StringView(comment).startsWith(QLatin1String("the language of this")))
        return QString::fromUtf8(source);
    return kOpen + QString::fromUtf8(source) + kClose;
}

QString outsideOfMarks(const QString &text)
{
    QString rest;
    int depth = 0;
    for (const QChar c : text) {
        if (c == kClose)
            --depth;
        else if (c == kOpen)
            ++depth;
        else if (depth == 0)
            rest += c;
    }
    return rest;
}

QString unmarked(const QString &text)
{
    static const QRegularExpression markup(QStringLiteral("<style>[^<]*</style>|</?\\w[^>]*>"));
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    const QString rest = outsideOfMarks(QString(text).remove(markup));
    return rest.contains(word) ? rest.simplified() : QString();
}
