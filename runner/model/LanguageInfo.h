#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace sandpad::runner {

/// What a front needs to know of a language. runner/language knows how to run it.
struct LanguageInfo
{
    QString id; ///< "python", "javascript", "typescript", "csharp"; or a definition's name
    bool canRun = true; ///< false: a text of it is shown in its colours, and nothing runs it
    QString name; ///< for people: "Python", "C#"
    QStringList aliases; ///< other names that `--language` and fences use: "py", "cs"
    QStringList extensions; ///< of file names, without the dot; the first is the usual one
    bool needsEnding = true; ///< whether a file must end in one of them to be run
    QString fileName; ///< the neutral name its snippets run under, for example "script.py"
    QString definition; ///< its name in KDE syntax-highlighting, for example "Python"
    QString accent; ///< colour of its dot on a tab, "#rrggbb"
    QString lineComment; ///< for example "#" or "//"
    int indentWidth = 4; ///< spaces
    QByteArray sample; ///< UTF-8; what a first tab of this language holds
    QString checker; ///< id of the tool that checks the types of a program; empty: there is none
};

/// The name of the file that a program of this language runs as: the wanted one, or `fileName` when
/// that is not how such a file can be called (no folder, no control character, an ending of the
/// language or, where it needs none, no ending, nothing that a compiler takes for an option or a
/// pattern). An ending of the language stays.
[[nodiscard]] QString programName(const LanguageInfo &language, const QString &wanted);

} // namespace sandpad::runner
