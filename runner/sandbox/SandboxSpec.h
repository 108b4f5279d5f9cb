#pragma once

#include "runner/model/RunRequest.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

namespace sandpad::runner {

/// What a sandbox must offer. It does not depend on a snippet, so a sandbox can be started ahead of
/// time.
struct SandboxSpec
{
    /// Folders, files and links of the host that the program may read, besides the system's own;
    /// shown at their own paths, none inside another. Those that do not exist are left out.
    QStringList readOnlyPaths;
    /// Harness files, placed below GuestPaths::guest; names are relative.
    QList<InputFile> harness;
    qint64 workBytes = Limits {}.workBytes;
    qint64 memoryBytes = Limits {}.memoryBytes;
    int processes = Limits {}.processes;
    Network network = Network::Off;
    /// Whether the sandbox can give the program a pseudo-terminal.
    bool hasTerminal = false;
    /// The account to run as; empty: an unused one when Sandpad is root, else its own user.
    QString runAs;
    /// One of the level's ways; empty: the one that works on most machines.
    QString way;
    /// It may be lent to another process (Sandbox::lend()), so it outlives this one; where the
    /// level can that.
    bool isForOthers = false;
    /// Whether somebody asked for the level; else it is the strongest that works here.
    bool isChosen = true;
};

} // namespace sandpad::runner
