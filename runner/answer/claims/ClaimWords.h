#pragma once

#include <QString>

#include <optional>

namespace sandpad::runner {

/// Does prose end with an announcement of output: "Output:", "This prints", "Ausgabe:", "输出："?
[[nodiscard]] bool announcesOutput(const QString &prose);

/// Does prose end with what somebody wrongly expects, or with another case: "You might expect:",
/// "If the list is empty, you get:"?
[[nodiscard]] bool announcesExpectation(const QString &prose);

/// Does prose announce what follows as an example of what may be printed: "similar to this:",
/// "it might look like:"?
[[nodiscard]] bool announcesExample(const QString &prose);

/// Does prose speak of an older version of a language: "Output (< 3.5):", "In Python 2, this
/// prints:"?
[[nodiscard]] bool announcesOlderVersion(const QString &prose);

/// Does prose announce a program as whole: "Here is the complete script:"?
[[nodiscard]] bool announcesWholeProgram(const QString &prose);

/// Does prose announce an input, as a problem statement does: "Input:", "**Input:** `3`"?
[[nodiscard]] bool announcesInput(const QString &prose);

/// The output that prose gives behind a heading: "Output: `3`". Several texts are one output of as
/// many lines. "This prints nothing." is a claim, too.
[[nodiscard]] std::optional<QString> claimedOutputIn(const QString &prose);

/// The value that prose gives without quotes when it says nothing else: "Output: 42". A text in
/// quotes is not taken, because nobody knows whether the quotes are printed.
[[nodiscard]] std::optional<QString> claimedValueIn(const QString &prose);

/// The sentence that says a figure is shown.
[[nodiscard]] std::optional<QString> claimedFigureIn(const QString &prose);
/// Does the program use something that draws?
[[nodiscard]] bool drawsFigures(const QString &code);

/// What a remark claims its line to give: the text behind an arrow or behind "Output:", or, where
/// `isPrinted`, a literal alone. Ordinary remarks are no claims.
[[nodiscard]] std::optional<QString> claimInRemark(const QString &remark, bool isPrinted);
/// What follows the verb of a remark such as "prints Hi Bo": a text, or a description of one.
[[nodiscard]] std::optional<QString> printedWords(const QString &remark);
/// Does a remark speak of a condition, another version or chance, so that it may be true or not?
[[nodiscard]] bool isHedged(const QString &remark);
/// Do the words before the value speak of a result ("-> 5", "returns 5"), not of what is printed?
[[nodiscard]] bool tellsReturned(const QString &remark);
/// Do words, not an arrow, say so: "returns 5"?
[[nodiscard]] bool saysReturned(const QString &remark);
/// Is a remark nothing but a value, as the languages write one?
[[nodiscard]] bool isLiteral(const QString &remark);
/// Does a remark begin with a value?
[[nodiscard]] bool beginsWithValue(const QString &remark);
/// Does a remark speak of a result, in words of which no claim can be made?
[[nodiscard]] bool seemsToClaim(const QString &remark);
/// Is this remark the head of a list of printed lines ("Output:")?
[[nodiscard]] bool announcesLines(const QString &remark);

} // namespace sandpad::runner
