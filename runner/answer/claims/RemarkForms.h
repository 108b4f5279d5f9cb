#pragma once

#include "runner/answer/model/SourceFacts.h"

#include <QSet>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace sandpad::runner {

[[nodiscard]] QStringList wordsOf(const QString &text);
/// The words of a program's string literals; also in capitals, where it makes such of them.
[[nodiscard]] QSet<QString> wordsOfProgram(const SourceFacts &facts, const QString &code);
/// A remark that is only a type's name is a claim where the code asks for a type.
[[nodiscard]] bool isTypeAskedFor(const QString &remark, const QString &code);
/// Does a remark consist of words from the program's string literals? Then it is printed text.
[[nodiscard]] bool isOfWords(const QString &remark, const QSet<QString> &words);
/// Are half of the words of a remark, with the first, the program's own? Then it may be printed
/// text in which something is wrong.
[[nodiscard]] bool isMostlyOfWords(const QString &remark, const QSet<QString> &words);
/// "7", "0 1 2": one value, or several with spaces between them.
[[nodiscard]] bool isOfValues(const QString &text);
/// "Output: 0 1 2"
[[nodiscard]] bool namesOutput(const QString &remark);
/// Does an assignment compute its value, so that a literal in a remark gives the result? A literal
/// needs no result, and a text can only describe a function or an object that is made.
[[nodiscard]] bool assignsResult(const QString &code);
/// The words in front of the first value in a text: all of it where it holds none.
[[nodiscard]] QString wordsInFront(const QString &text);
/// "{ x: number }", "a => b"
[[nodiscard]] bool describesType(const QString &text);

/// Does a remark describe the code beside it: the type of the variable that it declares, as
/// "sum: number", or once more what is computed, as "1 + 1"?
[[nodiscard]] bool describesCode(const QString &remark, const QString &code);
/// The value in "xs is now [1, 2]", where the statement is about xs.
[[nodiscard]] std::optional<QString> namedState(const QString &remark, const QString &code);

/// Is an output that a remark gives all that is printed? It says so, or only one statement can
/// print; else it may be about the last statements.
[[nodiscard]] bool isOfAll(const QString &remark, const SourceFacts &facts);
/// Can only one statement of the program print?
[[nodiscard]] bool onlyOnePrints(const SourceFacts &facts);
/// May the text be words about the line, or the type of a value? `words`: of the program's strings.
[[nodiscard]] bool isLoose(const QString &text, const QSet<QString> &words);
/// Do remarks below each other give one value, which may go over all of them?
[[nodiscard]] bool isOneValue(const QStringList &texts);
/// "4, 4, 4 (not 1, 2, 3 as one may think)" without the words in brackets, which the program, with
/// these words, does not print.
[[nodiscard]] QString withoutExplanation(const QString &text, const QSet<QString> &words);
/// "👉 10", as "→ 10"; "✅ 10" as "10".
[[nodiscard]] QString withPlainMark(QString remark);
/// Are half of the words of an announced text the program's own?
[[nodiscard]] bool isHalfOfWords(const QString &text, const QSet<QString> &words);
/// Takes the arrows off texts that all begin with one. Says whether they did.
bool takeArrows(QStringList &texts);
/// Does a remark above code say where the code runs: "2. In a browser"?
[[nodiscard]] bool namesPlace(const QString &remark);

/// Does a call print only a remark, `console.log(/* 1 */)`, which is a place to fill in?
[[nodiscard]] bool isPlace(const QString &code);

/// "s[6]", which repeats the code.
[[nodiscard]] bool isElement(const QString &remark);
/// Is a row a remark behind which nothing comes?
[[nodiscard]] bool isLastRow(const QList<SourceRow> &rows, qsizetype index);
/// Do remarks number the statements below them, as `// 1`, `// 2`?
[[nodiscard]] bool numberStatements(const QList<SourceRow> &rows);
/// How many remarks stand below each other from a row on, right below code. `lines`: as written.
[[nodiscard]] qsizetype remarksBelow(const QList<SourceRow> &rows, const QStringList &lines,
                                     qsizetype first);
/// Where a list of printed lines ends that remarks give from a row on. Behind a blank remark it
/// goes on only with what the program, which has these words, can be seen to print.
[[nodiscard]] qsizetype endOfList(const QList<SourceRow> &rows, qsizetype first,
                                  const std::function<bool(qsizetype)> &isBlank,
                                  const QSet<QString> &words);

} // namespace sandpad::runner
