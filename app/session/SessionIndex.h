#pragma once

#include "app/session/KeptPage.h"
#include "runner/model/LevelInfo.h"

#include <QList>

#include <nlohmann/json_fwd.hpp>
#include <optional>

namespace sandpad::app {

/// A page in the list of a session's folder. Its text is in its file.
struct IndexEntry
{
    QString file; ///< below the folder
    /// Where the file lies still if Sandpad was killed before it could move it; else empty.
    QString before;
    KeptPage page;
};

/// The list in a session's folder: what the files cannot tell. A value.
struct SessionIndex
{
    QList<IndexEntry> open; ///< in the order of their tabs
    QList<IndexEntry> closed; ///< the one that was closed last comes first
    WindowState window;
};

/// As JSON: {"tabs": [ENTRY...], "closed": [ENTRY...], "window": {...}} with ENTRY {"id", "file",
/// "name", "kind", "facts", and "before" or "closed" where there is one}.
[[nodiscard]] QByteArray indexBytes(const SessionIndex &index);
/// Reads what indexBytes() wrote. Damaged entries are left out: their files lie in the folder.
/// Nothing when all of it is damaged. No file that an entry names leads out of the folder.
[[nodiscard]] std::optional<SessionIndex> indexFrom(const QByteArray &bytes,
                                                    const QList<runner::LevelInfo> &levels);

/// Reads the members of an object; damaged ones are left out.
[[nodiscard]] WindowState windowIn(const nlohmann::json &object);

/// The folder of closed pages, below that of the session.
inline constexpr char kClosedFolder[] = "closed";

} // namespace sandpad::app
