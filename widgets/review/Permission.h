#pragma once

#include "runner/answer/model/Verdict.h"
#include "runner/model/RunRequest.h"

#include <QList>

#include <variant>

namespace sandpad::widgets {

/// One thing more that a block may have: more of what a limit allows, or the network.
using Permission = std::variant<runner::LimitKind, runner::Network>;

/// What would have let the block go on, as far as one can tell; often nothing.
[[nodiscard]] QList<Permission> permissionsFor(const runner::BlockResult &result);
/// What a button says that gives it: "Run again with 20 s".
[[nodiscard]] QString permissionText(const Permission &permission,
                                     const runner::BlockResult &result);

} // namespace sandpad::widgets
