#pragma once

#include "runner/model/ErrorReport.h"

namespace sandpad::widgets {

/// Consecutive frames of a traceback that are shown as one row.
struct FrameGroup
{
    enum class Kind : std::uint8_t
    {
        Place, ///< a frame of the user's own code, shown with its line
        Library, ///< frames of other code, folded
        Repeated, ///< the place above, called again and again, folded
        Calls, ///< frames of any code, folded because there are too many
    };

    Kind kind = Kind::Place;
    QList<runner::Frame> frames; ///< those that the traceback names
    qint64 count = 0; ///< with those that the traceback only counts

    bool operator==(const FrameGroup &) const = default;
};

/// The rows of a traceback, in its order. When there are more than `mostPlaces` places, the first
/// and the last ones stay, and everything between them becomes one group.
[[nodiscard]] QList<FrameGroup> groupsOf(const QList<runner::Frame> &frames, qsizetype mostPlaces);

} // namespace sandpad::widgets
