#pragma once

#include "runner/answer/model/Verdict.h"
#include "runner/model/RunRequest.h"

#include <QList>

#include <variant>

namespace sandpad::widgets {

/// One thing more that a block may have: more of what a limit allows, or the network.
using Permission = std::variant<runner::LimitKind, runner::Network>;

/// The permissions that would probably have let the block go on; often none.
[[nodiscard]] QList<Permission> permissionsFor(const runner::BlockResult &result);
/// The text of a button that gives the permission: "Run again with 20 s".
[[nodiscard]] QString permissionText(const Permission &permission,
                                     const runner::BlockResult &result);

} // namespace sandpad::widgets
