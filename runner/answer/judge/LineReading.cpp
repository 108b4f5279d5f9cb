#include "runner/answer/judge/LineReading.h"

#include "runner/answer/judge/CompareError.h"
#include "runner/answer/judge/PrintedPart.h"
#include "runner/answer/judge/StateClaims.h"
#include "runner/model/Say.h"

#include <algorithm>
#include <utility>

namespace sandpad::runner {

namespace {

    /// What a line gave in each run; nothing when one of the runs did not reach it.
    std::optional<QStringList> inEachRun(const QList<MarkedOutput> &outputs, int line,
                                         QMap<int, QStringList> MarkedOutput::*map)
    {
        QStringList actuals;
        for (const MarkedOutput &output : outputs) {
            const auto found = (output.*map).find(line);
            if (found == (output.*map).end())
                return std::nullopt;
            const QStringList &all = *found;
            const bool isSame = std::ranges::all_of(
                all, [&all](const QString &text) { return text == all.first(); });
            actuals.append(isSame ? all.first() : all.join(QString()));
        }
        return actuals;
    }

    /// "prints 5" of what is there and is not printed. It is not false for certain: a notebook
    /// prints the value of a line that stands alone.
    Comparison notPrinted(Comparison comparison, const QString &note)
    {
        comparison.verdict = Verdict::NotChecked;
        comparison.note = note;
        return comparison;
    }

} // namespace

std::optional<LineReading> LineReading::of(const Claim &claimed, const QList<MarkedOutput> &outputs)
{
    auto given = inEachRun(outputs, claimed.line, &MarkedOutput::given);
    if (!given)
        return std::nullopt;
    return LineReading(claimed, outputs, std::move(*given));
}

LineReading::LineReading(const Claim &claimed, const QList<MarkedOutput> &outputs,
                         QStringList given)
    : m_claimed(claimed)
    , m_outputs(outputs)
    , m_given(std::move(given))
    , m_texts(inEachRun(outputs, claimed.line, &MarkedOutput::asText))
{ }

std::optional<Comparison> LineReading::compared(const CompareOptions &blockOptions) const
{
    CompareOptions options = blockOptions;
    options.isRemark = m_claimed.kind == ClaimKind::Line;
    options.isTyped = !options.isRemark;
    options.isValue = m_outputs.first().values.contains(m_claimed.line);
    options.isRepeated = m_outputs.first().given.value(m_claimed.line).size() > 1;
    if (const auto printed = comparedBeside(options))
        return printed;
    if (const auto printed = comparedAsPrinted(options))
        return printed;
    // Where it prints something, too, its value stands behind that; and what print() itself prints
    // stands behind what the calls in it print.
    options.mayPrintBefore = options.mayPrintBefore || options.isValue;
    options.isTail =
        options.isValue ? m_claimed.isReturned : options.isRemark && !options.isRepeated;
    if (m_claimed.isOfState)
        return comparedNamedState(options);
    Comparison comparison = comparedValue(options, blockOptions);
    if (m_claimed.isPrinted && isTrue(comparison.verdict) && options.isValue && printsNothing())
        return notPrinted(std::move(comparison),
                          Say::tr("Its line prints nothing; it gives that."));
    // "xs.splice(1, 1)  // [1, 3]" gives a list, and tells of another one.
    // So does "n++; // 2", which gives 1.
    const bool mayTellState =
        !m_claimed.isReturned && (isContainer(m_claimed.text) || isOneStepFrom(first()));
    if (comparison.verdict != Verdict::Differs || m_claimed.isOfResult
        || (!isAboutState() && !mayTellState))
        return comparison;
    auto state = comparedState(options, comparison);
    if (m_claimed.isPrinted && state && isTrue(state->verdict))
        return notPrinted(std::move(*state),
                          Say::tr("Its line prints nothing; what it changes is that."));
    return state;
}

/// Is the claim the number after or before this one?
bool LineReading::isOneStepFrom(const QString &value) const
{
    bool isNumber = false;
    const qint64 claimed = m_claimed.text.trimmed().toLongLong(&isNumber);
    bool isOtherNumber = false;
    const qint64 given = value.trimmed().toLongLong(&isOtherNumber);
    return isNumber && isOtherNumber && (claimed - 1 == given || claimed + 1 == given);
}

/// What the line gave: as a value, as text, the first time, in its parts, or as an error.
Comparison LineReading::comparedValue(const CompareOptions &options,
                                      const CompareOptions &blockOptions) const
{
    Comparison comparison = compareOutput(m_claimed.text, m_given, options);
    if (comparison.verdict == Verdict::Differs && m_texts) {
        const Comparison other = compareOutput(m_claimed.text, *m_texts, options);
        comparison = other.verdict == Verdict::Differs ? comparison : other;
    }
    if (comparison.verdict == Verdict::Differs && options.isRemark && options.isRepeated)
        compareFirstTime(options, comparison);
    if (comparison.verdict == Verdict::Differs && options.isValue)
        comparePrintedPart(blockOptions, comparison);
    if (comparison.verdict == Verdict::Differs && options.isTyped)
        comparison =
            compareShownError(m_claimed.text, first(), options.languageId).value_or(comparison);
    return comparison;
}

/// The state after the line; `comparison` where it is not what the claim is about. Nothing where
/// the claim is about a state that is not known.
std::optional<Comparison> LineReading::comparedState(const CompareOptions &options,
                                                     const Comparison &comparison) const
{
    const auto states = inEachRun(m_outputs, m_claimed.line, &MarkedOutput::state);
    if (!states && m_claimed.kind == ClaimKind::Example)
        return comparison;
    const auto state = states ? compareState(m_claimed.text, *states, options) : std::nullopt;
    if (!isAboutState())
        return state && isTrue(state->verdict) ? state : comparison;
    // A function that should return something and does not is a false claim.
    const bool lacksResult = !states && m_claimed.isReturned;
    return state || !lacksResult ? state : comparison;
}

/// What a name is behind a call; nothing where that is not known.
std::optional<Comparison> LineReading::comparedNamedState(const CompareOptions &options) const
{
    const auto states = inEachRun(m_outputs, m_claimed.line, &MarkedOutput::state);
    return states ? compareState(m_claimed.text, *states, options) : std::nullopt;
}

/// A remark of one line in a loop may tell what comes the first time.
void LineReading::compareFirstTime(CompareOptions options, Comparison &comparison) const
{
    if (m_claimed.text.contains(u'\n'))
        return;
    QStringList firsts;
    for (const MarkedOutput &output : m_outputs)
        firsts.append(output.given.value(m_claimed.line).value(0));
    options.isRepeated = false;
    const Comparison other = compareOutput(m_claimed.text, firsts, options);
    if (!isTrue(other.verdict))
        return;
    comparison = other;
    comparison.isPart = true;
    comparison.note = Say::tr("It is so the first time; the line runs several times.");
}

/// A remark beside an assignment may claim what the statement prints. Nothing where it does not.
std::optional<Comparison> LineReading::comparedBeside(CompareOptions options) const
{
    const auto printed = inEachRun(m_outputs, m_claimed.line, &MarkedOutput::beside);
    if (!printed || printed->contains(QString()) || m_claimed.isReturned)
        return std::nullopt;
    options.isValue = false;
    options.isRepeated = m_outputs.first().beside.value(m_claimed.line).size() > 1;
    const Comparison comparison = compareOutput(m_claimed.text, *printed, options);
    return m_claimed.isPrinted || comparison.verdict != Verdict::Differs ? std::optional(comparison)
                                                                         : std::nullopt;
}

/// "prints 5" is about what the call prints, where it prints something beside its value. Where
/// nothing tells the two apart, the value is perhaps the last line.
std::optional<Comparison> LineReading::comparedAsPrinted(CompareOptions options) const
{
    if (!m_claimed.isPrinted || !options.isValue)
        return std::nullopt;
    QStringList fronts;
    for (const QString &given : m_given)
        fronts.append(given.trimmed().section(u'\n', 0, -2));
    const QStringList printed = m_texts ? printedParts(*m_texts) : fronts;
    if (printed.isEmpty() || printed.contains(QString()))
        return std::nullopt;
    options.isValue = false;
    options.isRepeated = true;
    const Comparison comparison = compareOutput(m_claimed.text, printed, options);
    return m_texts || comparison.verdict != Verdict::Differs ? std::optional(comparison)
                                                             : std::nullopt;
}

/// Did the line give a value and print nothing, as far as that can be told?
bool LineReading::printsNothing() const
{
    if (m_claimed.kind != ClaimKind::Line || !m_texts)
        return false;
    for (qsizetype i = 0; i < m_given.size(); ++i) {
        const QString value = (*m_texts)[i].trimmed();
        if (isNoValue(value)
            || !QStringList { value, u'\'' + value + u'\'', u'"' + value + u'"' }.contains(
                m_given[i].trimmed()))
            return false;
    }
    return true;
}

/// What the line printed in front of its value in each run; nothing where that cannot be told.
QStringList LineReading::printedParts(const QStringList &texts) const
{
    QStringList printed;
    for (qsizetype i = 0; i < m_given.size(); ++i)
        printed.append(printedPart(m_given[i], texts[i]));
    return printed.contains(QString()) || texts.contains(QString()) ? QStringList() : printed;
}

/// A remark may claim what a call prints, too. Where the call gives no value, what it prints is all
/// that it can be about.
void LineReading::comparePrintedPart(const CompareOptions &blockOptions,
                                     Comparison &comparison) const
{
    const QStringList texts = m_texts.value_or(lastLinesOf(m_given));
    const QStringList printed = printedParts(texts);
    if (printed.isEmpty())
        return m_texts ? void() : compareEitherPart(blockOptions, comparison);
    // "returns 2" is about the value, and an arrow is where there is one.
    if (m_claimed.isOfResult || (m_claimed.isReturned && !isNoValue(texts.first().trimmed())))
        return;
    CompareOptions options = blockOptions;
    options.isRemark = true;
    options.isRepeated = true;
    const Comparison other = compareOutput(m_claimed.text, printed, options);
    if (other.verdict != Verdict::Differs || isNoValue(texts.first().trimmed()))
        comparison = other;
}

/// Where nothing tells what was printed from the value behind it, the value is perhaps the last
/// line.
void LineReading::compareEitherPart(const CompareOptions &blockOptions,
                                    Comparison &comparison) const
{
    QStringList fronts;
    QStringList values;
    for (const QString &given : m_given) {
        fronts.append(given.trimmed().section(u'\n', 0, -2));
        values.append(given.trimmed().section(u'\n', -1));
    }
    if (fronts.contains(QString()))
        return;
    CompareOptions options = blockOptions;
    options.isRemark = true;
    options.isRepeated = true;
    const Comparison printed = compareOutput(m_claimed.text, fronts, options);
    options.isValue = true;
    options.isRepeated = false;
    const Comparison value = compareOutput(m_claimed.text, values, options);
    if (value.verdict != Verdict::Differs)
        comparison = value;
    else if (printed.verdict != Verdict::Differs && !m_claimed.isReturned)
        comparison = printed;
}

/// `xs.sort() # [1, 2]` and `xs.push(3); // [1, 2, 3]` claim the new value of xs, not the result of
/// the call. So does the answer of an example that shows nothing.
bool LineReading::isAboutState() const
{
    const QString value = first().trimmed();
    if (m_claimed.kind == ClaimKind::Example)
        return value.isEmpty() && isContainer(m_claimed.text);
    return m_outputs.first().values.contains(m_claimed.line)
        && ((isNoValue(value) && !m_claimed.text.contains(value))
            || (isContainer(m_claimed.text) && !isContainer(value)));
}

} // namespace sandpad::runner
