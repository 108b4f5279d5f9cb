#pragma once

#include "runner/guest/protocol/Protocol.h"
#include "runner/guest/protocol/UniqueFd.h"
#include "runner/model/Isolation.h"
#include "runner/sandbox/Account.h"
#include "runner/sandbox/GuestPaths.h"
#include "runner/sandbox/NetworkGate.h"
#include "runner/sandbox/RunFolder.h"

#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace sandpad::runner {

/// What the kernel lets a control group have.
struct GroupCaps
{
    qint64 memoryBytes =
        64LL << 20; ///< with its files in memory, and caches as far as there is room
    int processes = 8;
};

/// How a level starts `sandpad-init`. Move-only: it owns descriptors, and the folder of a level
/// that needs one.
struct Launch
{
    QString program;
    QStringList arguments;
    /// Empty, except for variables that a starter before the sandbox needs.
    QProcessEnvironment environment;
    /// Descriptors for the program, numbered from kFirstDescriptor in this order.
    std::vector<guest::UniqueFd> descriptors;
    guest::Setup setup;
    GuestPaths paths;
    /// The account to switch to before anything else; nothing: Sandpad's own user stays.
    std::optional<Account> runAs;
    /// The level, with the layers that the launch itself is responsible for.
    Isolation isolation;
    /// Set only where the program may use a network.
    std::optional<NetworkLaunch> network;
    /// Whether the program gets a control group of its own, and the kernel's caps of that group.
    bool isGrouped = false;
    GroupCaps caps;
    /// The end of this process does not end the sandbox, as long as another one has its socket.
    bool mayOutlive = false;
    /// How long the init may take beyond its job's own limits: for starting, the end of compiling,
    /// and collecting files. Long, because a busy machine slows all of it down, and whoever waits
    /// can stop the run.
    std::chrono::milliseconds patience { 60'000 };
    /// Removed with the sandbox; null when the level leaves nothing on disk.
    std::unique_ptr<RunFolder> folder;

    static constexpr int kFirstDescriptor = guest::kControlDescriptor + 1;
};

} // namespace sandpad::runner
