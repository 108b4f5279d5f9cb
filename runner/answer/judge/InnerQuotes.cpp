#include "runner/answer/judge/InnerQuotes.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    /// Is it a word, and none that the language has for a value?
    bool isBareWord(const QString &text)
    {
        static const QRegularExpression word(
            QStringLiteral(R"(^(?!(?:true|false|null|None|True|False|undefined|NaN)$)\p{L})"),
            QRegularExpression::UseUnicodePropertiesOption);
        return text.contains(word);
    }

} // namespace

QString withoutInnerQuotes(const QString &text)
{
    static const QRegularExpression quoted(
        QStringLiteral(R"x((?<!\w)(?|'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`)(?!\w))x"));
    QString bare;
    qsizetype done = 0;
    qsizetype depth = 0;
    const auto goTo = [&](qsizetype end) {
        const QString part = text.sliced(done, end - done);
        for (const QChar c : part)
            depth += QStringView(u"([{").contains(c) ? 1 : QStringView(u")]}").contains(c) ? -1 : 0;
        bare += part;
        done = end;
    };
    for (auto at = quoted.globalMatch(text); at.hasNext();) {
        const auto match = at.next();
        goTo(match.capturedStart());
        const QString inner = match.captured(1);
        const bool isBare = depth > 0 ? isBareWord(inner) : !inner.isEmpty();
        bare += isBare ? inner : match.captured();
        done = match.capturedEnd();
    }
    goTo(text.size());
    return bare;
}

} // namespace sandpad::runner
