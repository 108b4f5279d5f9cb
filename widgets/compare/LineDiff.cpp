#include "widgets/compare/LineDiff.h"

#include <QHash>

#include <algorithm>
#include <utility>
#include <vector>

namespace sandpad::widgets {

namespace {

    using Lines = std::vector<int>;

    /// How many lines may be added and removed before the search is given up.
    qsizetype mostEdits(qsizetype lines)
    {
        constexpr qsizetype kMostSteps = 4'000'000;
        return std::clamp<qsizetype>(kMostSteps / (lines + 1), 20, 1000);
    }

    /// Equal lines get equal numbers.
    Lines numbered(const QStringList &lines, QHash<QString, int> &numbers)
    {
        Lines result;
        result.reserve(lines.size());
        for (const QString &line : lines) {
            auto known = numbers.find(line);
            if (known == numbers.end())
                known = numbers.insert(line, static_cast<int>(numbers.size()));
            result.push_back(*known);
        }
        return result;
    }

    /// The parts of two texts that are compared.
    struct Window
    {
        qsizetype left = 0;
        qsizetype leftEnd = 0;
        qsizetype right = 0;
        qsizetype rightEnd = 0;
    };

    /// How far each diagonal was reached with one more edit; the index is the diagonal, shifted.
    using Reach = std::vector<qsizetype>;

    /// Pairs of equal lines, in order; empty where there are too many edits.
    class Search
    {
    public:
        Search(const Lines &left, const Lines &right, const Window &window)
            : m_left(left)
            , m_right(right)
            , m_window(window)
            , m_width(window.leftEnd - window.left)
            , m_height(window.rightEnd - window.right)
        { }

        QList<std::pair<qsizetype, qsizetype>> pairs()
        {
            const qsizetype most = mostEdits(m_width + m_height);
            Reach reach(2 * most + 3, 0);
            for (qsizetype edits = 0; edits <= most; ++edits) {
                m_trace.push_back(reach);
                for (qsizetype k = -edits; k <= edits; k += 2) {
                    const qsizetype x = slide(furthest(reach, k, edits, most), k);
                    reach[k + most + 1] = x;
                    if (x >= m_width && x - k >= m_height)
                        return walkBack(most);
                }
            }
            return {};
        }

    private:
        static bool comesDown(const Reach &reach, qsizetype k, qsizetype edits, qsizetype most)
        {
            return k == -edits || (k != edits && reach[k + most] < reach[k + most + 2]);
        }

        static qsizetype furthest(const Reach &reach, qsizetype k, qsizetype edits, qsizetype most)
        {
            return comesDown(reach, k, edits, most) ? reach[k + most + 2] : reach[k + most] + 1;
        }

        /// Along lines that are equal.
        qsizetype slide(qsizetype x, qsizetype k) const
        {
            while (x < m_width && x - k < m_height
                   && m_left[m_window.left + x] == m_right[m_window.right + x - k])
                ++x;
            return x;
        }

        QList<std::pair<qsizetype, qsizetype>> walkBack(qsizetype most) const
        {
            QList<std::pair<qsizetype, qsizetype>> found;
            qsizetype x = m_width;
            qsizetype y = m_height;
            for (qsizetype edits = std::ssize(m_trace) - 1; edits >= 0; --edits) {
                const Reach &reach = m_trace[edits];
                const qsizetype k = x - y;
                const qsizetype before = comesDown(reach, k, edits, most) ? k + 1 : k - 1;
                const qsizetype fromX = edits == 0 ? 0 : reach[before + most + 1];
                const qsizetype fromY = edits == 0 ? 0 : fromX - before;
                while (x > fromX && y > fromY)
                    found.prepend({ m_window.left + --x, m_window.right + --y });
                x = fromX;
                y = fromY;
            }
            return found;
        }

        const Lines &m_left;
        const Lines &m_right;
        Window m_window;
        qsizetype m_width;
        qsizetype m_height;
        std::vector<Reach> m_trace;
    };

    /// Lines of both sides beside each other, up to these numbers.
    void addChanged(QList<DiffRow> &rows, qsizetype &left, qsizetype &right, qsizetype leftEnd,
                    qsizetype rightEnd)
    {
        while (left < leftEnd || right < rightEnd)
            rows.append(
                { .left = left < leftEnd ? left++ : -1, .right = right < rightEnd ? right++ : -1 });
    }

} // namespace

QList<DiffRow> diffLines(const QStringList &left, const QStringList &right)
{
    QHash<QString, int> numbers;
    const Lines leftLines = numbered(left, numbers);
    const Lines rightLines = numbered(right, numbers);
    Window window { .leftEnd = left.size(), .rightEnd = right.size() };
    QList<DiffRow> rows;
    while (window.left < window.leftEnd && window.right < window.rightEnd
           && leftLines[window.left] == rightLines[window.right])
        rows.append({ .left = window.left++, .right = window.right++, .isSame = true });
    while (window.left < window.leftEnd && window.right < window.rightEnd
           && leftLines[window.leftEnd - 1] == rightLines[window.rightEnd - 1]) {
        --window.leftEnd;
        --window.rightEnd;
    }
    qsizetype atLeft = window.left;
    qsizetype atRight = window.right;
    for (const auto &[same, sameRight] : Search(leftLines, rightLines, window).pairs()) {
        addChanged(rows, atLeft, atRight, same, sameRight);
        rows.append({ .left = atLeft++, .right = atRight++, .isSame = true });
    }
    addChanged(rows, atLeft, atRight, window.leftEnd, window.rightEnd);
    while (atLeft < left.size())
        rows.append({ .left = atLeft++, .right = atRight++, .isSame = true });
    return rows;
}

ChangedPart changedPart(QStringView left, QStringView right)
{
    const qsizetype shorter = std::min(left.size(), right.size());
    qsizetype start = 0;
    while (start < shorter && left[start] == right[start])
        ++start;
    if (start > 0 && left[start - 1].isHighSurrogate())
        --start;
    qsizetype tail = 0;
    while (tail < shorter - start && left[left.size() - 1 - tail] == right[right.size() - 1 - tail])
        ++tail;
    if (tail > 0 && left[left.size() - tail].isLowSurrogate())
        --tail;
    return { .start = start, .leftEnd = left.size() - tail, .rightEnd = right.size() - tail };
}

} // namespace sandpad::widgets
