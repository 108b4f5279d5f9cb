#include "runner/answer/read/BlockReader.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/ErrorWords.h"
#include "runner/answer/claims/RemarkClaims.h"
#include "runner/answer/read/PasteRepairs.h"
#include "runner/answer/read/TrailingOutput.h"
#include "runner/answer/source/Transcript.h"
#include "runner/model/Say.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// The error that a traceback ends with. Its message may go over several lines.
    QString lastErrorIn(const QString &traceback)
    {
        static const QRegularExpression error(QStringLiteral(R"(^[A-Za-z_][\w.]*(?:: .*)?$)"));
        // `File "<stdin>", line 1, in ? StopIteration`
        static const QRegularExpression place(
            QStringLiteral(R"(^File "[^"\n]*", line \d+, in \S+ +(?=[A-Z]))"),
            QRegularExpression::MultilineOption);
        const QStringList lines = traceback.trimmed().remove(place).split(u'\n');
        const qsizetype last = lines.lastIndexOf(error);
        return last < 0 ? lines.last() : lines.sliced(last).join(u' ');
    }

    void readTranscript(AnswerBlock &block, const Transcript &transcript)
    {
        block.statements = transcript.statements;
        const bool isOlder = announcesOlderVersion(block.announcement);
        for (int i = 0; i < transcript.statements.size(); ++i) {
            QString answer = transcript.answers[i];
            // Only the last line of an exception is a claim, behind what was printed before. Node
            // prints "undefined" for no value.
            static const QRegularExpression traceback(
                QStringLiteral(R"((^|\n)(?:Traceback \(most recent call last\)|File "<)[^\n]*\n)"));
            if (const auto match = traceback.match(answer); match.hasMatch())
                answer = answer.first(match.capturedEnd(1))
                    + lastErrorIn(answer.sliced(match.capturedEnd(1)));
            // Commands of a notebook are no statements of the language.
            const QString &statement = transcript.statements[i];
            const bool isCommand = statement.startsWith(u'%') || statement.startsWith(u'!');
            if (!answer.isEmpty() && !isCommand && answer != u"undefined" && !isOlder)
                block.claims.append({ .kind = ClaimKind::Statement,
                                      .text = answer,
                                      .line = i,
                                      .inputLine = block.line + transcript.lines[i] });
        }
    }

    /// What is claimed by an output that stands in the block below the code.
    Claim claimOf(const AnswerBlock &block, const TrailingOutput &trailing)
    {
        const auto error = splitError(trailing.output);
        const bool isError = error && error->output.trimmed().isEmpty();
        return { .kind = isError ? ClaimKind::Error : ClaimKind::Output,
                 .text = isError ? error->error : trailing.output,
                 .whole = isError ? trailing.output : QString(),
                 .line = 0,
                 .inputLine = block.line + trailing.line };
    }

    /// Has it answers, or prompts that are no damage by pasting?
    bool isRunAsTranscript(const AnswerBlock &block, const Transcript &transcript)
    {
        const auto hasPrompt = [](const QString &code) {
            const QStringList lines = code.split(u'\n');
            return std::ranges::any_of(lines, beginsWithSurePrompt);
        };
        return std::ranges::any_of(transcript.answers,
                                   [](const QString &answer) { return !answer.isEmpty(); })
            || hasPrompt(repairPaste(block.original, block.languageId).code);
    }

    QList<Claim> claimsInExamples(const AnswerBlock &block)
    {
        QList<Claim> claims;
        for (const DocExample &example :
             block.facts ? block.facts->examples : QList<DocExample>()) {
            if (!example.answer.isEmpty())
                claims.append({ .kind = ClaimKind::Example,
                                .text = example.answer,
                                .line = example.line,
                                .inputLine = block.line + example.line - 1 });
        }
        return claims;
    }

    void warn(AnswerBlock &block)
    {
        block.warnings.clear();
        if (hasDirectionMarks(block.original))
            block.warnings.append(Say::tr("It holds characters that change the direction of "
                                          "text: code may not be what it looks like."));
        if (block.isCutOff)
            block.warnings.append(Say::tr("Its fence is never closed: it may be cut off."));
        if (block.hasElision)
            block.warnings.append(
                Say::tr("Something was left out of it, so it cannot be run as it is."));
    }

} // namespace

void addFacts(AnswerBlock &block, const SourceFacts &facts)
{
    QSet<std::pair<int, QString>> before;
    for (const Claim &claim : claimsInRemarks(block).claims + claimsInExamples(block))
        before.insert({ claim.inputLine, claim.text });
    block.claims.removeIf(
        [&](const Claim &claim) { return before.contains({ claim.inputLine, claim.text }); });
    block.facts = facts;
    const RemarkClaims remarks = claimsInRemarks(block);
    block.claims = remarks.claims + claimsInExamples(block) + block.claims;
    block.notChecked = remarks.unread;
}

void readBlock(AnswerBlock &block)
{
    const auto lineCount = block.original.count(u'\n');
    block.claims.removeIf([&](const Claim &claim) {
        return claim.inputLine >= block.line && claim.inputLine <= block.line + lineCount;
    });
    block.repairs.removeIf([](const Repair &repair) {
        return repair.kind != u"wrapper" && repair.kind != u"fence" && repair.line > 0;
    });
    block.statements.clear();
    block.facts.reset();
    block.notChecked.clear();
    block.code = block.original;
    block.hasElision = false;
    if (block.original.size() > kLongestRead) {
        block.notChecked.append(Say::tr("Block %1 is too long to be looked through for "
                                        "claims and damage.")
                                    .arg(block.index));
    } else if (block.canRun()) {
        const auto transcript = parseTranscript(block.original, block.languageId);
        if (transcript && isRunAsTranscript(block, *transcript)) {
            readTranscript(block, *transcript);
        } else {
            const auto trailing = trailingOutput(block.original, block.languageId);
            const RepairedCode repaired =
                repairPaste(trailing ? trailing->code : block.original, block.languageId);
            block.code = repaired.code;
            block.repairs += repaired.repairs;
            block.hasElision = hasElision(block.code, block.languageId);
            const QList<Claim> outer = block.claims;
            const RemarkClaims remarks = claimsInRemarks(block);
            block.claims = remarks.claims + outer;
            block.notChecked = remarks.unread;
            if (trailing)
                block.claims.prepend(claimOf(block, *trailing));
        }
    }
    warn(block);
}

} // namespace sandpad::runner
