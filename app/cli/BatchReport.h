#pragma once

#include "app/cli/VerifyOptions.h"
#include "runner/answer/report/AnswerReport.h"

#include <QByteArray>
#include <QMap>
#include <QXmlStreamWriter>

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace sandpad::app {

/// What came of an answer.
enum class AnswerState : std::uint8_t
{
    Holds, ///< nothing is false
    False,
    Unreadable,
    Failed, ///< Sandpad could not judge it, because there is no sandbox
};

/// As JSON names it: "holds", "false", "unreadable" or "failed".
[[nodiscard]] QString stateName(AnswerState state);

/// An answer of a batch that has been looked at. A value.
struct JudgedAnswer
{
    QString name;
    QString digest; ///< of its text and of the options; empty when it is not readable
    AnswerState state = AnswerState::Holds;
    QString sentence; ///< that sums up the review, or says why there is none
    runner::Review review; ///< empty when it is not readable
};

/// {"answer", "state", "digest", "message"} and, where it could be read, what
/// `sandpad verify --json` prints of one answer.
void writeJson(runner::JsonStream &out, const JudgedAnswer &answer);

/// How many answers came to what, and how many of their blocks have each verdict.
struct BatchSummary
{
    QMap<AnswerState, int> answers;
    QMap<QString, int> blocks; ///< by the verdict's name

    /// One sentence after the other; a state that none has is left out.
    [[nodiscard]] QString sentence() const;
};

/// Writes a batch in the format that was asked for, piece by piece.
class BatchReport
{
public:
    explicit BatchReport(VerifyFormat format);

    /// What stands before the first answer.
    [[nodiscard]] QByteArray begin();
    /// Empty for JSON, which is written by writeJson().
    [[nodiscard]] QByteArray of(const JudgedAnswer &answer);
    /// What stands behind the last answer.
    [[nodiscard]] QByteArray end(const BatchSummary &summary);

private:
    [[nodiscard]] QByteArray takeXml();
    void writeXml(const JudgedAnswer &answer);

    VerifyFormat m_format;
    QString m_xmlText;
    QXmlStreamWriter m_xml { &m_xmlText };
};

} // namespace sandpad::app
