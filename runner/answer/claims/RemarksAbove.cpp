#include "runner/answer/claims/RemarksAbove.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/RemarkForms.h"

#include <algorithm>
#include <optional>

namespace sandpad::runner {

namespace {

    bool isEmpty(const QList<SourceRow> &rows, qsizetype at)
    {
        return at < 0 || at >= rows.size()
            || (rows[at].code.trimmed().isEmpty() && rows[at].comment.isEmpty());
    }

    /// What a remark of its own line says to be printed, in words that say so.
    std::optional<QString> toldBy(const SourceRow &row)
    {
        if (!row.isCommentOnly() || !(namesOutput(row.comment) || printedWords(row.comment)))
            return std::nullopt;
        return claimInRemark(row.comment, false);
    }

    /// The printing statement that is all of the paragraph below a remark.
    const SourceStatement *paragraphBelow(const SourceFacts &facts, qsizetype remark)
    {
        const auto found = std::ranges::find(facts.statements, static_cast<int>(remark) + 1,
                                             &SourceStatement::firstLine);
        const bool isFound = found != facts.statements.end() && found->kind == StatementKind::Prints
            && isEmpty(facts.rows, remark - 1) && isEmpty(facts.rows, found->lastLine + 1)
            && facts.rows[found->lastLine].comment.isEmpty();
        return isFound ? &*found : nullptr;
    }

    QList<Claim> claimsAbove(const AnswerBlock &block, const SourceFacts &facts)
    {
        QList<Claim> claims;
        for (qsizetype i = 0; i < facts.rows.size(); ++i) {
            const auto told = toldBy(facts.rows[i]);
            if (!told)
                continue;
            const SourceStatement *statement = paragraphBelow(facts, i);
            const auto printsBefore = [i](const SourceStatement &one) {
                return one.kind == StatementKind::Prints && one.lastLine < i;
            };
            if (!statement || !isLiteral(*told)
                || (claims.isEmpty() && std::ranges::any_of(facts.statements, printsBefore)))
                return {};
            claims.append({ .kind = ClaimKind::Line,
                            .text = *told,
                            .line = statement->lastLine + 1,
                            .inputLine = block.line + static_cast<int>(i) });
        }
        return claims;
    }

} // namespace

void addClaimsAbove(RemarkClaims &read, const AnswerBlock &block, const SourceFacts &facts)
{
    for (const Claim &above : claimsAbove(block, facts)) {
        const auto isSame = [&above](const Claim &one) {
            return one.line == above.line || one.line == 0 || one.inputLine == above.inputLine;
        };
        if (std::ranges::any_of(read.claims, isSame))
            continue;
        read.claims.append(above);
        const QString &remark = facts.rows[above.inputLine - block.line].comment;
        read.unread.removeAll(unreadSentence(above.inputLine, remark));
    }
}

} // namespace sandpad::runner
