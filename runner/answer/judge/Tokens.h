#pragma once

#include <QList>
#include <QString>

#include <cstdint>
#include <optional>

namespace sandpad::runner {

enum class TokenKind : std::uint8_t
{
    Word,
    Number,
    Mark, ///< any other character
    Any, ///< an ellipsis, or a part that differs from run to run: matches anything
    AnyNumber, ///< a number that differs from run to run
    AnyPiece, ///< a word or number that differs from run to run
    Beginning, ///< the first digits of a number: 3.14159...
    Rounded, ///< a number with a fraction that may stand for a long one: 3.14
};

/// A piece of an output between white space.
struct Token
{
    TokenKind kind = TokenKind::Mark;
    qsizetype start = 0; ///< in UTF-16 units
    qsizetype length = 0;
    QString text;
    /// False for a part of a version or a time, and within quotes.
    bool isPlain = true;
};

/// The pieces of a text; white space is left out.
[[nodiscard]] QList<Token> tokensOf(const QString &text);

/// Lets numbers with a fraction stand for long numbers too that are the same when rounded to as
/// many digits. A short number was rounded by the program itself, so it is not rounded further.
[[nodiscard]] QList<Token> withRounding(QList<Token> tokens);

/// Are both plain numbers with a fraction that differ by at most this part of the larger one? The
/// same number in another notation is another text.
[[nodiscard]] bool isNear(const Token &a, const Token &b, double tolerance);

/// Which tokens of a have an equal one in b, in order (a longest common subsequence; for very long
/// texts only what is equal at both ends).
struct CommonTokens
{
    QList<bool> a;
    QList<bool> b;
};
[[nodiscard]] CommonTokens commonTokens(const QList<Token> &a, const QList<Token> &b);

/// Do the token lists match, where Any matches any number of the other's tokens? Numbers may differ
/// by `tolerance`; 0: they must be the same text. Nothing where it would take almost for ever.
[[nodiscard]] std::optional<bool> agree(const QList<Token> &a, const QList<Token> &b,
                                        double tolerance);

} // namespace sandpad::runner
