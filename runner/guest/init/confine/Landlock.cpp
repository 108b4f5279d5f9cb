#include "runner/guest/init/confine/Landlock.h"

#include "runner/guest/init/system/Translatable.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <linux/landlock.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>

namespace sandpad::guest {

namespace {

    constexpr std::uint64_t kRead =
        LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
    constexpr std::uint64_t kOfFiles = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE
        | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_TRUNCATE
        | LANDLOCK_ACCESS_FS_IOCTL_DEV;
    constexpr std::uint64_t kAllOfAbi1 = (LANDLOCK_ACCESS_FS_MAKE_SYM << 1) - 1;
    constexpr auto kDevices = std::to_array<const char *>(
        { "/dev/null", "/dev/zero", "/dev/full", "/dev/random", "/dev/urandom" });

    /// Below 1: the kernel has no Landlock.
    long abiOfKernel()
    {
        return ::syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
    }

    struct Offer
    {
        std::uint64_t files = kAllOfAbi1;
        std::uint64_t network = 0;
        std::uint64_t scopes = 0;
    };

    Offer offerOf(long abi)
    {
        Offer offer;
        if (abi >= 2)
            offer.files |= LANDLOCK_ACCESS_FS_REFER;
        if (abi >= 3)
            offer.files |= LANDLOCK_ACCESS_FS_TRUNCATE;
        if (abi >= 4)
            offer.network = LANDLOCK_ACCESS_NET_BIND_TCP | LANDLOCK_ACCESS_NET_CONNECT_TCP;
        if (abi >= 5)
            offer.files |= LANDLOCK_ACCESS_FS_IOCTL_DEV;
        if (abi >= 6)
            offer.scopes = LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET | LANDLOCK_SCOPE_SIGNAL;
        return offer;
    }

    bool allow(int ruleset, const char *path, std::uint64_t access)
    {
        const UniqueFd place(::open(path, O_PATH | O_CLOEXEC));
        if (!place.isOpen())
            return errno == ENOENT;
        struct stat state {};
        const bool isFolder = ::fstat(place.get(), &state) == 0 && S_ISDIR(state.st_mode);
        const landlock_path_beneath_attr rule { .allowed_access =
                                                    isFolder ? access : access & kOfFiles,
                                                .parent_fd = place.get() };
        return ::syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
    }

    bool allowAll(int ruleset, const Setup &setup, const Offer &offer)
    {
        constexpr std::uint64_t kOfDevices = kOfFiles & ~LANDLOCK_ACCESS_FS_EXECUTE;
        bool isDone = true;
        if (setup.readablePaths.empty())
            isDone = allow(ruleset, "/", kRead);
        for (const std::string &path : setup.readablePaths)
            isDone = allow(ruleset, path.c_str(), kRead) && isDone;
        for (const WritableFolder &folder : setup.folders)
            isDone = allow(ruleset, folder.path.c_str(), offer.files) && isDone;
        for (const char *device : kDevices)
            isDone = allow(ruleset, device, kOfDevices & offer.files) && isDone;
        // A program opens its own terminal as /dev/tty. With namespaces all of /dev/pts is private
        // and may be opened, too. Without them it holds terminals of other programs.
        if (setup.hasTerminal) {
            isDone = allow(ruleset, "/dev/tty", kOfDevices & offer.files) && isDone;
            if (setup.hasNamespaces)
                isDone = allow(ruleset, "/dev/pts", kOfDevices & offer.files) && isDone;
        }
        // Nothing is written to /proc, not even of a process's own: `autogroup` gives its session
        // a lower priority, and a call that writes to `clear_refs` a thousand times looks at no
        // signal meanwhile. Runtimes go on without their oom_score_adj and comm.
        return allow(ruleset, "/proc", kRead) && isDone;
    }

} // namespace

Tried<std::vector<LayerState>> Landlock::prepare(const Setup &setup)
{
    LayerState files { .name = "landlock", .inForce = false, .reason = {} };
    const long abi = abiOfKernel();
    if (abi < 1) {
        files.reason = QT_TRANSLATE_NOOP("sandpad::runner", "the kernel has no Landlock");
        return std::vector { files };
    }
    const Offer offer = offerOf(abi);
    landlock_ruleset_attr attributes {};
    attributes.handled_access_fs = offer.files;
    attributes.handled_access_net = setup.allowsNetwork ? 0 : offer.network;
    attributes.scoped = offer.scopes;
    UniqueFd ruleset(static_cast<int>(
        ::syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0)));
    if (!ruleset.isOpen() || !allowAll(ruleset.get(), setup, offer))
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make the Landlock rules"));
    m_ruleset = std::move(ruleset);
    files.inForce = true;
    std::vector<LayerState> layers { files };
    // Inside namespaces there is nobody else to signal.
    if (!setup.hasNamespaces)
        layers.push_back({ .name = "no signals to other programs",
                           .inForce = offer.scopes != 0,
                           .reason = offer.scopes != 0
                               ? ""
                               : QT_TRANSLATE_NOOP("sandpad::runner", "it takes Linux 6.12") });
    return layers;
}

bool Landlock::enforce() const
{
    return !m_ruleset.isOpen() || ::syscall(SYS_landlock_restrict_self, m_ruleset.get(), 0) == 0;
}

bool scopeSignals()
{
    landlock_ruleset_attr attributes {};
    // In every domain files may be moved to other folders only where a rule allows it.
    attributes.handled_access_fs = LANDLOCK_ACCESS_FS_REFER;
    attributes.scoped = offerOf(abiOfKernel()).scopes & LANDLOCK_SCOPE_SIGNAL;
    if (attributes.scoped == 0)
        return false;
    const UniqueFd ruleset(static_cast<int>(
        ::syscall(SYS_landlock_create_ruleset, &attributes, sizeof attributes, 0)));
    return ruleset.isOpen() && allow(ruleset.get(), "/", LANDLOCK_ACCESS_FS_REFER)
        && ::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
        && ::syscall(SYS_landlock_restrict_self, ruleset.get(), 0) == 0
        // What would be signalled otherwise is all that the user has.
        && ::kill(::getppid(), 0) != 0;
}

} // namespace sandpad::guest
