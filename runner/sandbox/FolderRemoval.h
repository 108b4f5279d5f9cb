#pragma once

#include <QString>

namespace sandpad::runner {

/// Removes a folder and all in it, whatever a hostile program made of it. Follows no links, and
/// removes trees deeper than a path can be long. Returns false when something is left.
///
/// Algorithm: before a folder is removed, the folders in it are moved up to the top. So the tree is
/// never entered deeper than one level, and nothing recurses.
bool removeFolder(const QString &path);

} // namespace sandpad::runner
