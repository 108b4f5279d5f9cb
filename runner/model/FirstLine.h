#pragma once

#include <QByteArray>
#include <QString>

namespace sandpad::runner {

/// The interpreter that a first line `#!...` names, without its folder and its version: "python" of
/// `#!/usr/bin/env python3`. Empty where there is none.
[[nodiscard]] QString interpreterInFirstLine(const QByteArray &code);

} // namespace sandpad::runner
