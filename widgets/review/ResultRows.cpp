#include "widgets/review/ResultRows.h"

#include "widgets/cards/values/BundleCard.h"
#include "widgets/markup/BundleText.h"
#include "widgets/review/ShownOutput.h"
#include "widgets/review/VerdictSentence.h"
#include "widgets/review/VerdictWords.h"

#include <QCoreApplication>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    using Kind = ResultText::Kind;

    struct RowTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::ResultRows)
    };

    ResultText text(Kind kind, const QString &words)
    {
        return { .kind = kind, .text = words, .differences = {}, .masked = {} };
    }

    /// Is it one line that is not wrapped where there are three columns?
    bool isShortLine(const QString &text)
    {
        constexpr qsizetype kShort = 28;
        return !text.isEmpty() && text.size() <= kShort && !text.contains(u'\n');
    }

    /// Makes the rows of one block, from the top to the bottom.
    class RowMaker
    {
    public:
        explicit RowMaker(const ReviewItem &item)
            : m_item(item)
        { }

        QList<ResultRow> make()
        {
            if (m_item.result && !m_item.result->comparisons.isEmpty())
                addComparisons();
            else
                addClaims();
            if (m_item.result && m_item.result->hasRun)
                addReality();
            if (m_item.result)
                addReasons();
            return m_rows;
        }

    private:
        void addWhole(Kind kind, const QString &words)
        {
            m_rows.append({ .left = text(kind, words), .right = {}, .isWhole = true });
        }

        /// Beside the last claim if that place is free, else below.
        void addRight(Kind kind, const QString &words)
        {
            if (!m_rows.isEmpty() && !m_rows.last().isWhole && m_rows.last().right.text.isEmpty())
                m_rows.last().right = text(kind, words);
            else
                m_rows.append({ .left = {}, .right = text(kind, words) });
        }

        void addClaims()
        {
            QStringList claims;
            for (const runner::Claim &claim : m_item.block.claims) {
                if (!claim.isTentative)
                    claims.append(claim.kind != runner::ClaimKind::Statement && claim.line > 0
                                      ? RowTexts::tr("line %1: %2").arg(claim.line).arg(claim.text)
                                      : claim.text);
            }
            if (claims.isEmpty())
                m_rows.append({ .left = text(Kind::Note, RowTexts::tr("nothing")), .right = {} });
            else
                m_rows.append({ .left = text(Kind::Claimed, claims.join(u'\n')), .right = {} });
        }

        void addComparisons()
        {
            const QList<runner::Comparison> &all = m_item.result->comparisons;
            for (qsizetype i = 0; i < all.size(); ++i) {
                const runner::Comparison &one = all[i];
                const qsizetype firstRow = m_rows.size();
                const bool isPlain = one.verdict == runner::Verdict::Matches;
                if (isPlain && joins(one))
                    continue;
                m_isJoinable = m_isJoinable && isPlain;
                if (all.size() > 1 && !isPlain) {
                    const QString verdict = verdictWords(one.verdict).text;
                    addWhole(runner::isFalse(one.verdict) ? Kind::Error : Kind::Note,
                             one.line > 0 ? RowTexts::tr("Line %1: %2").arg(one.line).arg(verdict)
                                          : RowTexts::tr("All of it: %1").arg(verdict));
                }
                m_rows.append({ .left = { .kind = Kind::Claimed,
                                          .text = one.claimed,
                                          .differences = one.claimedDifferences,
                                          .masked = {} },
                                .right = { .kind = Kind::Real,
                                           .text = one.actual,
                                           .differences = one.actualDifferences,
                                           .masked = one.masked } });
                if (!one.note.isEmpty())
                    addWhole(Kind::Note, one.note);
                for (qsizetype row = firstRow; row < m_rows.size(); ++row)
                    m_rows[row].comparison = i;
            }
        }

        /// Short lines that are as claimed stand in one text: that reads better, and a block with
        /// a remark on each line is shown sooner.
        bool joins(const runner::Comparison &one)
        {
            const bool fits = m_isJoinable;
            m_isJoinable = isShortLine(one.claimed) && isShortLine(one.actual) && one.note.isEmpty()
                && one.masked.isEmpty();
            if (!fits || !m_isJoinable || m_rows.isEmpty())
                return false;
            m_rows.last().left.text += u'\n' + one.claimed;
            m_rows.last().right.text += u'\n' + one.actual;
            return true;
        }

        void addReality()
        {
            const runner::BlockResult &result = *m_item.result;
            const runner::RunResult &run = result.run;
            const QString printed = QString::fromUtf8(run.standardOutput);
            if (!isShownBy(result.comparisons, printed)) {
                if (!printed.isEmpty() && !result.comparisons.isEmpty())
                    addRight(Kind::Note, RowTexts::tr("All that it printed:"));
                if (!printed.isEmpty())
                    addRight(Kind::Real, printed);
                else if (run.displays.isEmpty() && !run.error && !run.value
                         && result.comparisons.isEmpty())
                    addRight(Kind::Note, RowTexts::tr("printed nothing"));
            }
            if (run.value && result.comparisons.isEmpty() && !hasCard(*run.value))
                addRight(Kind::Real, QStringLiteral("→ ") + textOf(*run.value));
            if (run.error && result.verdict != runner::Verdict::ErrorHappened)
                addError(*run.error);
            else if (!run.error && !run.standardError.isEmpty())
                addRight(Kind::Real, QString::fromUtf8(run.standardError));
            constexpr qsizetype kMostTexts = 20;
            for (const runner::MimeBundle &display :
                 run.displays.first(std::min(run.displays.size(), kMostTexts))) {
                if (!hasCard(display))
                    addRight(Kind::Real, textOf(display));
            }
            if (const QString leftOut = leftOutSentence(result); !leftOut.isEmpty())
                addRight(Kind::Note, leftOut);
        }

        void addError(const runner::ErrorReport &error)
        {
            constexpr qsizetype kMostMessages = 5;
            QStringList lines;
            for (const runner::Diagnostic &message : error.diagnostics) {
                if (message.isError && lines.size() < kMostMessages)
                    lines.append(RowTexts::tr("line %1: %2 %3")
                                     .arg(message.line)
                                     .arg(message.code, message.message));
            }
            if (lines.isEmpty()) {
                const auto frame = std::ranges::find_if(
                    error.frames.crbegin(), error.frames.crend(), &runner::Frame::isInProgram);
                lines.append(error.message.isEmpty()
                                 ? error.type
                                 : error.type + QStringLiteral(": ") + error.message);
                if (frame != error.frames.crend())
                    lines.append(RowTexts::tr("in line %1").arg(frame->line));
            }
            if (!error.hint.isEmpty())
                lines.append(error.hint);
            m_error = lines.join(u'\n');
            addRight(Kind::Error, m_error);
        }

        void addReasons()
        {
            // The head or the error may already say the same.
            const QString &reason = m_item.result->reason;
            if (!reason.isEmpty() && !m_error.contains(reason)
                && !verdictSentence(m_item).contains(reason, Qt::CaseInsensitive))
                addRight(Kind::Note, reason);
            if (m_item.result->usedSession)
                addRight(Kind::Note, RowTexts::tr("Ran after the blocks before it."));
        }

        const ReviewItem &m_item;
        QList<ResultRow> m_rows;
        QString m_error; ///< as it is shown
        bool m_isJoinable = false; ///< is the last row a short line that is as claimed?
    };

} // namespace

QList<ResultRow> resultRows(const ReviewItem &item)
{
    return RowMaker(item).make();
}

} // namespace sandpad::widgets
