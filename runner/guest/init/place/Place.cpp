#include "runner/guest/init/place/Place.h"

#include "runner/guest/init/place/KeptPaths.h"
#include "runner/guest/init/place/Terminal.h"
#include "runner/guest/init/system/Translatable.h"

#include <array>
#include <dirent.h>
#include <memory>
#include <string>
#include <string_view>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sandpad::guest {

namespace {

    Tried<void> makeEmptyFolders(const std::vector<WritableFolder> &folders)
    {
        for (const WritableFolder &folder : folders) {
            if (!makeFolders(folder.path))
                return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make the folder %1"),
                                     folder.path);
        }
        return {};
    }

    /// Puts a part of the file system at `store` in the place of a folder.
    Tried<void> mountPart(const std::string &store, const WritableFolder &folder,
                          std::size_t number)
    {
        const std::string part = store + '/' + std::to_string(number);
        if (::mkdir(part.c_str(), 0700) != 0 || ::chmod(part.c_str(), folder.mode) != 0
            || ::mount(part.c_str(), folder.path.c_str(), nullptr, MS_BIND, nullptr) != 0)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "mount %1"), folder.path);
        return {};
    }

    /// One file system in memory for all folders, so that the kernel itself keeps them together
    /// within one size. The file system can be reached through them only.
    Tried<void> mountFolders(const Setup &setup)
    {
        const std::string store = "/sandpad/writable";
        const std::string options = "size=" + std::to_string(setup.folderBytes)
            + ",nr_inodes=" + std::to_string(setup.folderEntries) + ",mode=0700";
        if (!makeFolders(store)
            || ::mount("tmpfs", store.c_str(), "tmpfs", MS_NOSUID | MS_NODEV | MS_NOEXEC,
                       options.c_str())
                != 0)
            return systemFailure(
                QT_TRANSLATE_NOOP("sandpad::runner", "mount a file system in memory"));
        for (std::size_t i = 0; i < setup.folders.size(); ++i) {
            if (auto done = mountPart(store, setup.folders[i], i); !done)
                return done;
        }
        if (::umount2(store.c_str(), MNT_DETACH) != 0 || ::rmdir(store.c_str()) != 0)
            return systemFailure(
                QT_TRANSLATE_NOOP("sandpad::runner", "hide the file system in memory"));
        return {};
    }

    Tried<void> makeReadOnly(const char *path, unsigned long flags)
    {
        if (::mount(path, path, nullptr, MS_BIND | MS_REC, nullptr) != 0)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "bind %1"), path);
        if (::mount(nullptr, path, nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY | flags, nullptr) != 0)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make read-only %1"), path);
        return {};
    }

    /// Parts of /proc that describe the machine and its kernel rather than processes. Container
    /// engines mask them, too.
    constexpr auto kMaskedFiles = std::to_array<const char *>({ "/proc/buddyinfo",
                                                                "/proc/cmdline",
                                                                "/proc/config.gz",
                                                                "/proc/consoles",
                                                                "/proc/diskstats",
                                                                "/proc/dma",
                                                                "/proc/interrupts",
                                                                "/proc/iomem",
                                                                "/proc/ioports",
                                                                "/proc/kallsyms",
                                                                "/proc/kcore",
                                                                "/proc/key-users",
                                                                "/proc/keys",
                                                                "/proc/kmsg",
                                                                "/proc/kpagecgroup",
                                                                "/proc/kpagecount",
                                                                "/proc/kpageflags",
                                                                "/proc/modules",
                                                                "/proc/partitions",
                                                                "/proc/sched_debug",
                                                                "/proc/slabinfo",
                                                                "/proc/softirqs",
                                                                "/proc/swaps",
                                                                "/proc/sys/fs/aio-nr",
                                                                "/proc/sys/fs/dentry-state",
                                                                "/proc/sys/fs/file-nr",
                                                                "/proc/sys/fs/inode-nr",
                                                                "/proc/sys/fs/inode-state",
                                                                "/proc/sys/kernel/pty/nr",
                                                                "/proc/sysrq-trigger",
                                                                "/proc/timer_list",
                                                                "/proc/vmallocinfo",
                                                                "/proc/zoneinfo" });
    constexpr auto kMaskedFolders = std::to_array<const char *>(
        { "/proc/acpi", "/proc/asound", "/proc/bus", "/proc/driver", "/proc/fs", "/proc/irq",
          "/proc/pressure", "/proc/scsi", "/proc/tty" });
    constexpr const char *kEmptyFolder = "/sandpad/empty";

    constexpr const char *kCertificates = "/etc/ssl/certs";

    /// A path that this kernel does not have needs no mask.
    Tried<void> mask(const char *path, const char *by)
    {
        if (::access(path, F_OK) != 0)
            return {};
        if (::mount(by, path, nullptr, MS_BIND, nullptr) != 0)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "mask %1"), path);
        return {};
    }

    /// Authorities are links there, but for the file that holds them all. What else is there is the
    /// machine's own, which has its name.
    Tried<void> maskCertificates()
    {
        const std::unique_ptr<DIR, int (*)(DIR *)> folder(::opendir(kCertificates), &::closedir);
        if (!folder)
            return {};
        while (const dirent *entry = ::readdir(folder.get())) {
            const std::string name = entry->d_name;
            const std::string path = std::string(kCertificates) + '/' + name;
            struct stat file {};
            if (name == "ca-certificates.crt" || entry->d_type == DT_LNK
                || ::lstat(path.c_str(), &file) != 0 || !S_ISREG(file.st_mode))
                continue;
            if (auto done = mask(path.c_str(), "/dev/null"); !done)
                return done;
        }
        return {};
    }

    Tried<void> maskMachine()
    {
        for (const char *file : kMaskedFiles) {
            if (auto done = mask(file, "/dev/null"); !done)
                return done;
        }
        if (::mkdir(kEmptyFolder, 0555) != 0)
            return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make an empty folder"));
        for (const char *folder : kMaskedFolders) {
            if (auto done = mask(folder, kEmptyFolder); !done)
                return done;
        }
        return {};
    }

} // namespace

Tried<void> makePlace(const Setup &setup)
{
    KeptPaths kept;
    if (auto done = kept.hold(setup); !done)
        return done;
    if (auto done = makeEmptyFolders(setup.folders); !done)
        return done;
    if (setup.hasNamespaces) {
        if (auto done = mountFolders(setup); !done)
            return done;
    }
    if (auto done = kept.putBack(); !done)
        return done;
    if (setup.hasTerminal && setup.hasNamespaces) {
        if (auto done = mountTerminals(); !done)
            return done;
    }
    for (const GuestFile &file : setup.files) {
        if (auto done = writeNewFile(file); !done)
            return done;
    }
    return {};
}

LayerState capKernelObjects()
{
    LayerState layer { .name = "no nested namespaces", .inForce = false, .reason = {} };
    layer.inForce = writeExistingFile("/proc/sys/user/max_user_namespaces", "0")
        && writeExistingFile("/proc/sys/user/max_inotify_instances", "8")
        && writeExistingFile("/proc/sys/user/max_inotify_watches", "8192");
    if (!layer.inForce)
        layer.reason = QT_TRANSLATE_NOOP(
            "sandpad::runner", "the kernel refused to cap them; seccomp alone forbids them");
    return layer;
}

Tried<void> sealPlace(const Setup &setup)
{
    if (!setup.hasNamespaces)
        return {};
    if (auto done = makeReadOnly("/proc/sys", MS_NOSUID | MS_NODEV | MS_NOEXEC); !done)
        return done;
    if (auto done = maskMachine(); !done)
        return done;
    if (auto done = maskCertificates(); !done)
        return done;
    // bubblewrap gives the machine a name, and leaves it its domain.
    constexpr std::string_view kNoDomain = "(none)";
    if (::setdomainname(kNoDomain.data(), kNoDomain.size()) != 0)
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "hide the machine's domain"));
    // The root is already a mount of its own; only its flags change.
    if (::mount(nullptr, "/", nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV,
                nullptr)
        != 0)
        return systemFailure(QT_TRANSLATE_NOOP("sandpad::runner", "make the root read-only"));
    return {};
}

} // namespace sandpad::guest
