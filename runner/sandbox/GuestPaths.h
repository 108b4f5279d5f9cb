#pragma once

#include <QString>

namespace sandpad::runner {

/// Paths as the program sees them. They are fixed inside namespaces. Where a level has no mounts of
/// its own, they are below one private folder of the host.
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
