#include "runner/answer/judge/StateClaims.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    /// What stands between the brackets of a list, a dictionary or a set.
    QString withoutBrackets(QStringView text)
    {
        if (!text.isEmpty() && QStringView(u"[{(").contains(text.front()))
            text = text.sliced(1);
        if (!text.isEmpty() && QStringView(u"])}").contains(text.back()))
            text.chop(1);
        return text.trimmed().toString();
    }

} // namespace

bool isContainer(const QString &text)
{
    return text.startsWith(u'[') || text.startsWith(u'{');
}

std::optional<Comparison> compareState(const QString &claimed, const QStringList &states,
                                       const CompareOptions &options)
{
    static const QRegularExpression maker(
        QStringLiteral(R"(^(?:\w+\((?:<class '\w+'>, )?|\w+\(\d+\) ?)(?=[\[{]))"));
    static const QRegularExpression end(QStringLiteral(R"((?<=[\]}])(?:, maxlen=\d+)?\)$)"));
    QStringList bare;
    QStringList items;
    for (const QString &text : states) {
        bare.append(text.trimmed().remove(maker).remove(end));
        items.append(withoutBrackets(bare.last()));
    }
    const Comparison first = compareOutput(claimed, states, options);
    for (const Comparison &one :
         { first, compareOutput(claimed, bare, options), compareOutput(claimed, items, options) }) {
        if (one.verdict != Verdict::Differs)
            return one;
    }
    return isContainer(claimed) ? std::optional(first) : std::nullopt;
}

} // namespace sandpad::runner
