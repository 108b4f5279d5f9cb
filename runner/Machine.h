#pragma once

#include "runner/language/LanguageCatalog.h"
#include "runner/sandbox/LevelProbe.h"
#include "runner/sandbox/SandboxLevels.h"
#include "runner/toolchain/GuestCache.h"
#include "runner/toolchain/ToolchainDiscovery.h"
#include "runner/toolchain/ToolchainVersions.h"

namespace sandpad::runner {

class Borrower;

/// What Sandpad knows of this machine, and how it finds out: languages, isolation, toolchains, and
/// the files kept for them. Shared by all runs of a Runner, and must outlive them.
struct Machine
{
    explicit Machine(const QString &folder = defaultCacheFolder(),
                     const LevelList &list = builtInLevels());

    /// Where the user's own data is kept: scratches, and languages added by hand.
    [[nodiscard]] static QString dataFolder();
    /// Where what the user has set is kept.
    [[nodiscard]] static QString configFolder();
    [[nodiscard]] static QString defaultCacheFolder();

    const QString cacheFolder; ///< where answers are kept; may be missing
    const LanguageCatalog languages;
    SandboxLevels levels;
    LevelProbe probe;
    ToolchainVersions versions;
    GuestCache guestCache;
    ToolchainDiscovery discovery;
    Borrower *borrower = nullptr; ///< of sandboxes that another process has made; null: nobody
};

} // namespace sandpad::runner
