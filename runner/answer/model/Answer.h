#pragma once

#include "runner/answer/model/SourceFacts.h"
#include "runner/model/LanguageInfo.h"
#include "runner/model/Word.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <optional>

namespace sandpad::runner {

/// What a block of a pasted answer is.
enum class BlockRole : std::uint8_t
{
    Code, ///< a program, or a part of one, in one of Sandpad's languages
    Output, ///< the output that the answer claims
    Shell, ///< commands for a terminal; never run
    Edit, ///< a diff, or search and replace
    Data,
    File, ///< code or text in a language that Sandpad does not run
    Prose,
};

/// "code", "output", "shell", "edit", "data", "file" or "prose".
[[nodiscard]] QString roleName(BlockRole role);

/// One damage by pasting: the text as it was and as it is now.
struct Repair
{
    QString kind; ///< "space", "invisible", "quotes", "dashes", "entities", "emphasis", ...
    int line = 0; ///< in the block's code before the repair, 1-based
    QString before;
    QString after;

    bool operator==(const Repair &) const = default;
};

enum class ClaimKind : std::uint8_t
{
    Output, ///< all that the block prints
    Line, ///< what one line prints or gives
    Statement, ///< what one statement of a transcript prints or gives
    Example, ///< what one example in a docstring prints or gives
    Error, ///< an exception ends the block
    Exit, ///< the status that it ends with, a number
    Figure, ///< something is drawn
};

inline constexpr auto kClaimKinds = std::to_array<Word<ClaimKind>>({
    { ClaimKind::Output, "output" },
    { ClaimKind::Line, "line" },
    { ClaimKind::Statement, "statement" },
    { ClaimKind::Example, "example" },
    { ClaimKind::Error, "error" },
    { ClaimKind::Exit, "exit" },
    { ClaimKind::Figure, "figure" },
});

/// Is it about one line or statement, not about the whole block?
[[nodiscard]] constexpr bool isAboutLine(ClaimKind kind)
{
    return kind == ClaimKind::Line || kind == ClaimKind::Statement || kind == ClaimKind::Example;
}

/// Its word.
[[nodiscard]] QString claimKindName(ClaimKind kind);

/// A statement of an answer about a block, which a run can contradict.
struct Claim
{
    ClaimKind kind = ClaimKind::Output;
    QString text; ///< the claimed text; of an Error "TYPE" or "TYPE: MESSAGE"
    /// An Error at the end of a claimed output: all of that output, for a program that prints it.
    QString whole = {};
    /// Line, Example, or an Output that remarks below a line give: in the block's code, 1-based;
    /// Statement: its number, from 0.
    int line = 0;
    int inputLine = 0; ///< where the answer says so, 1-based
    /// Perhaps no claim but a comment: it counts when it is true, and is not checked otherwise.
    bool isTentative = false;
    /// Its words say what the line gives ("-> 5"), not what it prints or changes.
    bool isReturned = false;
    /// Its words say what the line prints ("prints 5"), not what it gives.
    bool isPrinted = false;
    bool isOfResult = false; ///< "returns 5": never what the line changes
    bool isOfState = false; ///< "xs is now [1]": what a name is behind the line, and nothing else
    bool isPart = false; ///< of an Output: it may be some lines of all that is printed
    bool isAll = false; ///< of an Output: its words claim all that is printed
    /// Of an Error: the code may catch it. Where it does, what is printed decides.
    bool isHandled = false;

    bool operator==(const Claim &) const = default;
};

/// The result of parsing a block without running it.
enum class SyntaxState : std::uint8_t
{
    Unknown, ///< the block was not parsed
    Fine,
    Wrong, ///< an error at SyntaxCheck::line
    Fragment, ///< no program, but complete as a part of one, or in a kindred language
    CutOff, ///< it ends too early
};

struct SyntaxCheck
{
    SyntaxState state = SyntaxState::Unknown;
    int line = 0; ///< in the code, 1-based; 0 when unknown
    QString message;

    bool operator==(const SyntaxCheck &) const = default;
};

/// One block of an answer. A value.
struct AnswerBlock
{
    int index = 0; ///< from 1, in the order of the answer
    BlockRole role = BlockRole::Code;
    QString languageId; ///< of Sandpad's languages; empty when it is none of them
    QString label; ///< the language as the answer names it; empty when it does not
    double confidence = 0; ///< how likely the language is right, 0 to 1
    int line = 0; ///< of its first line in the answer, 1-based
    QString original; ///< as it was pasted, without the fence
    QString code; ///< with all repairs; this is what runs
    QString fileName; ///< the name that the answer gives it; empty when none
    QString announcement; ///< the last line of the prose right before it; empty when none
    QList<Claim> claims;
    QList<Repair> repairs;
    QStringList warnings; ///< sentences a person reads
    /// The statements of a transcript, prompts taken off; empty when it is none.
    QStringList statements;
    bool isCutOff = false; ///< its fence is never closed
    bool isCounterexample = false; ///< the answer shows it as wrong; it may fail
    bool hasElision = false; ///< code was left out ("... rest unchanged"); it cannot be run
    /// The number of the block whose output this one claims to be; 0: none.
    int outputOf = 0;
    SyntaxCheck syntax;
    std::optional<SourceFacts> facts; ///< of `code`, from its parser; nothing: none has read it
    QStringList notChecked; ///< claims that cannot be compared with anything, a sentence each

    /// Does the block have a claim that is certain?
    [[nodiscard]] bool hasClaims() const
    {
        return !std::ranges::all_of(claims, &Claim::isTentative);
    }
    [[nodiscard]] bool canRun() const { return role == BlockRole::Code && !languageId.isEmpty(); }
    bool operator==(const AnswerBlock &) const = default;
};

enum class DependencyState : std::uint8_t
{
    Unknown, ///< nobody has looked for it
    Present,
    Missing,
};

/// A package or module that the answer's code or commands need. Nothing is ever installed.
struct Dependency
{
    QString name;
    QString ecosystem; ///< "pip", "npm", "nuget" or "system"
    /// The name that code imports it by; empty when no code does.
    QString module = {};
    DependencyState state = DependencyState::Unknown;

    bool operator==(const Dependency &) const = default;
};

/// "unknown", "present" or "missing".
[[nodiscard]] QString stateName(DependencyState state);

/// A pasted reply, split into blocks. A value; nothing in it has been run.
struct Answer
{
    QString text; ///< as it was pasted
    QList<AnswerBlock> blocks; ///< prose is not among them
    QList<Dependency> dependencies;
    QStringList notChecked; ///< what no run can show, a sentence each
};

/// Longer blocks run, but are not searched for claims, damage and names: nobody writes as much by
/// hand, and it would need many times the memory. In UTF-16 units.
inline constexpr qsizetype kLongestRead = 1 << 19;
/// The sentence of a `notChecked` about a remark in this line of the answer.
[[nodiscard]] QString unreadSentence(int inputLine, const QString &remark);
[[nodiscard]] bool isUnreadSentence(const QString &sentence);

/// How many blocks are read; the rest is named in notChecked.
inline constexpr qsizetype kMostBlocks = 10'000;
/// How many claims are looked at; the rest is named in notChecked. Each takes some kilobytes. One
/// more is read, which tells that there are more.
inline constexpr qsizetype kMostClaims = 10'000;
/// The most text that is read. Reading takes up to forty times as much memory.
inline constexpr qsizetype kMostAnswerBytes = 1 << 20;

} // namespace sandpad::runner
