#include "runner/answer/claims/RemarkPlaces.h"

#include "runner/answer/claims/RemarkForms.h"
#include "runner/answer/language/AnswerLanguages.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

RemarkPlaces::RemarkPlaces(const SourceFacts &facts, const AnswerBlock &block)
    : m_facts(facts)
    , m_texts(block.code.split(u'\n'))
    , m_sign(answerLanguage(block.languageId).syntax.lineComment)
{
    for (qsizetype i = 0; i < m_facts.statements.size(); ++i)
        m_ending.insert(m_facts.statements[i].lastLine, i);
}

const SourceStatement *RemarkPlaces::statementAt(qsizetype line) const
{
    const auto found = m_ending.constFind(line);
    return found == m_ending.end() ? nullptr : &m_facts.statements[*found];
}

StatementKind RemarkPlaces::kindAt(qsizetype line) const
{
    const SourceStatement *statement = statementAt(line);
    return statement ? statement->kind : StatementKind::Other;
}

bool RemarkPlaces::isSecondPrint(const SourceStatement &statement) const
{
    const qsizetype before = statement.firstLine - 1;
    return before >= 0 && m_facts.rows[before].comment.isEmpty()
        && kindAt(before) == StatementKind::Prints;
}

qsizetype RemarkPlaces::printsAbove(qsizetype row) const
{
    qsizetype above = row;
    while (above > 0 && kindAt(above - 1) == StatementKind::Prints
           && m_facts.rows[above - 1].comment.isEmpty())
        --above;
    return row - above;
}

bool RemarkPlaces::hasCodeBelow(qsizetype line) const
{
    return !m_facts.statements.isEmpty() && m_facts.statements.last().lastLine >= line;
}

bool RemarkPlaces::isBelowStatement(qsizetype row) const
{
    const QString above = row > 0 ? m_facts.rows[row - 1].code.trimmed() : QString();
    return !above.isEmpty() && !QStringView(u":{([,").contains(above.back());
}

bool RemarkPlaces::isAtEnd(qsizetype row) const
{
    const auto hasCode = [](const SourceRow &one) { return !one.code.trimmed().isEmpty(); };
    const QString text = row < m_texts.size() ? m_texts[row] : QString();
    return !text.isEmpty() && !text.front().isSpace() && text.front() != u'}'
        && std::none_of(m_facts.rows.begin() + row + 1, m_facts.rows.end(), hasCode);
}

bool RemarkPlaces::isBehindAll(qsizetype row) const
{
    static const QRegularExpression later(QStringLiteral(
        R"(\.(?:then|on|once|finally)\(|\b(?:await|async|Promise|set(?:Timeout|Interval|Immediate)|nextTick|queueMicrotask|atexit|addEventListener|ContinueWith|ProcessExit)\b)"));
    const auto defers = [](const SourceRow &one) { return one.code.contains(later); };
    return isAtEnd(row) && std::ranges::none_of(m_facts.rows, defers);
}

bool RemarkPlaces::namesOutputAbove(qsizetype row) const
{
    return std::any_of(m_facts.rows.begin(), m_facts.rows.begin() + row, [](const SourceRow &one) {
        return one.isCommentOnly() && namesOutput(one.comment);
    });
}

bool RemarkPlaces::isBlank(qsizetype line) const
{
    return line < m_texts.size() && m_texts[line].trimmed() == m_sign;
}

bool RemarkPlaces::hasPlace(const SourceStatement &statement) const
{
    const qsizetype above = statement.firstLine - 1;
    return above >= 0 && m_facts.rows[above].isCommentOnly()
        && namesPlace(m_facts.rows[above].comment);
}

} // namespace sandpad::runner
