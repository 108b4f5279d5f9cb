#include "runner/answer/judge/ContinuedRemark.h"

#include "runner/answer/judge/LineReading.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    struct Below
    {
        QString text;
        qsizetype column = 0;
    };

    /// The remarks on the lines right below the one of a claim.
    QList<Below> remarksBelow(const QStringList &lines, qsizetype own)
    {
        static const QRegularExpression remark(QStringLiteral(R"(^(\s*)(?:#|//)+\s*(\S.*?)\s*$)"));
        QList<Below> below;
        for (const QString &line : lines.sliced(own + 1)) {
            const auto match = remark.match(line);
            if (!match.hasMatch())
                break;
            below.append({ .text = match.captured(2), .column = match.capturedLength(1) });
        }
        return below;
    }

    Claim continued(const Claim &claimed, const QList<Below> &below)
    {
        Claim all = claimed;
        for (const Below &remark : below)
            all.text += u'\n' + remark.text;
        return all;
    }

    /// The claim with remarks of the lines below: those that stand further right than the
    /// statement, and then as many as the text that really came has lines.
    QList<Claim> withRemarksBelow(const Claim &claimed, const AnswerBlock &block,
                                  const QString &actual)
    {
        static const QRegularExpression indent(QStringLiteral(R"(^\s*)"));
        const QStringList lines = block.code.split(u'\n');
        const qsizetype own = claimed.inputLine - block.line; // the line of the remark, from 0
        if (claimed.line < 1 || own < claimed.line - 1 || own >= lines.size())
            return {};
        const QList<Below> below = remarksBelow(lines, own);
        const bool isBeside = own == claimed.line - 1;
        const qsizetype start = isBeside ? indent.match(lines[own]).capturedLength() + 2 : 0;
        const auto other = std::ranges::find_if(
            below, [start](const Below &remark) { return remark.column < start; });
        QList<Claim> claims;
        if (const qsizetype count = other - below.begin(); count > 0)
            claims.append(continued(claimed, below.first(count)));
        const qsizetype count = actual.count(u'\n') - claimed.text.count(u'\n');
        if (count > 0 && count <= below.size())
            claims.append(continued(claimed, below.first(count)));
        return claims;
    }

} // namespace

Comparison comparedWithBelow(const Claim &claimed, const Comparison &now, const AnswerBlock &block,
                             const QList<MarkedOutput> &outputs, const CompareOptions &options)
{
    for (const Claim &all : withRemarksBelow(claimed, block, now.actual)) {
        const auto line = LineReading::of(all, outputs);
        const auto found = line ? line->compared(options) : std::nullopt;
        if (found && isTrue(found->verdict))
            return *found;
    }
    return now;
}

} // namespace sandpad::runner
