#include "runner/answer/judge/ToldOutput.h"

#include "runner/answer/source/Facts.h"
#include "runner/answer/source/LanguageGuess.h"
#include "runner/model/Say.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    qsizetype depthOf(const QString &line)
    {
        const auto first = std::ranges::find_if(line, [](QChar c) { return !c.isSpace(); });
        return std::distance(line.begin(), first);
    }

    /// Does a line stand in the body of a function or a class?
    bool isInBody(const QList<SourceRow> &rows, qsizetype line)
    {
        static const QRegularExpression head(
            QStringLiteral(R"(^\s*(?:async +)?(?:def|class)\b|\bfunction\b|=>|)"
                           R"(^\s*(?:(?:public|private|protected|internal|static|async)\s+)+)"
                           R"([^=;()]*\b(?!Main\b)\w+\()"));
        qsizetype depth = depthOf(rows[line].code);
        for (qsizetype i = line - 1; i >= 0 && depth > 0; --i) {
            const QString &code = rows[i].code;
            if (code.trimmed().isEmpty() || depthOf(code) >= depth)
                continue;
            const bool isBrace = code.trimmed() == QLatin1String("{");
            if (code.contains(head) || (isBrace && i > 0 && rows[i - 1].code.contains(head)))
                return true;
            depth = depthOf(code);
        }
        return false;
    }

    /// Does a program only define something and compute values, so that it prints nothing?
    bool isSilent(const AnswerBlock &block)
    {
        if (!block.code.contains(u'('))
            return true;
        if (!block.facts)
            return false;
        const SourceFacts &facts = *block.facts;
        return std::ranges::none_of(facts.statements, [&](const SourceStatement &statement) {
            return (statement.kind == StatementKind::Prints
                    || statement.kind == StatementKind::Value)
                && statement.firstLine < facts.rows.size()
                && !isInBody(facts.rows, statement.firstLine);
        });
    }

    /// Is there nothing that runs but definitions?
    bool onlyDefines(const AnswerBlock &block)
    {
        return block.facts
            && std::ranges::all_of(block.facts->statements, [&](const SourceStatement &statement) {
                   return statement.firstLine < block.facts->rows.size()
                       && isInBody(block.facts->rows, statement.firstLine);
               });
    }

    Comparison unchecked(Comparison comparison, const QString &reason)
    {
        comparison.verdict = Verdict::NotChecked;
        comparison.claimedDifferences.clear();
        comparison.actualDifferences.clear();
        comparison.note = reason;
        return comparison;
    }

    /// Is a claimed output code, where the program prints none?
    bool readsAsCode(const Comparison &comparison, const QString &languageId)
    {
        constexpr double kLeast = 3;
        // "writer = csv.writer(file)"
        static const QRegularExpression assignment(QStringLiteral(
            R"(^\s*(?:(?:const|let|var) )?[A-Za-z_]\w* = (?:await )?[\w.]+\(.*\);?\s*$)"));
        return (marksOf(comparison.claimed, languageId) >= kLeast
                || comparison.claimed.contains(assignment))
            && marksOf(comparison.actual, languageId) == 0
            && !comparison.actual.contains(assignment);
    }

    QString reasonOf(const Claim &claimed, const AnswerBlock &block, const Comparison &comparison)
    {
        if (claimed.kind == ClaimKind::Figure)
            return {};
        if (comparison.actual.trimmed().isEmpty() && isSilent(block))
            return Say::tr("Nothing in it prints, so this is about something else.");
        if (!claimed.isPart && readsAsCode(comparison, block.languageId))
            return Say::tr("This reads like code, not like an output.");
        if (claimed.isTentative)
            return Say::tr("The words before it do not say that the program prints just this.");
        return {};
    }

} // namespace

Comparison asFarAsTold(const Claim &claimed, const AnswerBlock &block, Comparison comparison)
{
    if (comparison.verdict != Verdict::Differs)
        return comparison;
    const QString reason = reasonOf(claimed, block, comparison);
    return reason.isEmpty() ? comparison : unchecked(comparison, reason);
}

Comparison asFarAsTold(const AnswerBlock &block, const Comparison &error)
{
    const bool isOpen =
        error.verdict == Verdict::Differs && error.actual.trimmed().isEmpty() && onlyDefines(block);
    return isOpen ? unchecked(error,
                              Say::tr("It only defines something, so this is about "
                                      "something else."))
                  : error;
}

} // namespace sandpad::runner
