#pragma once

#include <QByteArray>
#include <QString>

namespace sandpad::runner {

/// The name of the machine's time zone, for example Europe/Oslo, as programs expect it in TZ: what
/// `variable`, the value of TZ, says, or else where `link` (/etc/localtime) leads. Where both say
/// nothing Qt searches for it, which takes as long as starting a small program.
[[nodiscard]] QString timeZoneOf(const QByteArray &variable, const QString &link);

} // namespace sandpad::runner
