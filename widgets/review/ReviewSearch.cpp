#include "widgets/review/ReviewSearch.h"

#include <QElapsedTimer>

namespace sandpad::widgets {

namespace {
    constexpr qint64 kSearchSliceMs = 5;
} // namespace

ReviewSearch::ReviewSearch(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &ReviewSearch::searchSlice);
}

void ReviewSearch::setTexts(const QList<ReviewItem> &items, const QString &notes)
{
    m_items = items;
    m_notes = notes;
    restart();
}

void ReviewSearch::start(const FindQuery &query)
{
    m_query = query;
    m_pattern = patternOf(query);
    m_error = m_pattern.isValid() ? QString() : m_pattern.errorString();
    restart();
}

void ReviewSearch::restart()
{
    m_hits.clear();
    m_firstHits.clear();
    m_next = 0;
    m_timer.stop();
    if (!isEmpty() && m_error.isEmpty())
        m_timer.start();
    emit changed();
}

void ReviewSearch::searchSlice()
{
    QElapsedTimer clock;
    clock.start();
    while (m_next <= m_items.size() && !isFull()) {
        searchItem(m_next++);
        if (clock.elapsed() >= kSearchSliceMs) {
            m_timer.start();
            break;
        }
    }
    emit changed();
}

void ReviewSearch::searchItem(qsizetype position)
{
    m_firstHits.insert(position, m_hits.size());
    if (position == m_items.size())
        return searchText(position, { .place = { .part = BlockPart::Notes }, .text = m_notes });
    const QList<BlockText> texts = blockTexts(m_items[position]);
    for (const BlockText &text : texts)
        searchText(position, text);
}

void ReviewSearch::searchText(qsizetype position, const BlockText &text)
{
    auto matches = m_pattern.globalMatch(text.text);
    for (qsizetype left = kMostInText; matches.hasNext() && left > 0 && !isFull(); --left) {
        const auto match = matches.next();
        if (match.capturedLength() > 0)
            m_hits.append(
                { .position = position,
                  .place = text.place,
                  .span = { .start = match.capturedStart(), .length = match.capturedLength() } });
    }
}

BlockHits ReviewSearch::hitsOf(qsizetype position, qsizetype current) const
{
    BlockHits found;
    for (qsizetype i = m_firstHits.value(position, m_hits.size());
         i < m_hits.size() && m_hits[i].position == position; ++i) {
        if (found.isEmpty() || found.last().place != m_hits[i].place)
            found.append({ .place = m_hits[i].place, .hits = {} });
        TextHits &hits = found.last().hits;
        if (i == current)
            hits.current = hits.all.size();
        hits.all.append(m_hits[i].span);
    }
    return found;
}

} // namespace sandpad::widgets
