#pragma once

#include "widgets/output/OutputSearch.h"
#include "widgets/text/TextPainter.h"

#include <functional>
#include <optional>
#include <vector>

namespace sandpad::widgets {

/// Where the items of an output stand, in pixels from its top. Plain arithmetic over the document,
/// which it borrows; pixels are 64-bit, as an output may be longer than an int counts.
class OutputGeometry
{
public:
    static constexpr int kSide = 16; ///< left and right of everything
    static constexpr int kTop = 12; ///< above the first and below the last item
    static constexpr int kGap = 8; ///< below each item

    struct Extent
    {
        qint64 top = 0;
        qint64 height = 0;
    };

    explicit OutputGeometry(const OutputDocument &document)
        : m_document(document)
    { }

    /// Computes all places anew; `cardHeight` tells the heights of items that are cards.
    void layOut(const TextGrid &grid, const std::function<int(std::size_t)> &cardHeight);

    /// Removes the place of an item that is gone.
    void remove(std::size_t item)
    {
        if (item < m_extents.size())
            m_extents.erase(m_extents.begin() + static_cast<std::ptrdiff_t>(item));
    }

    /// Removes all places, after the document was cleared.
    void clear()
    {
        m_extents.clear();
        m_bottom = kTop;
    }

    [[nodiscard]] const TextGrid &grid() const { return m_grid; }
    [[nodiscard]] const std::vector<Extent> &extents() const { return m_extents; }
    /// The bottom of the last item.
    [[nodiscard]] qint64 bottom() const { return m_bottom; }

    /// The item at a height; above all of them the first, below the last.
    [[nodiscard]] std::size_t itemAt(qint64 y) const;
    /// The place in the text at a point; `x` counts from the text's left edge.
    [[nodiscard]] OutputPosition positionAt(int x, qint64 y) const;
    /// The place of the character that is drawn at a point; nothing where there is none.
    [[nodiscard]] std::optional<OutputPosition> characterAt(int x, qint64 y) const;
    /// The top of a place's row.
    [[nodiscard]] qint64 topOf(OutputPosition position) const;
    /// The first error among the items, from this one on; else the last item, if it is a card.
    [[nodiscard]] std::optional<std::size_t> mainCard(std::size_t firstItem) const;
    /// Where the view begins when it shows a card from its top on.
    [[nodiscard]] qint64 topOfCard(std::size_t item) const;
    /// Where an open last line, such as a prompt, stops; counted from the text's left edge. Nothing
    /// when the output ends with a line end or a card.
    [[nodiscard]] std::optional<int> endOfOpenLine() const;

private:
    [[nodiscard]] const TextBlock *textOf(std::size_t item) const
    {
        return m_document.items()[item].text.get();
    }

    const OutputDocument &m_document;
    TextGrid m_grid;
    std::vector<Extent> m_extents; ///< one for each item
    qint64 m_bottom = kTop;
};

/// Where hits stand in an output of this height, from 0 (top) to 1 (bottom). Not more than a scroll
/// bar can show.
[[nodiscard]] QList<double> placesOf(const QList<OutputHit> &hits, const OutputGeometry &geometry,
                                     qint64 height);

} // namespace sandpad::widgets
