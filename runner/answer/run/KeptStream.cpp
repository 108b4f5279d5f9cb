#include "runner/answer/run/KeptStream.h"

#include "runner/model/Say.h"

#include <algorithm>
#include <utility>

namespace sandpad::runner {

void KeptStream::add(const QByteArray &bytes)
{
    const qsizetype first = std::min(bytes.size(), kMostJudged - m_beginning.size());
    m_beginning += bytes.first(first);
    m_end += bytes.sliced(first);
    // Not at each addition, which would move all of it each time.
    if (m_end.size() <= 2 * kMostJudged)
        return;
    const qsizetype more = m_end.size() - kMostJudged;
    m_end.remove(0, more);
    m_leftOut += more;
}

QByteArray KeptStream::take()
{
    if (m_leftOut > 0) {
        // A mark or a letter may be cut in two.
        const qsizetype lineEnd = m_beginning.lastIndexOf('\n') + 1;
        const qsizetype nextLine = m_end.indexOf('\n') + 1;
        m_leftOut += lineEnd > 0 ? m_beginning.size() - lineEnd : 0;
        m_leftOut += nextLine;
        m_beginning.truncate(lineEnd > 0 ? lineEnd : m_beginning.size());
        m_end.remove(0, nextLine);
    }
    QByteArray all = std::exchange(m_beginning, {});
    if (m_leftOut > 0 && !(all.isEmpty() && m_end.isEmpty())) {
        // Both parts together would be a text that was never printed. A sequence for a terminal
        // that goes on at the end of the first one must not hide the words.
        const bool isOpen = !all.isEmpty() && !all.endsWith('\n');
        all += QByteArray("\x1b\\") + (isOpen ? "\n" : "")
            + Say::tr("[bytes left out: %1]").arg(m_leftOut).toUtf8() + '\n';
    }
    all += std::exchange(m_end, {});
    return all;
}

} // namespace sandpad::runner
