#pragma once

#include "widgets/text/ByteSpool.h"
#include "widgets/theme/Theme.h"

#include <QSet>

namespace sandpad::widgets {

/// The bytes of one screen, and all that decides how they look. A value.
class HexPage
{
public:
    struct Look
    {
        QColor foreground;
        QColor background; ///< invalid: none
    };

    HexPage(const ByteSpool &bytes, qint64 offset, qsizetype count);

    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }
    [[nodiscard]] Look look(qint64 at, const Theme &theme) const;
    [[nodiscard]] QString hex(qint64 at) const;
    /// A dot stands for a byte that is no printable ASCII.
    [[nodiscard]] QString ascii(qint64 at) const;

private:
    [[nodiscard]] uchar byte(qint64 at) const { return static_cast<uchar>(m_bytes[at - m_offset]); }

    qint64 m_offset;
    QByteArray m_bytes;
    QList<ByteSpool::Stretch> m_stretches;
    QSet<qint64> m_invalid;
};

} // namespace sandpad::widgets
