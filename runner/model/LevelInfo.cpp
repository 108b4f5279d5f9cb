#include "runner/model/LevelInfo.h"

#include <algorithm>

namespace sandpad::runner {

std::optional<LevelInfo> infoOf(const QList<LevelInfo> &levels, const IsolationLevel &level)
{
    const auto found = std::ranges::find(levels, level, &LevelInfo::level);
    return found == levels.end() ? std::nullopt : std::optional(*found);
}

std::optional<IsolationLevel> defaultLevel(const QList<LevelInfo> &levels)
{
    const auto found = std::ranges::find(levels, LevelUse::Automatic, &LevelInfo::use);
    return found == levels.end() ? std::nullopt : std::optional(found->level);
}

QStringList idsOf(const QList<LevelInfo> &levels)
{
    QStringList ids;
    for (const LevelInfo &info : levels)
        ids.append(info.level.id());
    return ids;
}

} // namespace sandpad::runner
