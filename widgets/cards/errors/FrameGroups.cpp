#include "widgets/cards/errors/FrameGroups.h"

namespace sandpad::widgets {

namespace {

    using runner::Frame;
    using Kind = FrameGroup::Kind;

    bool isSamePlace(const Frame &one, const Frame &other)
    {
        return one.isUser && other.isUser && one.file == other.file && one.line == other.line
            && one.column == other.column && one.function == other.function;
    }

    void addTo(FrameGroup &group, const Frame &frame)
    {
        group.count += 1 + frame.skipped;
        group.frames.append(frame);
    }

    /// The frames from `at` on that belong into one row; moves `at` behind them.
    FrameGroup libraryAt(const QList<Frame> &frames, qsizetype &at)
    {
        FrameGroup group { .kind = Kind::Library, .frames = {}, .count = 0 };
        for (; at < frames.size() && !frames[at].isUser; ++at)
            addTo(group, frames[at]);
        return group;
    }

    FrameGroup repeatedAt(const QList<Frame> &frames, qsizetype &at)
    {
        FrameGroup group { .kind = Kind::Repeated, .frames = {}, .count = 0 };
        for (; at < frames.size() && isSamePlace(frames[at - 1], frames[at]); ++at)
            addTo(group, frames[at]);
        return group;
    }

    QList<FrameGroup> allGroups(const QList<Frame> &frames)
    {
        constexpr qint64 kWorthFolding = 2;
        QList<FrameGroup> groups;
        for (qsizetype at = 0; at < frames.size();) {
            const Frame &frame = frames[at];
            if (!frame.isUser) {
                groups.append(libraryAt(frames, at));
                continue;
            }
            if (frame.skipped > 0)
                groups.append({ .kind = Kind::Calls, .frames = {}, .count = frame.skipped });
            groups.append({ .kind = Kind::Place, .frames = { frame }, .count = 1 });
            const FrameGroup again = repeatedAt(frames, ++at);
            if (again.count >= kWorthFolding)
                groups.append(again);
            else if (again.count > 0)
                groups.append({ .kind = Kind::Place, .frames = again.frames, .count = 1 });
        }
        return groups;
    }

    /// The indices of the groups that are places.
    QList<qsizetype> placesOf(const QList<FrameGroup> &groups)
    {
        QList<qsizetype> places;
        for (qsizetype i = 0; i < groups.size(); ++i) {
            if (groups[i].kind == Kind::Place)
                places.append(i);
        }
        return places;
    }

} // namespace

QList<FrameGroup> groupsOf(const QList<Frame> &frames, qsizetype mostPlaces)
{
    QList<FrameGroup> groups = allGroups(frames);
    const QList<qsizetype> places = placesOf(groups);
    if (places.size() <= mostPlaces)
        return groups;
    const qsizetype from = places.first() + 1;
    const qsizetype to = places[places.size() - mostPlaces + 1];
    FrameGroup between { .kind = Kind::Calls, .frames = {}, .count = 0 };
    for (const FrameGroup &group : groups.sliced(from, to - from)) {
        between.frames += group.frames;
        between.count += group.count;
    }
    groups.remove(from, to - from);
    groups.insert(from, between);
    return groups;
}

} // namespace sandpad::widgets
