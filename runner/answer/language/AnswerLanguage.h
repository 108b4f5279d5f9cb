#pragma once

#include "runner/answer/language/DocExamples.h"
#include "runner/answer/language/Examiner.h"
#include "runner/answer/language/ProgramForms.h"
#include "runner/answer/language/StatementForm.h"
#include "runner/answer/syntax/SourceSyntax.h"

#include <QList>

#include <optional>

namespace sandpad::runner {

/// What speaks for a language in a text; it counts up to three times.
struct LanguageMark
{
    double weight = 0;
    QString pattern; ///< regular expression; ^ and $ are a line's
};

/// Where packages of a language come from.
struct Ecosystem
{
    QString name; ///< "pip", "npm" or "nuget"; empty: none is known
    QString installers; ///< regular expression: programs that install from it in a terminal
};

/// All that taking answers apart and judging them knows of one language; a value. A default one is
/// a language of which nothing is known: its blocks run, whole outputs are compared, and no line is
/// asked for anything. Names, file endings and packages stand in resources/languages.
struct AnswerLanguage
{
    QString id;
    QStringList labels; ///< that fences have besides names and endings; lower case
    QString basedOn; ///< id of the language whose programs are this one's too; empty: none
    SourceSyntax syntax;
    QList<LanguageMark> marks;
    QString runCommands; ///< regular expression: commands that run a program in a terminal
    Ecosystem ecosystem;

    std::optional<StatementForm> statement; ///< nothing: no line claims
    QString printing; ///< a statement that prints %1, a string literal; empty: unknown
    std::optional<TranscriptForm> transcript;
    std::optional<ExampleForm> examples;
    std::optional<ImportForm> imports;
    SessionProgram (*session)(const SessionParts &parts) = nullptr; ///< null: each block alone
    /// The same program, which goes on when it fails; null: unknown.
    QString (*guarded)(const QString &code) = nullptr;
    Examiner examiner;

    bool isCompiled = false; ///< by a slow compiler, which takes many processors
    bool isDotsStatement = false; ///< `...` is a statement, not something left out
    bool printsSets = false; ///< {1, 2}, in an order of its own
    bool printsBareKeys = false; ///< { a: 1 } is what people write as { "a": 1 }
    /// Names between double underscores, which Markdown takes for emphasis; an alternative of a
    /// regular expression.
    QString dunderNames;
    QList<Obstacle> obstacles;
    QList<Obstacle> uncheckable; ///< claims that no run can show; `words` is about the claim
    QStringList undefinedNames; ///< types of errors and codes of messages for an unknown name
    MissingImport missingImport;
};

} // namespace sandpad::runner
