#pragma once

#include <QList>
#include <QString>

namespace sandpad::widgets {

/// A function, method or type that code defines. A value.
struct CodeSymbol
{
    QString name;
    QString
        kind; ///< the word of the language: "def", "class", "interface"; empty where it has none
    int line = 0; ///< 1-based
    int column = 0; ///< of the name, 1-based
    int depth = 0; ///< how many of those before contain it, by their indents

    bool operator==(const CodeSymbol &) const = default;
};

/// What is defined in code of a language (its id), in the order of the lines. Lines are read one by
/// one, by patterns: code that does not parse has its symbols, too. Texts and remarks over several
/// lines are passed over. A language that is not known has none.
[[nodiscard]] QList<CodeSymbol> symbolsIn(const QString &code, const QString &languageId);

} // namespace sandpad::widgets
