#include "runner/language/TimeZone.h"

#include <QFile>
#include <QTimeZone>

namespace sandpad::runner {

QString timeZoneOf(const QByteArray &variable, const QString &link)
{
    // A value that begins with a colon or a slash names a file, which programs may not see.
    if (!variable.isEmpty() && variable.front() != ':' && variable.front() != '/')
        return QString::fromUtf8(variable);
    const QString zone = QFile::symLinkTarget(link).section(QStringLiteral("/zoneinfo/"), 1);
    return variable.isEmpty() && !zone.isEmpty() ? zone
                                                 : QString::fromUtf8(QTimeZone::systemTimeZoneId());
}

} // namespace sandpad::runner
