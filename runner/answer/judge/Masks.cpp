#include "runner/answer/judge/Masks.h"

#include <QDateTime>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// When two runs have the same sequence of pieces, each piece that differs becomes open for
    /// others of its kind. False when the sequences differ.
    bool maskSideBySide(QList<Token> &tokens, const QList<Token> &others)
    {
        const auto isPiece = [](const Token &token) {
            return token.kind != TokenKind::Mark && token.kind != TokenKind::Any;
        };
        if (tokens.size() != others.size())
            return false;
        for (qsizetype i = 0; i < tokens.size(); ++i) {
            if (tokens[i].text != others[i].text && (!isPiece(tokens[i]) || !isPiece(others[i])))
                return false;
        }
        for (qsizetype i = 0; i < tokens.size(); ++i) {
            if (tokens[i].text == others[i].text)
                continue;
            const bool isNumber = others[i].kind == TokenKind::Number
                && (tokens[i].kind == TokenKind::Number || tokens[i].kind == TokenKind::AnyNumber);
            tokens[i].kind = isNumber ? TokenKind::AnyNumber : TokenKind::AnyPiece;
        }
        return true;
    }

    /// For other outputs: tokens that are not in both become open for anything.
    void maskUncommon(QList<Token> &tokens, const QList<Token> &others)
    {
        const CommonTokens common = commonTokens(tokens, others);
        for (qsizetype i = 0; i < tokens.size(); ++i) {
            if (!common.a[i])
                tokens[i].kind = TokenKind::Any;
        }
        // The other run has something there that this one lacks, so both neighbours become open.
        qsizetype at = 0;
        for (qsizetype j = 0; j < others.size(); ++j) {
            if (common.b[j]) {
                while (at < tokens.size() && !common.a[at])
                    ++at;
                ++at;
            } else if ((at == 0 || common.a[at - 1]) && (at >= tokens.size() || common.a[at])
                       && !tokens.isEmpty()) {
                tokens[std::min(at, tokens.size() - 1)].kind = TokenKind::Any;
            }
        }
    }

    /// The tokens that a pattern's first group captured.
    std::ranges::subrange<QList<Token>::iterator> tokensIn(QList<Token> &tokens,
                                                           const QRegularExpressionMatch &match)
    {
        return { std::ranges::lower_bound(tokens, match.capturedStart(), {}, &Token::start),
                 std::ranges::lower_bound(tokens, match.capturedEnd(), {}, &Token::start) };
    }

} // namespace

QList<Token> masked(const QStringList &actuals)
{
    QList<Token> tokens = tokensOf(actuals.first());
    for (const QString &other : actuals.sliced(1)) {
        if (other == actuals.first())
            continue;
        const QList<Token> others = tokensOf(other);
        if (!maskSideBySide(tokens, others))
            maskUncommon(tokens, others);
    }
    return tokens;
}

void maskToday(QList<Token> &tokens, const QString &text)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QStringList parts;
    for (const qint64 days : { -1, 0, 1 }) {
        const QDate day = now.date().addDays(days);
        parts << QString::number(day.year()) << QLocale::c().dayName(day.dayOfWeek())
              << QLocale::c().dayName(day.dayOfWeek(), QLocale::ShortFormat)
              << QLocale::c().monthName(day.month())
              << QLocale::c().monthName(day.month(), QLocale::ShortFormat);
    }
    for (Token &token : tokens) {
        if (parts.contains(token.text))
            token.kind =
                token.kind == TokenKind::Number ? TokenKind::AnyNumber : TokenKind::AnyPiece;
    }
    static const QRegularExpression moment(QStringLiteral(
        R"(\d{4}-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?)"));
    for (auto at = moment.globalMatch(text); at.hasNext();) {
        for (Token &token : tokensIn(tokens, at.next())) {
            if (token.kind == TokenKind::Number)
                token.kind = TokenKind::AnyNumber;
        }
    }
}

void maskDurations(QList<Token> &tokens, const QString &text)
{
    // A whole number of seconds is more often slept than measured.
    static const QRegularExpression duration(
        QStringLiteral(
            R"((?:\b(?:elapsed|took|time|duration|runtime|seconds|dauer|laufzeit|zeit)\b[^\n\d]{0,40}\K\d+\.\d+(?:e[-+]?\d+)?\w{0,3}|(?<!\d)\d+\.\d+(?:e[-+]?\d+)?\s?(?:s|secs?|seconds?|sekunden)\b|(?<!\d)\d+(?:\.\d+)?\s?(?:ms|millis|milliseconds?|[uµμ]s|microseconds?|ns)\b))"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    for (auto at = duration.globalMatch(text); at.hasNext();) {
        for (Token &token : tokensIn(tokens, at.next())) {
            if (token.kind == TokenKind::Number)
                token.kind = TokenKind::AnyNumber;
            else if (token.kind == TokenKind::Word && token.text[0].isDigit())
                token.kind = TokenKind::AnyPiece; // 0.10s is three pieces, not a number
        }
    }
}

bool isOpen(const Token &token)
{
    return token.kind == TokenKind::Any || token.kind == TokenKind::AnyNumber
        || token.kind == TokenKind::AnyPiece || token.kind == TokenKind::Beginning;
}

} // namespace sandpad::runner
