#pragma once

#include <QString>

namespace sandpad::runner {

/// Where things are for the program. Fixed inside namespaces; below one private folder of the
/// host where a level has no mounts of its own.
struct GuestPaths
{
    QString scratch = QStringLiteral("/scratch"); ///< the work folder, with the user's file
    QString home = QStringLiteral("/home/sandpad");
    QString tmp = QStringLiteral("/tmp");
    QString guest = QStringLiteral("/sandpad"); ///< harness files, read-only

    [[nodiscard]] static GuestPaths below(const QString &folder)
    {
        return { .scratch = folder + QStringLiteral("/scratch"),
                 .home = folder + QStringLiteral("/home"),
                 .tmp = folder + QStringLiteral("/tmp"),
                 .guest = folder + QStringLiteral("/sandpad") };
    }
};

} // namespace sandpad::runner
