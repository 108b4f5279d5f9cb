#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

#include <optional>

namespace sandpad::runner {

[[nodiscard]] QStringList wordsOf(const QString &text);
/// A remark that is only a type's name is a claim where the code asks for a type.
[[nodiscard]] bool isTypeAskedFor(const QString &remark, const QString &code);
/// Does a remark consist of words from the program's string literals? Then it is printed text.
[[nodiscard]] bool isOfWords(const QString &remark, const QSet<QString> &words);
/// "Output: 0 1 2"
[[nodiscard]] bool namesOutput(const QString &remark);
/// Is an object made, which a text in a remark can only describe?
[[nodiscard]] bool isMade(const QString &code);
[[nodiscard]] bool holdsValue(const QString &text);
/// "{ x: number }", "a => b"
[[nodiscard]] bool describesType(const QString &text);
/// The value in "xs is now [1, 2]", where the statement is about xs.
[[nodiscard]] std::optional<QString> namedState(const QString &remark, const QString &code);

} // namespace sandpad::runner
