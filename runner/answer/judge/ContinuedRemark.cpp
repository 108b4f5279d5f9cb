#include "runner/answer/judge/ContinuedRemark.h"

#include <QRegularExpression>

namespace sandpad::runner {

std::optional<Claim> withRemarksBelow(const Claim &claimed, const AnswerBlock &block)
{
    static const QRegularExpression remark(QStringLiteral(R"(^(\s+)(?:#|//)+\s*(\S.*?)\s*$)"));
    static const QRegularExpression indent(QStringLiteral(R"(^\s*)"));
    const QStringList lines = block.code.split(u'\n');
    if (claimed.line < 1 || claimed.inputLine != block.line + claimed.line - 1
        || claimed.line > lines.size())
        return std::nullopt;
    const qsizetype start = indent.match(lines[claimed.line - 1]).capturedLength();
    Claim all = claimed;
    for (const QString &line : lines.sliced(claimed.line)) {
        const auto match = remark.match(line);
        if (!match.hasMatch() || match.capturedLength(1) <= start + 1)
            break;
        all.text += u'\n' + match.captured(2);
    }
    return all.text == claimed.text ? std::nullopt : std::optional(all);
}

} // namespace sandpad::runner
