#pragma once

#include <QList>
#include <QString>

#include <algorithm>

namespace sandpad::runner {

/// The first lines of a text that it borrows.
class FirstLines
{
public:
    static constexpr qsizetype kMost = 1000;

    explicit FirstLines(const QString &text)
        : m_text(text)
    {
        m_starts.append(0);
        for (qsizetype end = 0; m_starts.size() <= kMost && end >= 0;) {
            end = text.indexOf(u'\n', m_starts.last());
            m_starts.append(end < 0 ? text.size() + 1 : end + 1);
        }
    }

    [[nodiscard]] qsizetype count() const { return m_starts.size() - 1; }

    /// Without the last line end. Lines that are not there are left out.
    [[nodiscard]] QString sliced(qsizetype first, qsizetype lines) const
    {
        const qsizetype start = m_starts[std::min(first, count())];
        const qsizetype end = m_starts[std::min(first + lines, count())];
        return start < end ? m_text.sliced(start, end - 1 - start) : QString();
    }

private:
    const QString &m_text;
    QList<qsizetype> m_starts; ///< of each line, and where the next one would start
};

} // namespace sandpad::runner
