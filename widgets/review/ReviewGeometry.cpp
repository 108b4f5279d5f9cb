#include "widgets/review/ReviewGeometry.h"

#include "widgets/review/Excerpt.h"

#include <algorithm>

namespace sandpad::widgets {

int ReviewGeometry::guess(const ReviewItem &item, bool isFolded, bool isWide)
{
    constexpr int kHead = 46;
    constexpr int kFolded = 32;
    constexpr int kRow = 20;
    if (isFolded)
        return kFolded;
    const auto rows = [](QStringView text) {
        return static_cast<int>(excerptOf(text, {}).lines.size());
    };
    const int code = rows(item.block.code);
    const int claimed = item.block.claims.isEmpty() ? 1 : rows(item.block.claims.first().text);
    return kHead + kRow * (isWide ? std::max(code, claimed) : code + 2 * claimed);
}

void ReviewGeometry::setCount(qsizetype count)
{
    m_heights.fill(0, count);
    m_tops.fill(0, count);
}

void ReviewGeometry::update(int top)
{
    m_bottom = top;
    for (qsizetype i = 0; i < m_heights.size(); ++i) {
        m_tops[i] = m_bottom;
        m_bottom += m_heights[i] + kGap;
    }
}

qsizetype ReviewGeometry::at(qint64 y) const
{
    const auto after = std::ranges::upper_bound(m_tops, y);
    const qsizetype position = std::max<qsizetype>(0, after - m_tops.begin() - 1);
    const bool isBelow =
        position < m_tops.size() && y >= m_tops[position] + m_heights[position] + kGap;
    return std::min(position + (isBelow ? 1 : 0), std::max<qsizetype>(0, m_tops.size() - 1));
}

} // namespace sandpad::widgets
