#pragma once

#include <QStandardPaths>
#include <QString>

/// Is this a file in C#, while the .NET SDK is missing? Debian's packages bring only Mono, whose C#
/// ends at version 7.2. A test then skips with kNoDotnet.
inline bool lacksDotnet(const QString &file)
{
    return file.endsWith(QLatin1String(".cs"))
        && QStandardPaths::findExecutable(QStringLiteral("dotnet")).isEmpty();
}

inline constexpr const char *kNoDotnet = "It needs the .NET SDK.";
