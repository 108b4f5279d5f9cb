#include "widgets/hex/ByteSearch.h"

#include <algorithm>

namespace sandpad::widgets {

namespace {
    constexpr qsizetype kSliceBytes = 4 << 20;
} // namespace

ByteSearch::ByteSearch(QObject *parent)
    : QObject(parent)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &ByteSearch::searchSlice);
}

QByteArray ByteSearch::needleOf(const QString &text)
{
    return text.startsWith(QLatin1StringView("0x"), Qt::CaseInsensitive)
        ? QByteArray::fromHex(text.sliced(2).toLatin1())
        : text.toUtf8();
}

void ByteSearch::start(std::shared_ptr<const ByteSpool> bytes, const QByteArray &needle,
                       qint64 from)
{
    m_bytes = std::move(bytes);
    m_matcher.setPattern(needle);
    m_next = from;
    m_left = needle.isEmpty() ? 0 : m_bytes->size() + needle.size();
    m_timer.start(0);
}

void ByteSearch::searchSlice()
{
    if (m_left <= 0 || m_bytes->size() == 0) {
        emit notFound();
        return;
    }
    if (m_next >= m_bytes->size())
        m_next = 0;
    // Reads a little of the next slice, too, for matches across the edge.
    const qsizetype length = m_matcher.pattern().size();
    const QByteArray slice = m_bytes->read(m_next, kSliceBytes + length - 1);
    const qsizetype place = m_matcher.indexIn(slice);
    if (place >= 0) {
        emit found(m_next + place, length);
        return;
    }
    const qint64 done = std::min<qint64>(kSliceBytes, m_bytes->size() - m_next);
    m_next += done;
    m_left -= done;
    m_timer.start(0);
}

} // namespace sandpad::widgets
