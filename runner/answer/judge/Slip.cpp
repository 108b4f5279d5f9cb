#include "runner/answer/judge/Slip.h"

#include "runner/answer/judge/Tokens.h"

#include <QRegularExpression>

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

    /// Is one of two words a part of the other one, as of a text that was cut wrongly?
    bool isPart(const QString &a, const QString &b)
    {
        constexpr qsizetype kFewest = 3; // letters
        return std::min(a.size(), b.size()) >= kFewest
            && (a.contains(b, Qt::CaseInsensitive) || b.contains(a, Qt::CaseInsensitive));
    }

    /// Are the marks of two texts the same, as they are in a sentence? "Status message" is not
    /// "Status: done", and a path is another one on each machine.
    bool haveSameMarks(const QString &a, const QString &b)
    {
        static const QRegularExpression path(QStringLiteral(R"([/\\@])"));
        static const QRegularExpression quotes(QStringLiteral("['\"`]"));
        const auto marksOf = [](const QString &text) {
            QString marks;
            for (const Token &token : tokensOf(QString(text).remove(quotes)))
                marks += token.kind == TokenKind::Mark ? token.text : QString();
            return marks;
        };
        return !a.contains(path) && marksOf(a) == marksOf(b);
    }

    bool differInOneLetter(const QString &a, const QString &b)
    {
        qsizetype different = 0;
        for (qsizetype i = 0; i < std::min(a.size(), b.size()); ++i)
            different += a[i] == b[i] ? 0 : 1;
        return a.size() == b.size() && different == 1;
    }

    /// May one word of a line stand for another one behind the same words? Of two words, "User
    /// object" for "User Al", it may only be a slip of the pen.
    bool isOtherWord(const QList<Token> &told, const QList<Token> &real, qsizetype at)
    {
        return told[at].kind == TokenKind::Word && real[at].kind == TokenKind::Word && at > 0
            && (told.size() > 2 || differInOneLetter(told[at].text, real[at].text));
    }

} // namespace

bool isSlip(const QString &claimed, const QString &actual)
{
    // Only capitals differ.
    const QList<Token> told = piecesOf(claimed.trimmed());
    const QList<Token> real = piecesOf(actual.trimmed());
    if (actual.trimmed().contains(u'\n') || told.size() != real.size() || told.isEmpty())
        return false;
    if (told.size() == 1)
        return isPart(told.first().text, real.first().text);
    if (areSame(told, real))
        return true;
    constexpr qsizetype kFewest = 3; // pieces, of which one may be another number
    qsizetype different = 0;
    bool isWord = false;
    for (qsizetype i = 0; i < real.size(); ++i) {
        if (told[i].text == real[i].text)
            continue;
        const bool isNumber =
            told[i].kind == TokenKind::Number && real[i].kind == TokenKind::Number;
        isWord = isOtherWord(told, real, i) && haveSameMarks(claimed, actual);
        if (!isNumber && !isWord)
            return false;
        ++different;
    }
    return different == 1 && (isWord || told.size() >= kFewest);
}

bool isNear(const QString &claimed, const QString &actual)
{
    static const QStringList kTruths { QStringLiteral("True"), QStringLiteral("False"),
                                       QStringLiteral("true"), QStringLiteral("false") };
    const QList<Token> told = piecesOf(claimed);
    const QList<Token> real = piecesOf(actual);
    const auto isOf = [](const QList<Token> &pieces, TokenKind kind) {
        return pieces.size() == 1 && pieces.first().kind == kind;
    };
    if (isOf(told, TokenKind::Number) && isOf(real, TokenKind::Number))
        return true;
    if (isOf(told, TokenKind::Word) && isOf(real, TokenKind::Word))
        return told.first().text.compare(real.first().text, Qt::CaseInsensitive) == 0
            || (kTruths.contains(told.first().text) && kTruths.contains(real.first().text));
    QStringList left;
    for (const Token &token : real)
        left.append(token.text);
    // Words about the value may follow it.
    const QList<Token> value = told.first(std::min(told.size(), real.size() + 1));
    const auto common = std::ranges::count_if(
        value, [&left](const Token &token) { return left.removeOne(token.text); });
    return common > 0 && 2 * common >= real.size();
}

} // namespace sandpad::runner
