#pragma once

#include "runner/model/ErrorReport.h"

namespace sandpad::widgets {

/// Neighbours in a traceback that are shown as one row.
struct FrameGroup
{
    enum class Kind : std::uint8_t
    {
        Place, ///< one of the user's own, shown with its line
        Library, ///< not the user's, folded
        Repeated, ///< calls of the place above it, again and again, folded
        Calls, ///< any, folded since there are too many
    };

    Kind kind = Kind::Place;
    QList<runner::Frame> frames; ///< those known of
    qint64 count = 0; ///< with those that nothing is known of

    bool operator==(const FrameGroup &) const = default;
};

/// The rows of a traceback, in its order. Of more than `mostPlaces` places the first stays and the
/// last ones; all between them is one group.
[[nodiscard]] QList<FrameGroup> groupsOf(const QList<runner::Frame> &frames, qsizetype mostPlaces);

} // namespace sandpad::widgets
