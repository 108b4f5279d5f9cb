#include "runner/answer/judge/Accusation.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/NaturalWords.h"
#include "runner/answer/judge/Obstacle.h"
#include "runner/answer/judge/Slip.h"
#include "runner/answer/judge/Varying.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/Facts.h"
#include "runner/answer/source/LanguageGuess.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool hasClaim(const AnswerBlock &block, ClaimKind kind)
    {
        return std::ranges::any_of(block.claims, [kind](const Claim &claim) {
            return claim.kind == kind && !claim.isTentative;
        });
    }

    /// Is each certain claim true by what happened before the end?
    bool isAsClaimed(const BlockResult &result, const AnswerBlock &block)
    {
        const auto certain = std::ranges::count(block.claims, false, &Claim::isTentative);
        return std::ranges::ssize(result.comparisons) >= certain
            && std::ranges::all_of(result.comparisons,
                                   [](const Comparison &one) { return isTrue(one.verdict); });
    }

    bool hasFalseClaim(const BlockResult &result)
    {
        return std::ranges::contains(result.comparisons, Verdict::Differs, &Comparison::verdict);
    }

    /// Does a false claim rest on more than that the block ended too early?
    bool isContradiction(const Comparison &one)
    {
        return one.verdict == Verdict::Differs
            && (one.kind != ClaimKind::Output
                || !one.claimed.trimmed().startsWith(one.actual.trimmed()));
    }

    bool contradicts(const BlockResult &result)
    {
        return std::ranges::any_of(result.comparisons, isContradiction);
    }

    /// Is something that it claims so near to what happened that it must be meant as that?
    bool claimsNear(const BlockResult &result)
    {
        return std::ranges::any_of(result.comparisons, [](const Comparison &one) {
            return one.verdict == Verdict::Differs && isNear(one.claimed, one.actual);
        });
    }

    /// An output that the block did not reach is not false.
    BlockResult withoutUnreached(BlockResult result)
    {
        for (Comparison &one : result.comparisons) {
            if (one.verdict == Verdict::Differs)
                one.verdict = Verdict::NotChecked;
        }
        return result;
    }

    /// Two pieces of code in one block often declare the same name.
    bool declaresTwice(const BlockResult &result)
    {
        static const QRegularExpression words(
            QStringLiteral(R"(has already been declared|Duplicate (?:declaration|identifier))"));
        return result.reason.contains(words);
    }

    /// Why a block that lacks a name is only a part of something; empty when it is not.
    QString partByNames(const BlockResult &result, const AnswerBlock &block, int definer)
    {
        if (definer > 0)
            return Say::tr("It cannot run, because block %1 cannot.").arg(definer);
        if (!lacksNames(result.run))
            return {};
        const QString name = missingName(result.run);
        // Python says it when the name is misspelt, or that of a module. What it proposes for a
        // name that is not like it ("id" for "pd") is not what was meant.
        static const QRegularExpression mistake(QStringLiteral(
            R"(\. Did you forget |name '(\w)\w{2,}' is not defined\. Did you mean: '\1)"));
        const bool isMistake = QString::fromUtf8(result.run.standardError).contains(mistake);
        if (name.isEmpty() || (hasClaim(block, ClaimKind::Output) && isMistake))
            return {};
        return Say::tr("It uses %1, which is defined nowhere here.").arg(name);
    }

    bool isSyntax(const BlockResult &result, const AnswerBlock &block)
    {
        return block.syntax.state == SyntaxState::Wrong && lacksSyntax(result.run);
    }

    /// Is the line that cannot be parsed no code but words, as in `code goes here`?
    bool failsAtProse(const AnswerBlock &block)
    {
        static const QRegularExpression words(
            QStringLiteral(
                R"(^\s*(?!(?:import|from|return|public|private|protected|internal|static|const|let|var|using|async|export|abstract|sealed|override|not|if|for|while|class|raise|yield|else|await)\b)\p{L}[\p{L}\p{N}'’-]*(?:(?:,? +\p{L}[\p{L}\p{N}'’-]*){2,}[.!?…:]*|(?:,? +\p{L}[\p{L}\p{N}'’-]*){3,} *\{)$|^(?!\s*case\b)\p{L}+ \d+: |^\s*\p{Lu}\p{L}+(?: (?!(?:and|or|not|in|is|if|else|for|as|from|import|new|when)\b)\p{L}+){3})"),
            QRegularExpression::UseUnicodePropertiesOption);
        const QStringList lines = block.code.split(u'\n');
        const int line = block.syntax.line;
        return line > 0 && line <= lines.size() && lines[line - 1].contains(words);
    }

    /// Is it an expression or a call alone, where statements end with a semicolon?
    bool isExpression(const AnswerBlock &block)
    {
        const auto &form = answerLanguage(block.languageId).statement;
        // Calls with their values below them: "Box.Read(5)" and "// => 6".
        static const QRegularExpression calls(
            QStringLiteral(R"(^(?:(?://[^\n]*|[A-Z][^\n]*\))?[ \t]*(?:\n|$))*$)"));
        const bool isOpen = form && form->semicolon == Semicolon::Always;
        return isOpen
            && (!(block.code.contains(u';') || block.code.contains(u'{'))
                || (block.code.contains(QLatin1String("\n// =>")) && block.code.contains(calls)));
    }

    /// Does a remark in it say that something is not allowed?
    bool tellsOfError(const QString &code)
    {
        static const QRegularExpression remark(
            QStringLiteral("(?:#|//|/\\*)[^\\n]*(?:%1|❌|✗|✘|🚫)").arg(wordsFor(WordForm::Error)),
            QRegularExpression::CaseInsensitiveOption
                | QRegularExpression::UseUnicodePropertiesOption);
        return code.contains(remark);
    }

    /// Does a remark beside the line at which it fails say so?
    bool failsAsTold(const BlockResult &result, const AnswerBlock &block)
    {
        const QStringList lines = block.code.split(u'\n');
        return result.run.error
            && std::ranges::any_of(result.run.error->frames, [&](const Frame &frame) {
                   return frame.isInProgram() && frame.line <= lines.size()
                       && tellsOfError(lines[frame.line - 1]);
               });
    }

    /// Does the answer announce it as pseudocode?
    bool isPseudocode(const AnswerBlock &block)
    {
        static const QRegularExpression word(QStringLiteral(R"(\bpseudo-?\s?code\b)"),
                                             QRegularExpression::CaseInsensitiveOption);
        return block.announcement.contains(word);
    }

    /// The lines of a block up to the one at which parsing it ends.
    QStringList linesToFault(const AnswerBlock &block)
    {
        return block.code.split(u'\n').first(
            std::clamp<qsizetype>(block.syntax.line, 0, block.code.count(u'\n') + 1));
    }

    /// Do remarks name several files in it?
    bool holdsFiles(const AnswerBlock &block)
    {
        static const QRegularExpression name(QStringLiteral(R"(^[ \t]*(?:#|//) *[\w./-]+\.\w+ *$)"),
                                             QRegularExpression::MultilineOption);
        return block.code.count(name) > 1;
    }

    /// Have most of its lines no word, as a picture made of letters?
    bool isPicture(const AnswerBlock &block)
    {
        constexpr qsizetype kFewest = 3; // lines; the names in a short program may be letters
        static const QRegularExpression word(QStringLiteral(R"(\p{L}{2})"),
                                             QRegularExpression::UseUnicodePropertiesOption);
        const QStringList lines = block.code.split(u'\n', Qt::SkipEmptyParts);
        return lines.size() >= kFewest
            && 2
                * std::ranges::count_if(lines,
                                        [](const QString &line) { return line.contains(word); })
            < lines.size();
    }

    /// Has the line at which it fails a place to fill in, as `<list>.append(<item>)`,
    /// `key = /* your key */` and `key =`?
    bool failsAtPlace(const AnswerBlock &block)
    {
        static const QRegularExpression place(
            QStringLiteral(R"((?<![\w)\]"'`>])<[A-Za-z]\w*>|[^=!<>]=\s*(?:#|//|/\*|$))"));
        const QStringList lines = linesToFault(block);
        return !lines.isEmpty() && lines.last().contains(place);
    }

    /// Does it fail at dots that stand for code, as in `int a = ...;`?
    bool failsAtDots(const AnswerBlock &block)
    {
        static const QRegularExpression dots(
            QStringLiteral(R"((?<!\.)(?:\.{3}|…)(?![\w$.(\[{"'`]))"));
        const QStringList lines = linesToFault(block);
        return !lines.isEmpty() && lines.last().contains(dots);
    }

    /// Does the question above it ask for what it lacks?
    bool isQuestioned(const AnswerBlock &block)
    {
        static const QRegularExpression question(
            QStringLiteral(R"(\b(?:add|change|fix|missing|need|insert|fill)\b[^?]*[?？]\W*$)"),
            QRegularExpression::CaseInsensitiveOption);
        return block.announcement.contains(question);
    }

    /// Does it fail at a list of expressions, at one that begins as a block does: `{} === {}`?
    bool failsAtObject(const AnswerBlock &block)
    {
        static const QRegularExpression object(
            QStringLiteral(R"(^\s*\{[^{}]*\}\s*(?:[=!]==?|[<>+]|&&|\|\|))"));
        const QStringList lines = linesToFault(block);
        return !lines.isEmpty() && lines.last().contains(object);
    }

    /// Does it fail at the head of a method, with nothing but imports and remarks in front: a part
    /// of a class?
    bool failsAtMethod(const AnswerBlock &block)
    {
        static const QRegularExpression head(QStringLiteral(
            R"(^\s*(?:(?:async|static|get|set) )*(?!(?:if|for|while|switch|with|catch|function)\b)[\w$#]+ ?\([^()]*\) \{)"));
        static const QRegularExpression front(QStringLiteral(R"(^\s*(?:import\b|//|$))"));
        QStringList lines = linesToFault(block);
        return !lines.isEmpty() && lines.takeLast().contains(head)
            && std::ranges::all_of(lines, [](const QString &line) { return line.contains(front); });
    }

    /// Is there only a remark where a body should be: a place to fill in?
    bool lacksBody(const AnswerBlock &block)
    {
        QStringList lines = linesToFault(block);
        if (!lines.isEmpty())
            lines.removeLast();
        while (!lines.isEmpty() && lines.last().trimmed().isEmpty())
            lines.removeLast();
        return block.syntax.message.startsWith(QLatin1String("expected an indented block"))
            && !lines.isEmpty() && lines.last().trimmed().startsWith(u'#');
    }

    /// Does nothing in it show that it is in the language that its label names? A mistake may be
    /// just what spoils the mark, so the begin of a statement is one here.
    bool hasNoMark(const AnswerBlock &block)
    {
        static const QRegularExpression statement(
            QStringLiteral(
                R"(^[ \t]*(?:(?:async )?(?:def|class|function)\b|(?:if|elif|for|while|switch|let|const|var)\b|[\w.\[\]]+ ?[-+*/]?= ?[=\d"'\[({]))"),
            QRegularExpression::MultilineOption);
        const QString kin = answerLanguage(block.languageId).basedOn;
        return marksOf(block.code, block.languageId) + marksOf(block.code, kin) < 1
            && !block.code.contains(statement);
    }

    /// Does it fail at a line that begins as in another language, with a prompt, or with the
    /// traceback of an error?
    bool failsAtForeign(const AnswerBlock &block)
    {
        static const QRegularExpression foreign(QStringLiteral(
            R"(^\s*(?:[a-z-]+: [^{}=]*;\s*$|[>$] \S|<class '|function \w+\([^)]*\)\s*$|Traceback \(most|#include\b|\\\w+[{\[]|(?:pragma|contract|fn|func|fun|impl|package|module|echo|sudo|pip|npm|cd|public static|SELECT|INSERT|CREATE|DECLARE|BEGIN|END|end|then)\b(?! ?[=.(\[,)])))"));
        const QStringList lines = linesToFault(block);
        return !lines.isEmpty() && lines.last().contains(foreign);
    }

    /// Does a fence end it behind code, where Markdown knows none, so that prose follows?
    bool holdsFence(const AnswerBlock &block)
    {
        static const QRegularExpression fence(QStringLiteral(R"([^`\s][ \t]*```[ \t]*(?:\n|$))"));
        return block.code.contains(fence);
    }

    bool isPerhapsNoProgram(const AnswerBlock &block)
    {
        constexpr double kSure = 0.99; // the answer names the language
        return block.confidence < kSure || tellsOfError(block.code) || failsAtProse(block)
            || isExpression(block) || failsAtPlace(block) || failsAtDots(block)
            || failsAtObject(block) || failsAtMethod(block) || lacksBody(block) || hasNoMark(block)
            || failsAtForeign(block) || isPicture(block) || holdsFiles(block) || isPseudocode(block)
            || holdsFence(block);
    }

    BlockResult changed(BlockResult result, Verdict verdict, const QString &reason)
    {
        result.verdict = verdict;
        result.reason = reason;
        return result;
    }

    /// Why it is perhaps wrong only because of the blocks before it; empty: it is not.
    QString lackBefore(const BlockResult &result, const Surroundings &around)
    {
        if (result.verdict != Verdict::Fails && result.verdict != Verdict::Differs)
            return {};
        if (around.later > 0)
            return Say::tr("It cannot run, because block %1 cannot.").arg(around.later);
        if (around.isGuessed && !claimsNear(result))
            return Say::tr("It uses names that several blocks before it define, and perhaps "
                           "others are meant.");
        return {};
    }

    /// One that is no program of its language.
    BlockResult withoutIdleSyntax(const BlockResult &result, const AnswerBlock &block,
                                  const Surroundings &around)
    {
        if (isPerhapsNoProgram(block))
            return changed(result, Verdict::CannotRun,
                           Say::tr("It is perhaps no program: %1").arg(result.reason));
        // One of several pieces of code is often a part of a whole that is not shown.
        const bool isPresentedAsWhole =
            around.isAllCode || block.hasClaims() || announcesWholeProgram(block.announcement);
        return isPresentedAsWhole ? result
                                  : changed(result, Verdict::FailsUnclaimed, result.reason);
    }

} // namespace

BlockResult withoutIdleAccusation(BlockResult result, const AnswerBlock &block, Surroundings around)
{
    const bool isFailure = result.verdict == Verdict::Fails;
    if (const QString lack = lackBefore(result, around); !lack.isEmpty())
        return changed(withoutUnreached(result), Verdict::CannotRun, lack);
    if (!isFailure && result.verdict != Verdict::LimitHit)
        return result;
    // Threads may wait for each other for ever, or not, as they take turns.
    if (!isFailure && hasThreads(bareCodeOf(block)) && !hasFalseClaim(result))
        return changed(result, Verdict::FailsUnclaimed, result.reason);
    if (isFailure && declaresTwice(result) && !hasClaim(block, ClaimKind::Output))
        return changed(result, Verdict::CannotRun,
                       Say::tr("It holds several pieces of code: %1").arg(result.reason));
    if (isFailure && isSyntax(result, block))
        return withoutIdleSyntax(result, block, around);
    if (const QString part = partByNames(result, block, around.definer);
        isFailure && !part.isEmpty() && !contradicts(result))
        return changed(withoutUnreached(result), Verdict::CannotRun, part);
    const bool isIdle = !block.hasClaims() || isAsClaimed(result, block)
        || (isFailure && (isQuestioned(block) || failsAsTold(result, block)));
    return isIdle && !hasFalseClaim(result)
        ? changed(result, Verdict::FailsUnclaimed, result.reason)
        : result;
}

} // namespace sandpad::runner
