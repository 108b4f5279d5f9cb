#pragma once

#include "runner/answer/judge/Compare.h"
#include "runner/answer/model/Answer.h"
#include "runner/answer/program/MarkedOutput.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace sandpad::runner {

/// What one line of a block gave in each run, beside a claim about that line. A value; the claim
/// and the outputs must outlive it.
class LineReading
{
public:
    /// Nothing when one of the runs did not reach the line.
    [[nodiscard]] static std::optional<LineReading> of(const Claim &claimed,
                                                       const QList<MarkedOutput> &outputs);

    /// What the line gave in the first run.
    [[nodiscard]] const QString &first() const { return m_given.first(); }

    /// Compares the claim with what the line returned, printed or changed: the first of them that
    /// fits. Nothing when none of them is what the claim is about.
    [[nodiscard]] std::optional<Comparison> compared(const CompareOptions &blockOptions) const;

private:
    LineReading(const Claim &claimed, const QList<MarkedOutput> &outputs, QStringList given);

    [[nodiscard]] Comparison comparedValue(const CompareOptions &options,
                                           const CompareOptions &blockOptions) const;
    [[nodiscard]] std::optional<Comparison> comparedState(const CompareOptions &options,
                                                          const Comparison &comparison) const;
    [[nodiscard]] std::optional<Comparison> comparedNamedState(const CompareOptions &options) const;
    [[nodiscard]] std::optional<Comparison> comparedBeside(CompareOptions options) const;
    [[nodiscard]] std::optional<Comparison> comparedAsPrinted(CompareOptions options) const;
    [[nodiscard]] bool printsNothing() const;
    [[nodiscard]] QStringList printedParts(const QStringList &texts) const;
    void compareEitherPart(const CompareOptions &blockOptions, Comparison &comparison) const;
    void compareFirstTime(CompareOptions options, Comparison &comparison) const;
    void comparePrintedPart(const CompareOptions &blockOptions, Comparison &comparison) const;
    [[nodiscard]] bool isAboutState() const;
    [[nodiscard]] bool isOneStepFrom(const QString &value) const;

    const Claim &m_claimed;
    const QList<MarkedOutput> &m_outputs;
    QStringList m_given;
    std::optional<QStringList> m_texts; ///< the same, as text instead of as a value
};

} // namespace sandpad::runner
