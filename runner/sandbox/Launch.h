#pragma once

#include "runner/guest/protocol/Protocol.h"
#include "runner/guest/protocol/UniqueFd.h"
#include "runner/model/Isolation.h"
#include "runner/sandbox/GuestPaths.h"
#include "runner/sandbox/NetworkGate.h"
#include "runner/sandbox/RunFolder.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <sys/types.h>
#include <vector>

namespace sandpad::runner {

/// How a level starts `sandpad-init`. Move-only: it owns descriptors, and the folder of a level
/// that needs one.
struct Launch
{
    QString program;
    QStringList arguments;
    /// Descriptors for the program, numbered from kFirstDescriptor in this order.
    std::vector<guest::UniqueFd> descriptors;
    guest::Setup setup;
    GuestPaths paths;
    /// The uid and gid to become before anything else; nothing: stay who we are.
    std::optional<uid_t> runAs;
    /// The level, with the layers that the launch itself is responsible for.
    Isolation isolation;
    /// Only where the program may use a network.
    std::optional<NetworkLaunch> network;
    /// Removed with the sandbox; null when the level leaves nothing on disk.
    std::unique_ptr<RunFolder> folder;

    static constexpr int kFirstDescriptor = guest::kControlDescriptor + 1;
};

} // namespace sandpad::runner
