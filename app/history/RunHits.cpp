#include "app/history/RunHits.h"

#include "widgets/compare/CompareView.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/CodeSearch.h"
#include "widgets/output/OutputPane.h"

namespace sandpad::app {

widgets::FindQuery hitsOf(const QString &searched)
{
    QStringList words;
    for (const QString &word : searched.simplified().split(u' ', Qt::SkipEmptyParts))
        words.append(QRegularExpression::escape(word));
    return { .text = words.join(u'|'), .isPattern = true };
}

RunHits::RunHits(const Parts &parts, QObject *parent)
    : QObject(parent)
    , m_parts(parts)
    , m_search(new widgets::CodeSearch(&parts.code))
{ }

void RunHits::setTheme(const widgets::Theme &theme)
{
    m_search->setTheme(theme);
}

void RunHits::mark(const QString &searched)
{
    const widgets::FindQuery query = hitsOf(searched);
    m_searched = searched;
    m_isInOutput = false;
    m_parts.code.setCursorPosition(0, 0);
    m_search->start(query);
    m_parts.output.mark(query);
    m_parts.comparison.setHits(query);
}

void RunHits::step(int by)
{
    if (m_parts.comparison.isVisible())
        return m_parts.comparison.stepHit(by);
    if (m_isInOutput)
        stepInOutput(by);
    else
        stepInCode(by);
}

void RunHits::stepInCode(int by)
{
    const widgets::FindState code = m_search->state();
    const qsizetype next = code.current + by;
    const qsizetype inOutput = m_parts.output.markState().count;
    if (inOutput == 0 || (next >= 0 && next < code.count))
        return m_search->step(by);
    m_isInOutput = true;
    m_parts.output.goToMark(by > 0 ? 0 : inOutput - 1);
}

void RunHits::stepInOutput(int by)
{
    const widgets::FindState output = m_parts.output.markState();
    const bool hasCode = m_search->state().count > 0;
    const qsizetype next = output.current + by;
    if (!hasCode || (next >= 0 && next < output.count))
        return m_parts.output.goToMark((next + output.count) % output.count);
    m_isInOutput = false;
    m_parts.output.goToMark(-1);
    m_search->step(by); // on from the last one, or from the first one, in a circle
}

} // namespace sandpad::app
