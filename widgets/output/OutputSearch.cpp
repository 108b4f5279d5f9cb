#include "widgets/output/OutputSearch.h"

#include <algorithm>

namespace sandpad::widgets {

namespace {
    constexpr qint64 kSliceMs = 8;
    /// The cost of showing hits grows with their number.
    constexpr qint64 kToldMs = 150;
} // namespace

OutputSearch::OutputSearch(const OutputDocument &document, CardLines cardLines, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_linesOf(std::move(cardLines))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &OutputSearch::searchSlice);
}

void OutputSearch::start(const FindQuery &query)
{
    m_query = query;
    restart();
    m_pattern = patternOf(query);
    m_error = m_pattern.isValid() ? QString() : m_pattern.errorString();
    if (!query.text.isEmpty() && m_error.isEmpty())
        m_timer.start(0);
    emit changed();
}

void OutputSearch::restart()
{
    m_hits.clear();
    m_next = {};
    m_card.reset();
    m_edition = m_document.edition();
}

void OutputSearch::documentChanged()
{
    if (m_query.text.isEmpty() || !m_error.isEmpty())
        return;
    if (!m_timer.isActive())
        m_timer.start(0);
    if (m_document.edition() != m_edition) {
        restart();
        emit changed();
    }
}

void OutputSearch::searchLine(const QString &text)
{
    auto matches = m_pattern.globalMatch(text);
    for (int left = kMostInLine; matches.hasNext() && !isFull() && left > 0; --left) {
        const auto match = matches.next();
        if (match.capturedLength() == 0)
            continue;
        OutputPosition at = m_next;
        at.unit = match.capturedStart();
        m_hits.append({ .start = at, .length = match.capturedLength() });
    }
}

qsizetype OutputSearch::lineCount()
{
    const OutputItem &item = m_document.items()[m_next.item];
    if (item.text)
        return item.text->lineCount();
    if (!m_card)
        m_card = m_linesOf(m_next.item);
    return m_card->size();
}

QString OutputSearch::nextLine() const
{
    return m_card ? m_card->at(m_next.line)
                  : m_document.items()[m_next.item].text->line(m_next.line).text;
}

void OutputSearch::searchSlice()
{
    QElapsedTimer clock;
    clock.start();
    const auto &items = m_document.items();
    // The last lines may have changed since they were searched.
    if (m_next.item < items.size() && items[m_next.item].text) {
        m_next.line = std::min(m_next.line, items[m_next.item].text->stored().count());
        while (!m_hits.isEmpty() && m_hits.last().start >= m_next)
            m_hits.removeLast();
    }
    for (; m_next.item < items.size() && !isFull(); ++m_next.item) {
        const qsizetype lines = lineCount();
        for (; m_next.line < lines && !isFull(); ++m_next.line) {
            if (clock.elapsed() >= kSliceMs) {
                m_timer.start(0);
                tellNowAndThen();
                return;
            }
            searchLine(nextLine());
        }
        if (m_next.item + 1 == items.size())
            break; // the line may still grow
        m_next.line = 0;
        m_card.reset();
    }
    m_told.invalidate();
    emit changed();
}

void OutputSearch::tellNowAndThen()
{
    if (m_told.isValid() && m_told.elapsed() < kToldMs)
        return;
    m_told.start();
    emit changed();
}

} // namespace sandpad::widgets
