#include "runner/RunQueue.h"

#include <algorithm>

namespace sandpad::runner {

RunPlace::~RunPlace()
{
    m_queue.leave(*this);
}

void RunPlace::lend()
{
    if (m_state != State::Taken)
        return;
    m_state = State::Lent;
    --m_queue.m_taken;
    m_queue.admitLater();
}

void RunPlace::takeBack()
{
    if (m_state != State::Lent)
        return;
    m_state = State::Taken;
    ++m_queue.m_taken;
}

RunQueue::RunQueue(int places, QObject *parent)
    : QObject(parent)
    , m_places(std::max(1, places))
{ }

std::unique_ptr<RunPlace> RunQueue::enter(std::function<void()> admitted)
{
    std::unique_ptr<RunPlace> place(new RunPlace(*this, std::move(admitted)));
    m_waiting.append(place.get());
    admitLater();
    return place;
}

void RunQueue::leave(const RunPlace &place)
{
    m_waiting.removeOne(&place);
    if (place.m_state != RunPlace::State::Taken)
        return;
    --m_taken;
    admitLater();
}

void RunQueue::admitLater()
{
    QMetaObject::invokeMethod(this, &RunQueue::admit, Qt::QueuedConnection);
}

void RunQueue::admit()
{
    while (m_taken < m_places && !m_waiting.isEmpty()) {
        RunPlace *place = m_waiting.takeFirst();
        place->m_state = RunPlace::State::Taken;
        ++m_taken;
        place->m_admitted();
    }
}

} // namespace sandpad::runner
