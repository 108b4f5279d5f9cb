#include "widgets/text/ByteSpool.h"

#include <algorithm>
#include <cstring>

namespace sandpad::widgets {

namespace {
    constexpr qint64 kTurnBytes = sizeof(qint64);
} // namespace

void ByteSpool::append(runner::Stream stream, QByteArrayView bytes)
{
    if (!m_isWhole || bytes.isEmpty())
        return;
    if (size() == 0 || stream != m_last)
        addTurn(stream);
    m_open.append(bytes);
    if (m_open.size() < kOpenBytes)
        return;
    m_isWhole = m_file.append(m_open);
    m_open.clear();
}

void ByteSpool::addTurn(runner::Stream stream)
{
    m_last = stream;
    m_openTurns.append(size() * 2 + (stream == runner::Stream::Err ? 1 : 0));
    if (m_openTurns.size() < kOpenTurns)
        return;
    const QByteArrayView bytes(reinterpret_cast<const char *>(m_openTurns.constData()),
                               m_openTurns.size() * kTurnBytes);
    // The turns stay in memory when the disk is full: without them the bytes have no streams.
    if (m_turns.append(bytes))
        m_openTurns.clear();
    else
        m_isWhole = false;
}

qint64 ByteSpool::turnCount() const
{
    return m_turns.size() / kTurnBytes + m_openTurns.size();
}

ByteSpool::Stretch ByteSpool::turn(qint64 index) const
{
    const qint64 stored = m_turns.size() / kTurnBytes;
    qint64 value = 0;
    if (index >= stored)
        value = m_openTurns[index - stored];
    else if (const QByteArray bytes = m_turns.read(index * kTurnBytes, kTurnBytes);
             bytes.size() == kTurnBytes)
        std::memcpy(&value, bytes.constData(), kTurnBytes);
    return { .start = value / 2,
             .stream = value % 2 == 1 ? runner::Stream::Err : runner::Stream::Out };
}

QByteArray ByteSpool::read(qint64 offset, qsizetype count) const
{
    QByteArray bytes = m_file.read(offset, count);
    const qint64 inOpen = std::max<qint64>(0, offset - m_file.size());
    if (bytes.size() < count && inOpen < m_open.size())
        bytes += m_open.sliced(inOpen, std::min(count - bytes.size(), m_open.size() - inOpen));
    return bytes;
}

QList<ByteSpool::Stretch> ByteSpool::stretches(qint64 offset, qsizetype count) const
{
    // The last turn at the offset or before it.
    qint64 low = 0;
    qint64 high = turnCount();
    while (high - low > 1) {
        const qint64 middle = low + (high - low) / 2;
        (turn(middle).start <= offset ? low : high) = middle;
    }
    QList<Stretch> found;
    for (; low < turnCount(); ++low) {
        const Stretch next = turn(low);
        if (next.start >= offset + count)
            break;
        found.append(next);
    }
    return found;
}

} // namespace sandpad::widgets
