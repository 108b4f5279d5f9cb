#include "runner/answer/judge/Slip.h"

#include "runner/answer/judge/Tokens.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// The words and numbers of a text.
    QList<Token> piecesOf(const QString &text)
    {
        QList<Token> pieces = tokensOf(text);
        pieces.removeIf([](const Token &token) { return token.kind == TokenKind::Mark; });
        return pieces;
    }

    bool areSame(const QList<Token> &a, const QList<Token> &b)
    {
        QStringList texts;
        QStringList others;
        for (qsizetype i = 0; i < a.size(); ++i) {
            texts.append(a[i].text);
            others.append(b[i].text);
        }
        std::ranges::sort(texts);
        std::ranges::sort(others);
        return texts == others;
    }

} // namespace

bool isSlip(const QString &claimed, const QString &actual)
{
    const QList<Token> told = piecesOf(claimed.trimmed());
    const QList<Token> real = piecesOf(actual.trimmed());
    if (actual.trimmed().contains(u'\n') || told.size() != real.size() || told.size() < 2)
        return false;
    if (areSame(told, real))
        return true;
    constexpr qsizetype kFewest = 3; // pieces, of which one may be another number
    qsizetype different = 0;
    for (qsizetype i = 0; i < real.size(); ++i) {
        if (told[i].text == real[i].text)
            continue;
        if (told[i].kind != TokenKind::Number || real[i].kind != TokenKind::Number)
            return false;
        ++different;
    }
    return different == 1 && told.size() >= kFewest;
}

} // namespace sandpad::runner
