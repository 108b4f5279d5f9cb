#pragma once

#include <QString>

namespace sandpad::runner {

/// Removes a folder and all in it, whatever a hostile program made of it: no link is followed, and
/// trees deeper than a path can be long are no obstacle. False when something is left.
///
/// Algorithm: folders inside a folder are moved up to the top before theirs is removed, so that
/// the tree is never entered deeper than one level and nothing recurses.
bool removeFolder(const QString &path);

} // namespace sandpad::runner
