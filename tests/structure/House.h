#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

/// The intended rooms of a source tree: for each folder the other folders that its files may
/// include.
struct Rooms
{
    QMap<QString, QStringList> mayInclude;
    QStringList mistakes; ///< lines that cannot be read, arrows to rooms that do not exist
};

/// Reads a table such as rooms.txt.
[[nodiscard]] Rooms readRooms(const QString &table);

/// The real includes of a source tree: for each file below `runner`, `widgets` and `app`, relative
/// to the root, the files of the tree that it includes.
using Includes = QMap<QString, QStringList>;
[[nodiscard]] Includes readIncludes(const QString &root);

/// Includes that no arrow allows, and folders that are no rooms, a sentence each.
[[nodiscard]] QStringList againstArrows(const Includes &includes, const Rooms &rooms);

/// Files that include each other in a circle, where a header and its source are one; each as the
/// chain "a -> b -> a". One chain for each group of files that reach each other.
[[nodiscard]] QStringList circles(const Includes &includes);

/// Rooms that may include each other in a circle, as chains.
[[nodiscard]] QStringList circles(const Rooms &rooms);
