#include "runner/answer/judge/Tokens.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace sandpad::runner {

namespace {

    /// The largest table that is made for comparing. Larger texts are compared more simply.
    constexpr qsizetype kMostCells = 16'000'000;

    bool isWordPart(QChar c)
    {
        return c.isLetterOrNumber() || c == u'_' || c.isMark();
    }

    /// The length of a pattern's match at a place. The pattern sees only the next `longest` units
    /// and the character behind them, because each match first checks its whole subject for valid
    /// text.
    qsizetype lengthAt(const QRegularExpression &pattern, const QString &text, qsizetype at,
                       qsizetype longest)
    {
        const QStringView rest = QStringView(text).sliced(at);
        QStringView part = rest.left(longest + 1);
        if (part.back().isHighSurrogate())
            part = rest.left(part.size() + 1);
        if (part.back().isHighSurrogate())
            part.chop(1);
        return pattern
            .matchView(part, 0, QRegularExpression::NormalMatch,
                       QRegularExpression::AnchorAtOffsetMatchOption)
            .capturedLength();
    }

    /// How far a number that begins here can reach: a sign, digits, a point, digits, an exponent.
    qsizetype reachOfNumber(const QString &text, qsizetype start)
    {
        qsizetype at = start;
        const auto skip = [&](QStringView marks) {
            const bool isThere = at < text.size() && marks.contains(text[at]);
            at += isThere ? 1 : 0;
            return isThere;
        };
        const auto skipDigits = [&] {
            while (at < text.size() && text[at] >= u'0' && text[at] <= u'9')
                ++at;
        };
        skip(u"+-");
        skipDigits();
        if (skip(u"."))
            skipDigits();
        if (skip(u"eE")) {
            skip(u"+-");
            skipDigits();
        }
        return at - start;
    }

    /// The length of the number that begins here; 0: there is none. "1." is a number, as numpy
    /// writes it.
    qsizetype numberAt(const QString &text, qsizetype start)
    {
        // Runtimes write no longer numbers unless asked to. The rest becomes another token.
        constexpr qsizetype kLongest = 4400;
        static const QRegularExpression number(QStringLiteral(
            R"([-+]?(?:[0-9]++(?:\.[0-9]++|\.(?![\p{L}\p{N}\p{M}_.]))?+|\.[0-9]++)(?:[eE][-+]?[0-9]++)?+(?![\p{L}\p{N}\p{M}_]))"));
        return lengthAt(number, text, start, qMin(kLongest, reachOfNumber(text, start)));
    }

    bool mayBeginNumber(const QString &text, qsizetype at)
    {
        const QChar c = text[at];
        if (c != u'-' && c != u'+')
            return c.isDigit() || c == u'.';
        // A sign right after a value is an operator.
        const bool isBehindValue =
            at > 0 && (isWordPart(text[at - 1]) || text[at - 1] == u')' || text[at - 1] == u']');
        return !isBehindValue;
    }

    /// The end of the UUID or hardware address that begins here; else `at`.
    qsizetype endOfIdentifier(const QString &text, qsizetype at)
    {
        const auto hasJoin = [&](qsizetype i) {
            return i < text.size() && (text[i] == u'-' || text[i] == u':');
        };
        if (!hasJoin(at + 8) && !hasJoin(at + 2))
            return at;
        static const QRegularExpression pattern(
            QStringLiteral(
                R"((?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{2}(?:[:-][\da-f]{2}){5})(?![\w:]))"),
            QRegularExpression::CaseInsensitiveOption);
        constexpr qsizetype kLongest = 36;
        return at + lengthAt(pattern, text, at, kLongest);
    }

    bool isPiece(const Token &token)
    {
        return token.kind == TokenKind::Word || token.kind == TokenKind::Number
            || token.kind == TokenKind::AnyNumber || token.kind == TokenKind::AnyPiece;
    }

    /// Is a number not a part of 192.168.0.1, 2.10.0, 09:05:30.1 or '1.10'?
    bool isPlainAt(const QString &text, qsizetype start, qsizetype end)
    {
        const auto at = [&](qsizetype i) {
            return i >= 0 && i < text.size() ? text[i] : QChar(u' ');
        };
        const auto joins = [](QChar c) { return QStringView(u".:'\"`_").contains(c); };
        if (joins(at(start - 1)) || isWordPart(at(start - 1)))
            return false;
        const QChar next = at(end);
        return !joins(next) || (QStringView(u".:").contains(next) && at(end + 1).isSpace());
    }

    /// How many digits a number has, without the zeros in front.
    qsizetype digitsOf(const QString &number)
    {
        static const QRegularExpression mantissa(QStringLiteral(R"(^[-+]?0*\.?0*([0-9.]*))"));
        return mantissa.match(number).captured(1).remove(u'.').size();
    }

    /// Is a number the rounded one when rounded to its digits? Only where a person would round:
    /// the number has as many digits as a float has when nobody has rounded it, or many are left.
    bool roundsTo(const Token &real, const Token &rounded)
    {
        constexpr qsizetype kUnrounded = 8; // of a float of 32 bits; "%f" gives 7 for pi
        constexpr qsizetype kManyLeft = 6;
        const qsizetype point = rounded.text.indexOf(u'.');
        const qsizetype digits = rounded.text.size() - point - 1;
        const double wanted = rounded.text.toDouble();
        if (!real.isPlain || !rounded.isPlain || wanted == 0
            || (digitsOf(real.text) < kUnrounded && digitsOf(rounded.text) < kManyLeft))
            return false;
        const double value = real.text.toDouble();
        // A five at the end is rounded up by people, and by machines as its binary value says.
        const double half = 0.5 * std::pow(10.0, -static_cast<double>(digits));
        const double away = std::abs(value - wanted);
        const double unit = std::numeric_limits<double>::epsilon() * std::abs(value);
        return QString::number(value, 'f', static_cast<int>(digits)).toDouble() == wanted
            || std::abs(away - half) <= std::min(4 * unit, half / 1000);
    }

    bool equals(const Token &a, const Token &b, double tolerance)
    {
        for (const auto &[mask, other] : { std::pair(&a, &b), std::pair(&b, &a) }) {
            if (mask->kind == TokenKind::AnyNumber
                && (other->kind == TokenKind::Number || other->kind == TokenKind::AnyNumber))
                return true;
            if (mask->kind == TokenKind::AnyPiece && isPiece(*other))
                return true;
            if (mask->kind == TokenKind::Beginning && other->kind == TokenKind::Number
                && other->text.startsWith(mask->text))
                return true;
            if (mask->kind == TokenKind::Rounded && other->kind == TokenKind::Number
                && roundsTo(*other, *mask))
                return true;
        }
        return a.text == b.text || (tolerance > 0 && isNear(a, b, tolerance));
    }

    bool hasAny(const QList<Token> &tokens)
    {
        return std::ranges::any_of(tokens, [](const Token &t) { return t.kind == TokenKind::Any; });
    }

    /// Compares without a table, greedily. Any is allowed in `pattern` only.
    std::optional<bool> agreeInOneGo(const QList<Token> &pattern, const QList<Token> &text,
                                     double tolerance)
    {
        qsizetype p = 0;
        qsizetype t = 0;
        qsizetype star = -1;
        qsizetype resume = 0;
        for (qsizetype steps = 0; t < text.size(); ++steps) {
            if (steps > kMostCells)
                return std::nullopt;
            if (p < pattern.size() && pattern[p].kind == TokenKind::Any) {
                star = p++;
                resume = t;
            } else if (p < pattern.size() && equals(pattern[p], text[t], tolerance)) {
                ++p;
                ++t;
            } else if (star >= 0) {
                p = star + 1;
                t = ++resume;
            } else {
                return false;
            }
        }
        while (p < pattern.size() && pattern[p].kind == TokenKind::Any)
            ++p;
        return p == pattern.size();
    }

} // namespace

QList<Token> tokensOf(const QString &text)
{
    QList<Token> tokens;
    qsizetype identifierEnd = 0;
    for (qsizetype at = 0; at < text.size();) {
        if (text[at].isSpace()) {
            ++at;
            continue;
        }
        Token token { .kind = TokenKind::Mark, .start = at, .length = 1, .text = {} };
        // Some groups of an identifier have only digits by chance. They are no numbers.
        if (at >= identifierEnd && isWordPart(text[at]))
            identifierEnd = endOfIdentifier(text, at);
        const bool mayBeNumber = at >= identifierEnd && mayBeginNumber(text, at);
        if (const qsizetype number = mayBeNumber ? numberAt(text, at) : 0; number > 0) {
            token.kind = TokenKind::Number;
            token.length = number;
        } else if (isWordPart(text[at])) {
            token.kind = TokenKind::Word;
            while (at + token.length < text.size() && isWordPart(text[at + token.length]))
                ++token.length;
        } else if (text[at].isHighSurrogate() && at + 1 < text.size()) {
            token.length = 2;
        }
        token.text = text.mid(at, token.length);
        token.isPlain = token.kind != TokenKind::Number || isPlainAt(text, at, at + token.length);
        at += token.length;
        tokens.append(token);
    }
    return tokens;
}

QList<Token> withRounding(QList<Token> tokens)
{
    static const QRegularExpression fraction(QStringLiteral(R"(\.[0-9]+$)"));
    for (Token &token : tokens) {
        if (token.kind == TokenKind::Number && token.text.contains(fraction))
            token.kind = TokenKind::Rounded;
    }
    return tokens;
}

bool isNear(const Token &a, const Token &b, double tolerance)
{
    const auto hasFraction = [](const Token &token) {
        return (token.kind == TokenKind::Number || token.kind == TokenKind::Rounded)
            && (token.text.contains(u'.') || token.text.contains(u'e', Qt::CaseInsensitive));
    };
    if (!hasFraction(a) || !hasFraction(b) || !a.isPlain || !b.isPlain)
        return false;
    const double x = a.text.toDouble();
    const double y = b.text.toDouble();
    return x != y && std::isfinite(x) && std::isfinite(y)
        && std::abs(x - y) <= tolerance * std::max(std::abs(x), std::abs(y));
}

CommonTokens commonTokens(const QList<Token> &a, const QList<Token> &b)
{
    CommonTokens common { .a = QList<bool>(a.size(), false), .b = QList<bool>(b.size(), false) };
    qsizetype first = 0;
    while (first < a.size() && first < b.size() && a[first].text == b[first].text) {
        common.a[first] = common.b[first] = true;
        ++first;
    }
    qsizetype endA = a.size();
    qsizetype endB = b.size();
    while (endA > first && endB > first && a[endA - 1].text == b[endB - 1].text)
        common.a[--endA] = common.b[--endB] = true;
    const qsizetype rows = endA - first;
    const qsizetype columns = endB - first;
    if (rows == 0 || columns == 0 || rows * columns > kMostCells)
        return common;
    std::vector<std::uint32_t> table(static_cast<std::size_t>((rows + 1) * (columns + 1)), 0);
    const auto cell = [&](qsizetype row, qsizetype column) -> std::uint32_t & {
        return table[static_cast<std::size_t>(row * (columns + 1) + column)];
    };
    for (qsizetype i = rows - 1; i >= 0; --i) {
        for (qsizetype j = columns - 1; j >= 0; --j)
            cell(i, j) = a[first + i].text == b[first + j].text
                ? cell(i + 1, j + 1) + 1
                : std::max(cell(i + 1, j), cell(i, j + 1));
    }
    for (qsizetype i = 0, j = 0; i < rows && j < columns;) {
        if (a[first + i].text == b[first + j].text) {
            common.a[first + i++] = true;
            common.b[first + j++] = true;
        } else if (cell(i + 1, j) >= cell(i, j + 1)) {
            ++i;
        } else {
            ++j;
        }
    }
    return common;
}

std::optional<bool> agree(const QList<Token> &a, const QList<Token> &b, double tolerance)
{
    if (!hasAny(b))
        return agreeInOneGo(a, b, tolerance);
    if (!hasAny(a))
        return agreeInOneGo(b, a, tolerance);
    if (a.size() * b.size() > kMostCells)
        return std::nullopt;
    // Row by row: may the first i of a and the first j of b agree?
    QList<bool> row(b.size() + 1, false);
    row[0] = true;
    for (qsizetype j = 0; j < b.size(); ++j)
        row[j + 1] = row[j] && b[j].kind == TokenKind::Any;
    for (const Token &token : a) {
        QList<bool> next(b.size() + 1, false);
        next[0] = row[0] && token.kind == TokenKind::Any;
        for (qsizetype j = 0; j < b.size(); ++j) {
            if (token.kind == TokenKind::Any || b[j].kind == TokenKind::Any)
                next[j + 1] = row[j + 1] || next[j] || row[j];
            else
                next[j + 1] = row[j] && equals(token, b[j], tolerance);
        }
        row = next;
    }
    return row.last();
}

} // namespace sandpad::runner
