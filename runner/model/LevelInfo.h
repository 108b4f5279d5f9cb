#pragma once

#include "runner/model/Isolation.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace sandpad::runner {

/// When a level may be used.
enum class LevelUse : std::uint8_t
{
    Automatic, ///< also when nobody chose a level, where nothing stronger works
    OnRequest, ///< only when somebody chose it
};

/// What a front needs to know of an isolation level. runner/sandbox makes the level. The texts are
/// to be translated in the context "IsolationLevel".
struct LevelInfo
{
    IsolationLevel level;
    QString choice; ///< its line in a list of choices: a name, and what it means
    QString badge; ///< while all its layers are in force: "Isolated: Landlock, seccomp"
    QString badgeWithGaps; ///< while one of them is not
    LevelUse use = LevelUse::Automatic;
    /// A level that does not isolate is shown as a warning, and is not kept for the next session.
    bool isolates = true;
    /// Whether it can keep a program from the network. Fronts show what is in force, so at another
    /// level they show the network as on, whatever was chosen.
    bool canForbidNetwork = true;
    /// Whether a program may name sockets of the family UNIX. A loopback is made of them where the
    /// network is off (runner/language/Loopback.h).
    bool allowsNamedSockets = true;
};

/// The entry of a level in a list; nothing when the level is not in it. Lists of levels have the
/// strongest first.
[[nodiscard]] std::optional<LevelInfo> infoOf(const QList<LevelInfo> &levels,
                                              const IsolationLevel &level);

/// The level that is taken without a wish where everything works; nothing when there is none.
[[nodiscard]] std::optional<IsolationLevel> defaultLevel(const QList<LevelInfo> &levels);

/// The ids, in their order.
[[nodiscard]] QStringList idsOf(const QList<LevelInfo> &levels);

} // namespace sandpad::runner
