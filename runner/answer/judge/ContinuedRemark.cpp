#include "runner/answer/judge/ContinuedRemark.h"

#include "runner/answer/judge/LineReading.h"

#include <QRegularExpression>

namespace sandpad::runner {

std::optional<Claim> withRemarksBelow(const Claim &claimed, const AnswerBlock &block)
{
    static const QRegularExpression remark(QStringLiteral(R"(^(\s*)(?:#|//)+\s*(\S.*?)\s*$)"));
    static const QRegularExpression indent(QStringLiteral(R"(^\s*)"));
    const QStringList lines = block.code.split(u'\n');
    const qsizetype own = claimed.inputLine - block.line; // the line of the remark, from 0
    if (claimed.line < 1 || own < claimed.line - 1 || own >= lines.size())
        return std::nullopt;
    const bool isBeside = own == claimed.line - 1;
    const qsizetype start = isBeside ? indent.match(lines[own]).capturedLength() + 2 : 0;
    Claim all = claimed;
    for (const QString &line : lines.sliced(own + 1)) {
        const auto match = remark.match(line);
        if (!match.hasMatch() || match.capturedLength(1) < start)
            break;
        all.text += u'\n' + match.captured(2);
    }
    return all.text == claimed.text ? std::nullopt : std::optional(all);
}

Comparison comparedWithBelow(const Claim &claimed, const Comparison &now, const AnswerBlock &block,
                             const QList<MarkedOutput> &outputs, const CompareOptions &options)
{
    const auto all = withRemarksBelow(claimed, block);
    const auto line = all ? LineReading::of(*all, outputs) : std::nullopt;
    const auto found = line ? line->compared(options) : std::nullopt;
    return found && isTrue(found->verdict) ? *found : now;
}

} // namespace sandpad::runner
