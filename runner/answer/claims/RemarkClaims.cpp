#include "runner/answer/claims/RemarkClaims.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/claims/ErrorWords.h"
#include "runner/answer/claims/RemarkForms.h"
#include "runner/answer/claims/RemarkPlaces.h"
#include "runner/answer/claims/RemarksAbove.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/source/Facts.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <utility>

namespace sandpad::runner {

namespace {

    /// Goes through the lines of a program in order.
    class RemarkReader
    {
    public:
        explicit RemarkReader(const AnswerBlock &block)
            : m_block(block)
            , m_facts(factsOf(block))
            , m_lines(m_facts.rows)
            , m_places(m_facts, block)
        {
            m_words = wordsOfProgram(m_facts, block.code);
            for (SourceRow &row : m_facts.rows)
                row.comment = withPlainMark(row.comment);
            m_hasLabels = numberStatements(m_lines);
        }

        RemarkClaims run()
        {
            for (qsizetype i = 0; i < m_lines.size() && m_read.claims.size() <= kMostClaims; ++i) {
                if (!m_lines[i].isCommentOnly())
                    m_statement = m_places.kindAt(i) == StatementKind::Other ? -1 : i;
                else if (const qsizetype count = addSeveral(i); count > 0) {
                    i += count;
                    continue;
                } else if (m_hasLabels && isLiteral(m_lines[i].comment)) {
                    continue;
                }
                if (addError(i) || m_lines[i].comment.isEmpty())
                    continue;
                if (m_statement >= 0)
                    addResult(i);
                else if (isLastRow(m_lines, i) && namesOutput(m_lines[i].comment))
                    addWhole(i);
                else
                    addUnread(i);
            }
            openLists(m_read.claims);
            addClaimsAbove(m_read, m_block, m_facts);
            return std::move(m_read);
        }

    private:
        [[nodiscard]] int inputLine(qsizetype index) const
        {
            return m_block.line + static_cast<int>(index);
        }

        /// Is this the only remark below the statement, and is no other printing line right above,
        /// so that the remark must be about the statement?
        [[nodiscard]] bool isAlone(const SourceStatement &statement) const
        {
            const qsizetype second = statement.lastLine + 2;
            // "previously it was [2, 1]" explains the value above it.
            const bool hasMore = second < m_lines.size() && m_lines[second].isCommentOnly()
                && (!m_lines[second].comment.front().isLower()
                    || isMostlyOfWords(m_lines[second].comment, m_words));
            return !hasMore && !m_places.isSecondPrint(statement);
        }

        /// Adds what remarks below each other tell together. Returns the number of lines behind the
        /// first.
        qsizetype addSeveral(qsizetype first)
        {
            if (const qsizetype count = addList(first); count > 0)
                return count;
            const qsizetype count = addTraceback(first);
            return count > 0 ? count : addSeries(first);
        }

        /// Adds the list of remarks below "Output:". Returns how many there are.
        qsizetype addList(qsizetype head)
        {
            if (!announcesLines(m_lines[head].comment))
                return 0;
            const auto isBlankAt = [this](qsizetype line) { return m_places.isBlank(line); };
            const qsizetype end = endOfList(m_lines, head + 1, isBlankAt, m_words);
            QStringList printed;
            for (qsizetype next = head + 1; next < end; ++next)
                printed.append(withoutExplanation(m_lines[next].comment, m_words));
            const qsizetype count = printed.size();
            const bool isOfPrint =
                m_statement >= 0 && m_places.kindAt(m_statement) == StatementKind::Prints;
            if (isOfPrint && isOneValue(printed) && addValueBelow(head, head + 1, printed))
                return count;
            const auto error = splitError(printed.join(u'\n'));
            if (error && error->output.trimmed().isEmpty() && !m_facts.handlesErrors)
                m_read.claims.append({ .kind = ClaimKind::Error,
                                       .text = error->error,
                                       .line = 0,
                                       .inputLine = inputLine(head) + 1 });
            else if (!printed.isEmpty())
                m_read.claims.append(
                    { .kind = ClaimKind::Output,
                      .text = printed.join(u'\n'),
                      .line = 0,
                      .inputLine = inputLine(head) + 1,
                      .isPart = m_places.isBlank(end) || m_places.hasCodeBelow(end),
                      .isAll = isOfAll(m_lines[head].comment, m_facts) });
            return count;
        }

        /// Adds the value of remarks below a line as what the line prints or gives. Does nothing
        /// where they may be about more than that line.
        bool addValueBelow(qsizetype remark, qsizetype first, const QStringList &texts)
        {
            if (m_statement < 0 || m_statement != remark - 1
                || m_places.isSecondPrint(*m_places.statementAt(m_statement)))
                return false;
            m_read.claims.append({ .kind = ClaimKind::Line,
                                   .text = texts.join(u'\n'),
                                   .line = static_cast<int>(m_statement) + 1,
                                   .inputLine = inputLine(first) });
            m_statement = -1; // a line has only one claim
            return true;
        }

        /// Adds a traceback that remarks show. Returns the number of lines behind the first.
        qsizetype addTraceback(qsizetype first)
        {
            const qsizetype count = remarksBelow(m_lines, m_places.texts(), first);
            QStringList texts;
            for (qsizetype i = first; i < first + count; ++i)
                texts.append(m_lines[i].comment);
            const auto parts = count > 1 && texts.first().startsWith(QLatin1String("Traceback"))
                ? splitError(texts.join(u'\n'))
                : std::nullopt;
            if (!parts || m_facts.handlesErrors)
                return 0;
            m_read.claims.append({ .kind = ClaimKind::Error,
                                   .text = parts->error,
                                   .line = 0,
                                   .inputLine = inputLine(first) });
            m_statement = -1;
            return count - 1;
        }

        /// Is the statement above a call or a part of a loop? Beside others, arrows below each
        /// other are steps to one value: `1 + 2 * 3 // => 1 + 6 // => 7`.
        [[nodiscard]] bool mayPrintSeveral() const
        {
            if (m_statement < 0)
                return true;
            const SourceStatement &statement = *m_places.statementAt(m_statement);
            return statement.kind == StatementKind::Prints
                || (statement.kind == StatementKind::Value
                    && QStringView(m_block.code)
                           .sliced(statement.start, statement.end - statement.start)
                           .contains(u'('));
        }

        /// Adds remarks below each other that give what a loop or some statements print, a value
        /// each, or one value on several lines. Returns the number of lines behind the first.
        qsizetype addSeries(qsizetype first)
        {
            const qsizetype count = remarksBelow(m_lines, m_places.texts(), first);
            if (count < 2 || m_hasLabels)
                return 0;
            QStringList texts;
            for (qsizetype i = first; i < first + count; ++i)
                texts.append(m_lines[i].comment);
            const bool hasArrows = takeArrows(texts);
            // "=> {" begins a value that goes on below.
            QStringList begun = texts;
            const auto told = claimInRemark(texts.first(), false);
            begun.first() = told.value_or(texts.first());
            if (isOneValue(begun) && addValueBelow(first, first, begun))
                return count - 1;
            if (hasArrows && !mayPrintSeveral())
                return addValueBelow(first, first + count - 1, { texts.last() }) ? count - 1 : 0;
            // "f(3) = 3 * f(2)", "= 3 * 2", "= 6": the steps to a value, the last of which is it.
            static const QRegularExpression step(QStringLiteral(R"(^=\s*(?=[^=\s]))"));
            if (std::ranges::all_of(texts.sliced(1),
                                    [](const QString &text) { return text.contains(step); }))
                return addValueBelow(first, first + count - 1, { texts.last().remove(step) })
                    ? count - 1
                    : 0;
            // One of the last lines of a program may be wrong.
            bool mayErr = count > 2 && isLastRow(m_lines, first + count - 1);
            // As many texts as statements print above them are what those print, right or wrong.
            constexpr qsizetype kMostWords = 3; // in one that the program does not know
            const bool isEach = m_places.printsAbove(first) == count
                && std::ranges::any_of(texts, [&](const QString &text) {
                                    return isOfWords(text, m_words);
                                });
            const auto isPrinted = [&](const QString &text) {
                if (isEach && wordsOf(text).size() <= kMostWords)
                    return true;
                if (isLiteral(text) || text == u"..." || text == u"…")
                    return true;
                const bool hasLetter =
                    std::ranges::any_of(text, [](QChar c) { return c.isLetter(); });
                if (!mayPrintSeveral() || !hasLetter || text.startsWith(u'>'))
                    return false;
                return isOfWords(text, m_words)
                    || (isMostlyOfWords(text, m_words) && std::exchange(mayErr, false));
            };
            const QString joined = texts.join(u'\n');
            const bool isOne = isLiteral(texts.join(u' '))
                && QStringView(u"[{").contains(joined.front())
                && !(isLiteral(texts.first()) && texts[1].front().isLetter());
            if (!isOne && !hasArrows && !std::ranges::all_of(begun, isPrinted))
                return 0;
            if (isOne && addValueBelow(first, first, texts))
                return count - 1;
            m_read.claims.append({ .kind = ClaimKind::Output,
                                   .text = hasArrows || isOne ? joined : begun.join(u'\n'),
                                   .line = static_cast<int>(first),
                                   .inputLine = inputLine(first),
                                   .isPart = !m_places.isBehindAll(first),
                                   .isAll = onlyOnePrints(m_facts) });
            m_statement = -1;
            return count - 1;
        }

        /// Adds "Output: 0 1 2" behind a loop as all that is printed, however it is split into
        /// lines.
        void addWhole(qsizetype index)
        {
            const auto text = claimInRemark(m_lines[index].comment, false);
            if (text && beginsWithValue(*text))
                m_read.claims.append({ .kind = ClaimKind::Output,
                                       .text = withoutExplanation(*text, m_words),
                                       .line = 0,
                                       .inputLine = inputLine(index),
                                       .isTentative = m_places.namesOutputAbove(index),
                                       .isAll = isOfAll(m_lines[index].comment, m_facts) });
            else
                addUnread(index);
        }

        bool addError(qsizetype index)
        {
            const SourceRow &line = m_lines[index];
            const auto error = errorInRemark(line.comment);
            const auto isError = [](const Claim &claim) { return claim.kind == ClaimKind::Error; };
            const bool isBelow = line.isCommentOnly() && m_places.isBelowStatement(index);
            const bool isHandled =
                m_facts.handlesErrors && !m_places.isAtEnd(isBelow ? index - 1 : index);
            if (!error || isHandled || (line.isCommentOnly() && !isBelow)
                || std::ranges::any_of(m_read.claims, isError))
                return false;
            m_read.claims.append({ .kind = ClaimKind::Error,
                                   .text = *error,
                                   .line = 0,
                                   .inputLine = inputLine(index),
                                   .isTentative = isOfTypes(*error) });
            return true;
        }

        /// May "Error!" be what a checker of types says? The program runs without one.
        [[nodiscard]] bool isOfTypes(const QString &error) const
        {
            return error == u"Error" && answerLanguage(m_block.languageId).dropsTypes;
        }

        [[nodiscard]] bool tellsState(qsizetype index) const
        {
            const SourceStatement &statement = *m_places.statementAt(m_statement);
            return namedState(m_lines[index].comment,
                              m_block.code.sliced(statement.start, statement.end - statement.start))
                .has_value();
        }

        /// What a remark claims for certain as the result of the last statement.
        [[nodiscard]] std::optional<QString> resultAt(qsizetype index) const
        {
            const QString &remark = m_lines[index].comment;
            const SourceStatement &statement = *m_places.statementAt(m_statement);
            const QString code =
                m_block.code.sliced(statement.start, statement.end - statement.start);
            const bool isOwn = m_statement == index;
            const StatementKind asked = statement.kind;
            // A literal is a claim without an arrow behind a statement that gives a value, and on a
            // line of its own below the statement.
            if (const auto state = namedState(remark, code); state && isOwn)
                return state;
            if (describesCode(remark, code) || (asked == StatementKind::Prints && isPlace(code)))
                return std::nullopt;
            const bool takesLiteral = asked != StatementKind::Assigns
                && (isOwn || (index == m_statement + 1 && isAlone(statement)));
            if (const auto text = claimInRemark(remark, takesLiteral); text || !isOwn)
                return text;
            if (const auto told = printedWords(remark); told && isOfWords(*told, m_words))
                return told;
            const bool isPrinted = asked == StatementKind::Prints && !isElement(remark)
                && (isOfWords(remark, m_words) || isTypeAskedFor(remark, code));
            const bool isAssigned =
                asked == StatementKind::Assigns && isLiteral(remark) && assignsResult(code);
            return isPrinted || isAssigned ? std::optional(remark) : std::nullopt;
        }

        /// `typeof x` always gives something, so a remark beside it is about that.
        [[nodiscard]] bool isOfType(qsizetype index) const
        {
            return m_statement == index
                && m_lines[index].code.trimmed().startsWith(QLatin1String("typeof "));
        }

        /// May a remark beside a statement be what it prints? Beside a call it may if it reads so.
        [[nodiscard]] bool mayBePrinted(qsizetype index) const
        {
            static const QRegularExpression call(QStringLiteral(R"(\);?\s*$)"));
            const StatementKind kind = m_places.kindAt(m_statement);
            return kind == StatementKind::Prints
                || (kind == StatementKind::Value && m_lines[index].code.contains(call)
                    && isMostlyOfWords(m_lines[index].comment, m_words));
        }

        void addResult(qsizetype index)
        {
            const QString &remark = m_lines[index].comment;
            const auto text = resultAt(index);
            const bool isOwn = m_statement == index;
            const bool mayPrint = isOwn && mayBePrinted(index);
            const auto told = isOwn ? printedWords(remark) : std::nullopt;
            // "Output: Hi, I am Al" can only be meant as what is printed.
            const bool isAnnounced = text && namesOutput(remark) && isHalfOfWords(*text, m_words);
            const bool state = isOwn && tellsState(index);
            const bool isAssigned = m_places.kindAt(m_statement) == StatementKind::Assigns;
            const bool isTentative = text
                ? isHedged(remark) || (isLoose(*text, m_words) && !isAnnounced)
                    || m_places.hasPlace(*m_places.statementAt(m_statement))
                : mayPrint || told.has_value();
            if (text || isTentative) {
                m_read.claims.append({ .kind = ClaimKind::Line,
                                       .text = text.value_or(told.value_or(remark)),
                                       .line = static_cast<int>(m_statement) + 1,
                                       .inputLine = inputLine(index),
                                       .isTentative = isTentative,
                                       .isReturned = tellsReturned(remark) || isOfType(index),
                                       .isPrinted = printedWords(remark).has_value(),
                                       .isOfResult = saysReturned(remark) || (state && isAssigned),
                                       .isOfState = state && !isAssigned });
                m_statement = -1; // a line has only one claim
            } else {
                addUnread(index);
            }
        }

        /// Notes a remark that reads like a claim but cannot be compared with anything.
        void addUnread(qsizetype index)
        {
            constexpr qsizetype kMostUnread = 20;
            const QString &remark = m_lines[index].comment;
            const bool isClaim =
                m_lines[index].isCommentOnly() ? isOfValues(remark) : beginsWithValue(remark);
            if ((isClaim || seemsToClaim(remark)) && m_read.unread.size() < kMostUnread)
                m_read.unread.append(unreadSentence(inputLine(index), remark));
        }

        const AnswerBlock &m_block;
        SourceFacts m_facts;
        const QList<SourceRow> &m_lines;
        const RemarkPlaces m_places;
        QSet<QString> m_words; ///< of the program's string literals
        bool m_hasLabels = false; ///< values alone in remarks number the statements below them
        qsizetype m_statement = -1; ///< the last line on which a statement ends that can be asked
        RemarkClaims m_read;
    };

} // namespace

RemarkClaims claimsInRemarks(const AnswerBlock &block)
{
    return RemarkReader(block).run();
}

} // namespace sandpad::runner
