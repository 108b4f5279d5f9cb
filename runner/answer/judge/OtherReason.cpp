#include "runner/answer/judge/OtherReason.h"

#include "runner/answer/judge/OtherScript.h"
#include "runner/answer/judge/TypedStatements.h"

namespace sandpad::runner {

bool hasOtherReason(const Misfit &misfit, const AnswerBlock &block, const QByteArray &program)
{
    const auto &[claimed, found, statement] = misfit;
    if (asksForPlace(statement) || asksForSamePlace(statement, block.code)
        || asksForSize(statement, QString::fromUtf8(program)))
        return true;
    if (found.actual.contains(QChar::ReplacementCharacter)
        || (found.actual.trimmed().isEmpty() && callsStub(statement, block.code)))
        return true;
    return claimed.kind == ClaimKind::Line && explainsInOtherScript(claimed.text, found.actual);
}

} // namespace sandpad::runner
