#pragma once

#include "widgets/review/ReviewItem.h"

#include <QList>

#include <cstdint>

namespace sandpad::widgets {

/// A text of a result: what is claimed, what really happened, or a note about it.
struct ResultText
{
    enum class Kind : std::uint8_t
    {
        Claimed, ///< in the code font; what differs is marked
        Real,
        Note,
        Error, ///< a note that is bad news
    };

    Kind kind = Kind::Note;
    QString text; ///< empty: nothing is in this place
    QList<runner::TextSpan> differences;
    QList<runner::TextSpan> masked; ///< what differs from run to run

    [[nodiscard]] bool isCode() const { return kind == Kind::Claimed || kind == Kind::Real; }
};

/// Claims are on the left, what really happened on the right. A row may be of one text for both.
struct ResultRow
{
    ResultText left;
    ResultText right;
    bool isWhole = false; ///< only `left`, over both columns
    qsizetype comparison = -1; ///< the number of the comparison that it belongs to; -1: none
};

/// All that is said of a block's result as text, without figures, tables and files. Only texts that
/// can be found.
[[nodiscard]] QList<ResultRow> resultRows(const ReviewItem &item);

} // namespace sandpad::widgets
