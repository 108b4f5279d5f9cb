#pragma once

#include "runner/answer/language/Examiner.h"
#include "runner/answer/language/ProgramForms.h"
#include "runner/answer/language/StatementForm.h"
#include "runner/answer/syntax/SourceSyntax.h"

#include <QList>

#include <optional>

namespace sandpad::runner {

/// A sign that a text is in a language; it counts up to three times.
struct LanguageMark
{
    double weight = 0;
    QString pattern; ///< regular expression; ^ and $ are a line's
};

/// Where packages of a language come from.
struct Ecosystem
{
    QString name; ///< "pip", "npm" or "nuget"; empty: none is known
    /// Regular expression: programs that install from it in a terminal; empty: none are known.
    QString installers;
};

/// How a session of a version of the language that is gone is told.
struct OlderVersion
{
    QRegularExpression shown; ///< what only that version shows
    QRegularExpression refused; ///< what is said of code that only that version knows
    QString sentence; ///< for people; empty: there is no such version
};

/// The facts about one language that reading and judging answers needs; a value. A default object
/// is a language of which nothing is known: its blocks run, whole outputs are compared, and single
/// lines are not asked for results. Names, file endings and packages are in resources/languages.
struct AnswerLanguage
{
    QString id;
    QString name; ///< as people write it
    QStringList labels; ///< labels of fences besides names and endings; lower case
    QString basedOn; ///< id of the language whose programs are this one's too; empty: none
    SourceSyntax syntax;
    QList<LanguageMark> marks;
    /// Regular expression: commands that run a program in a terminal; empty: none are known.
    QString runCommands;
    Ecosystem ecosystem;

    std::optional<StatementForm> statement; ///< nothing: no line claims
    /// A statement that writes the mark %1, a string literal, to standard output, past whatever the
    /// program has put in its place; empty: unknown.
    QString printing;
    QString helper; ///< code behind a program that has marks; empty: it needs none
    std::optional<TranscriptForm> transcript;
    /// As docExamplesProgram(); null: the language has no examples in docstrings.
    QString (*examples)(const QList<DocExample> &examples, const QString &mark,
                        const QString &state, const QString &end) = nullptr;
    /// The packages that a program's own header lists; null: there is no such header.
    QStringList (*packages)(const QString &code) = nullptr;
    bool importsOwnFiles = false; ///< `import util` may mean the file util beside the program
    SessionProgram (*session)(const SessionParts &parts) = nullptr; ///< null: each block alone
    /// The program with its parts in the order that a compiler wants; null: it is run as it is.
    QString (*inOrder)(const ProgramText &program) = nullptr;
    /// The program changed so that it goes on after an error; null: unknown how.
    QString (*guarded)(const QString &code) = nullptr;
    Examiner examiner;
    QList<FragmentForm> fragments; ///< tried in order for blocks that do not parse

    bool isCompiled = false; ///< by a slow compiler, which uses many processors
    bool dropsTypes = false; ///< its types are not checked before it runs
    bool showsQuotes = true; ///< around a string that is a value
    bool isDotsStatement = false; ///< `...` is a statement, not a mark for omitted code
    /// Numbers and dates have the forms of no country, where those of one are usual.
    bool formatsForNoCountry = false;
    bool printsSets = false; ///< {1, 2}, in an order that may change
    bool hasOneKindOfNumber = false; ///< 2.0 is printed as 2
    bool printsBareKeys = false; ///< { a: 1 } is what people write as { "a": 1 }
    /// Names between double underscores, which Markdown takes for emphasis; an alternative of a
    /// regular expression.
    QString dunderNames;
    QList<Obstacle> obstacles;
    QList<Obstacle> uncheckable; ///< claims that no run can show; `words` is matched with the claim
    OlderVersion olderVersion;
    QStringList undefinedNames; ///< types of errors and codes of messages for an unknown name
    QString
        missingEntry; ///< code of the message that there is nothing to start; empty: no such one
    MissingImport missingImport;
    QRegularExpression laterValue; ///< a value whose work is done later, as it is shown
    QStringList engineErrors; ///< types of errors whose messages each engine words in its own way
};

} // namespace sandpad::runner
