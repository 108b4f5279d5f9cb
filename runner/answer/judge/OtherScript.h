#pragma once

#include <QString>

namespace sandpad::runner {

/// Does a remark explain in a script that the output has no letter of, so that it gives no output?
/// One that begins with a value gives that.
[[nodiscard]] bool explainsInOtherScript(const QString &remark, const QString &actual);

} // namespace sandpad::runner
