#include "runner/guest/init/Place.h"

#include "runner/guest/init/KeptPaths.h"

#include <sys/mount.h>
#include <sys/stat.h>

namespace sandpad::guest {

namespace {

    Tried<void> mountTmpfs(const TmpfsMount &mount)
    {
        const std::string options = "size=" + std::to_string(mount.sizeBytes)
            + ",nr_inodes=" + std::to_string(mount.inodes) + ",mode=" + [&] {
                  std::string octal;
                  for (auto rest = mount.mode; rest > 0; rest /= 8)
                      octal.insert(octal.begin(), static_cast<char>('0' + rest % 8));
                  return octal;
              }();
        if (::mount("tmpfs", mount.path.c_str(), "tmpfs", MS_NOSUID | MS_NODEV, options.c_str())
            != 0)
            return systemFailure("mount " + mount.path);
        return {};
    }

    Tried<void> makeReadOnly(const char *path, unsigned long flags)
    {
        if (::mount(path, path, nullptr, MS_BIND | MS_REC, nullptr) != 0)
            return systemFailure(std::string("bind ") + path);
        if (::mount(nullptr, path, nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY | flags, nullptr) != 0)
            return systemFailure(std::string("make read-only ") + path);
        return {};
    }

} // namespace

Tried<void> makePlace(const Setup &setup)
{
    KeptPaths kept;
    if (auto done = kept.hold(setup); !done)
        return done;
    for (const TmpfsMount &mount : setup.mounts) {
        if (!makeFolders(mount.path))
            return systemFailure("make the folder " + mount.path);
        if (!setup.hasNamespaces)
            continue;
        if (auto done = mountTmpfs(mount); !done)
            return done;
    }
    if (auto done = kept.putBack(); !done)
        return done;
    for (const GuestFile &file : setup.files) {
        if (auto done = writeNewFile(file); !done)
            return done;
    }
    return {};
}

LayerState capKernelObjects(const Setup &setup)
{
    LayerState layer { .name = "no nested namespaces", .inForce = false, .reason = {} };
    if (!setup.hasNamespaces) {
        layer.reason = "the level has no namespaces";
        return layer;
    }
    layer.inForce = writeExistingFile("/proc/sys/user/max_user_namespaces", "0")
        && writeExistingFile("/proc/sys/user/max_inotify_instances", "64");
    if (!layer.inForce)
        layer.reason = "the kernel refused to cap them; seccomp alone forbids them";
    return layer;
}

Tried<void> sealPlace(const Setup &setup)
{
    if (!setup.hasNamespaces)
        return {};
    if (auto done = makeReadOnly("/proc/sys", MS_NOSUID | MS_NODEV | MS_NOEXEC); !done)
        return done;
    // The root is already a mount of its own; only its flags change.
    if (::mount(nullptr, "/", nullptr, MS_BIND | MS_REMOUNT | MS_RDONLY | MS_NOSUID | MS_NODEV,
                nullptr)
        != 0)
        return systemFailure("make the root read-only");
    return {};
}

} // namespace sandpad::guest
