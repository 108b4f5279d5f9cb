#include "runner/answer/read/OutputClaims.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/ClaimedOutput.h"
#include "runner/answer/claims/ErrorWords.h"
#include "runner/answer/claims/LeadIn.h"
#include "runner/answer/read/BlockRoles.h"
#include "runner/answer/read/Notes.h"
#include "runner/answer/source/Facts.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool holdsLine(const AnswerBlock &block, int line)
    {
        return line >= block.line && line <= block.line + block.original.count(u'\n');
    }

    /// Is the line within a block?
    bool isInBlock(const QList<AnswerBlock> &blocks, int line)
    {
        const auto behind = std::ranges::upper_bound(blocks, line, {}, &AnswerBlock::line);
        return behind != blocks.begin() && holdsLine(*std::prev(behind), line);
    }

    void takeBack(Answer &answer)
    {
        static const QRegularExpression refusal(
            QStringLiteral(R"(^Block \d+: block \d+ has a claimed output already\.$)"));
        answer.notChecked.removeIf(
            [](const QString &sentence) { return sentence.contains(refusal); });
        for (AnswerBlock &block : answer.blocks) {
            block.outputOf = 0;
            block.claims.removeIf([&](const Claim &claim) {
                return !isAboutLine(claim.kind) && !holdsLine(block, claim.inputLine)
                    && isInBlock(answer.blocks, claim.inputLine);
            });
        }
    }

    /// Adds a claim. Claims of prose come behind those of blocks.
    void addClaim(AnswerBlock &code, const AnswerBlock &output, const Claim &claim)
    {
        const auto prose = std::ranges::find_if(code.claims, [&](const Claim &one) {
            return !isAboutLine(one.kind) && !holdsLine(code, one.inputLine)
                && !holdsLine(output, one.inputLine);
        });
        code.claims.insert(prose, claim);
    }

    /// A heading such as "The first 3 lines:" leaves the rest open.
    QString asAnnounced(const AnswerBlock &output, const QString &text)
    {
        static const QRegularExpression first(
            QStringLiteral(
                R"(\b(?:first|top) (?:\d+|few|two|three|four|five|ten)\b|\b(?:abridged|truncated|excerpt|shortened)\b)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression last(
            QStringLiteral(R"(\blast (?:\d+|few|two|three|four|five|ten)\b)"),
            QRegularExpression::CaseInsensitiveOption);
        if (first.match(output.announcement).hasMatch())
            return text + QStringLiteral("\n...");
        return last.match(output.announcement).hasMatch() ? QStringLiteral("...\n") + text : text;
    }

    /// "The loop prints:" is about some lines of the output.
    bool isAboutPart(const QString &announcement)
    {
        static const QRegularExpression part(
            QStringLiteral(
                R"(\b(?:loop|line|call|statement|schleife|zeile|aufruf|boucle|ligne|appel|bucle|línea|llamada)s? (?:above |here )?(?:(?:will|then) )?(?:prints?|outputs?|logs?|displays?|gives?|produces?|gibt|liefert|affiche|donne|imprime|muestra)\b|循环(?:会|将)?(?:输出|打印))"),
            QRegularExpression::CaseInsensitiveOption
                | QRegularExpression::UseUnicodePropertiesOption);
        return announcement.contains(part);
    }

    /// Is it perhaps no output, or that of another case? Then it counts only where it fits.
    bool isDoubtful(const AnswerBlock &output, const AnswerBlock &code)
    {
        static const QStringList own { QStringLiteral("output"), QStringLiteral("stdout"),
                                       QStringLiteral("console"), QStringLiteral("result") };
        const bool isLabelled = own.contains(output.label);
        return output.isCutOff || announcesExample(output.announcement)
            || !(isLabelled || announcesThisRun(output.announcement, code.code));
    }

    void addClaims(AnswerBlock &code, const AnswerBlock &output)
    {
        const QString told = asAnnounced(
            output, withoutNotes(withoutHeading(withoutCommand(output.code), code), code.code));
        QString text = withoutExit(told);
        // A fence that is not closed on a line of its own.
        if (text.endsWith(QLatin1String("```")))
            text.chop(3);
        const auto parts = splitError(text);
        static const QRegularExpression logs(
            QStringLiteral(R"(\blogg(?:er|ing)\b|\btraceback\b|\bprint_exc\b)"));
        // An error alone, which the code handles, need not end it; nor one that it only writes.
        const bool isLogged = parts && bareCodeOf(code).contains(logs);
        const bool mayBeHandled =
            parts && handlesErrors(code) && (parts->output.trimmed().isEmpty() || isLogged);
        const auto add = [&](ClaimKind kind, const QString &claimed, const QString &whole = {}) {
            addClaim(code, output,
                     { .kind = kind,
                       .text = claimed,
                       .whole = whole,
                       .line = 0,
                       .inputLine = output.line,
                       .isTentative =
                           isDoubtful(output, code) || (kind == ClaimKind::Error && mayBeHandled),
                       .isPart = kind == ClaimKind::Output
                           && (isAboutPart(output.announcement) || (mayBeHandled && isLogged)),
                       .isHandled = kind == ClaimKind::Error && mayBeHandled && !isLogged
                           && !isDoubtful(output, code) });
        };
        if (const auto status = claimedExitIn(told); status && text != told)
            add(ClaimKind::Exit, *status);
        const bool isSilent = text.trimmed().isEmpty() && text != told;
        if (isSilent)
            return;
        if (!parts || !parts->output.trimmed().isEmpty())
            add(ClaimKind::Output, parts ? parts->output : text);
        const bool isTraceback = text.contains(QLatin1String("Traceback (most recent call"));
        if (parts)
            add(ClaimKind::Error, parts->error, isTraceback ? QString() : text);
    }

    /// A problem statement gives an input and its output, of no program yet.
    bool isOfProblem(const QList<AnswerBlock> &blocks, qsizetype output)
    {
        return output > 0 && !blocks[output - 1].canRun()
            && announcesInput(blocks[output - 1].announcement);
    }

    /// What is wished for stands before what really comes.
    bool isOnlyWished(const QList<AnswerBlock> &blocks, qsizetype output)
    {
        static const QRegularExpression wished(
            QStringLiteral(R"(^\W*(?:expected|desired|wanted|intended)\b)"),
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression real(
            QStringLiteral(R"(^\W*(?:actual|current|real|got|received)\b)"),
            QRegularExpression::CaseInsensitiveOption);
        return output + 1 < blocks.size() && blocks[output + 1].role == BlockRole::Output
            && blocks[output].announcement.contains(wished)
            && blocks[output + 1].announcement.contains(real);
    }

    /// A picture of boxes and lines, where the program draws no tables.
    bool isDrawing(const QString &output, const QString &code)
    {
        static const QRegularExpression lines(QStringLiteral("[\u2500-\u257f]"));
        static const QRegularExpression tables(
            QStringLiteral(R"([\x{2500}-\x{257f}]|[Tt]able|\b(?:import|using|require)\b)"));
        return output.count(lines) > 2 && !code.contains(tables);
    }

    /// "Open:" over an address, which the program does not print.
    bool isAddress(const QString &output, const QString &code)
    {
        static const QRegularExpression address(QStringLiteral(R"(^\s*https?://\S+\s*$)"));
        return output.contains(address) && !code.contains(QLatin1String("http"));
    }

    /// A transcript shows its outputs itself. What stands behind it is something else, such as a
    /// table of kinds.
    bool showsItsOutputs(const AnswerBlock &code)
    {
        return std::ranges::contains(code.claims, ClaimKind::Statement, &Claim::kind);
    }

    /// The output becomes a claim of the code. It belongs to the first code that it is a claim of:
    /// an output that is compared with nothing must not look as if it were.
    void attach(Answer &answer, AnswerBlock &code, AnswerBlock &output)
    {
        const bool hasOne = std::ranges::any_of(code.claims, [](const Claim &claim) {
            return (claim.kind == ClaimKind::Output && claim.line == 0)
                || claim.kind == ClaimKind::Error;
        });
        if (hasOne)
            answer.notChecked.append(Say::tr("Block %1: block %2 has a claimed output already.")
                                         .arg(output.index)
                                         .arg(code.index));
        else
            addClaims(code, output);
        if (!hasOne && output.outputOf == 0)
            output.outputOf = code.index;
    }

} // namespace

void attachOutputs(Answer &answer)
{
    static const QRegularExpression both(QStringLiteral(R"(\bboth\b)"),
                                         QRegularExpression::CaseInsensitiveOption);
    takeBack(answer);
    for (qsizetype i = 0; i < answer.blocks.size(); ++i) {
        AnswerBlock &output = answer.blocks[i];
        if (output.role != BlockRole::Output)
            continue;
        const qsizetype code = printingBlock(answer.blocks, i, output.announcement);
        if (code < 0 || isOfProblem(answer.blocks, i) || announcesOlderVersion(output.announcement)
            || isDrawing(output.code, answer.blocks[code].code)
            || isAddress(output.code, answer.blocks[code].code) || isOnlyWished(answer.blocks, i)
            || showsItsOutputs(answer.blocks[code]))
            continue;
        attach(answer, answer.blocks[code], output);
        qsizetype other = code - 1;
        while (other >= 0 && !answer.blocks[other].canRun())
            --other;
        if (other >= 0 && both.match(output.announcement).hasMatch())
            attach(answer, answer.blocks[other], output);
    }
}

} // namespace sandpad::runner
