#pragma once

#include <QProcess>
#include <QString>

/// Is the .NET SDK 10 or newer here? Debian's packages bring only Mono, whose C# ends at version
/// 7.2. A test of newer C# then skips with kNoDotnet.
inline bool hasDotnet()
{
    static const bool has = [] {
        QProcess process;
        process.start(QStringLiteral("dotnet"), { QStringLiteral("--version") });
        process.waitForFinished(60'000);
        return process.readAllStandardOutput().split('.').first().toInt() >= 10;
    }();
    return has;
}

/// Is this a file in C#, which cannot be compiled here?
inline bool lacksDotnet(const QString &file)
{
    return file.endsWith(QLatin1String(".cs")) && !hasDotnet();
}

inline constexpr const char *kNoDotnet = "It needs the .NET SDK.";
