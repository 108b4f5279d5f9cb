#include "runner/guest/init/confine/PrivateRanges.h"
#include "runner/guest/init/confine/Privileges.h"
#include "runner/guest/init/job/Control.h"
#include "runner/guest/init/job/Guardian.h"
#include "runner/guest/init/job/Job.h"
#include "runner/guest/init/place/Place.h"
#include "runner/guest/init/system/Slices.h"

#include <csignal>

// sandpad-init: the trusted process inside a sandbox. It prepares folders and mounts, gives up its
// rights, waits for a job, runs it and reports. protocol/Protocol.h describes all its messages.
//
// Order matters. Mounts need privileges, so they come first. The privileges are gone before the
// first byte of a user's job is read. The filters of the program are prepared while waiting, so
// that a waiting sandbox has only fork and exec left to do.

namespace sandpad::guest {
namespace {

    /// A prepared sandbox.
    struct Sandbox
    {
        Setup setup;
        Landlock landlock;
        Seccomp seccomp;
    };

    Tried<Ready> prepare(Sandbox &sandbox)
    {
        Ready ready;
        if (auto done = makePlace(sandbox.setup); !done)
            return std::unexpected(done.error());
        if (sandbox.setup.hasNamespaces)
            ready.layers.push_back(capKernelObjects());
        if (auto done = sealPlace(sandbox.setup); !done)
            return std::unexpected(done.error());
        // Without a network of its own these would be the routes of the machine.
        if (sandbox.setup.allowsNetwork && sandbox.setup.hasNamespaces) {
            if (auto done = refusePrivateRanges(); !done)
                return std::unexpected(done.error());
        }
        auto dropped = dropPrivileges();
        if (!dropped)
            return std::unexpected(dropped.error());
        ready.layers.insert(ready.layers.end(), dropped->begin(), dropped->end());
        ready.layers.push_back({ .name = "limits of the tree", .inForce = true, .reason = {} });
        if (sandbox.setup.wantsLandlock) {
            const auto layers = sandbox.landlock.prepare(sandbox.setup);
            if (!layers)
                return std::unexpected(layers.error());
            ready.layers.insert(ready.layers.end(), layers->begin(), layers->end());
        }
        if (sandbox.setup.wantsSeccomp) {
            ready.layers.push_back(sandbox.seccomp.prepare(sandbox.setup));
        }
        return ready;
    }

    /// A file system of its own keeps its caps; plain folders are watched.
    WatchedFolders watchedFolders(const Setup &setup)
    {
        WatchedFolders watched { .paths = {}, .mostEntries = setup.folderEntries };
        if (setup.hasNamespaces)
            return watched;
        for (const WritableFolder &folder : setup.folders)
            watched.paths.push_back(folder.path);
        return watched;
    }

    template <typename Value>
    std::optional<Value> receive(Control &control, Kind kind)
    {
        std::optional<Value> value;
        const bool isReceived = control.receiveOne([&](const Frame &frame) {
            if (frame.kind == kind)
                value = decode<Value>(frame.payload);
        });
        return isReceived ? std::move(value) : std::nullopt;
    }

    /// Nothing when Sandpad made no group. Sandpad opened these descriptors, in this order.
    Group groupOf(Control &control)
    {
        auto descriptors = control.takeDescriptors();
        if (descriptors.size() != 3)
            return {};
        return { .folder = std::move(descriptors[0]),
                 .members = std::move(descriptors[1]),
                 .killer = std::move(descriptors[2]) };
    }

    /// The job, and before it the group.
    std::optional<Job> receiveJob(Control &control)
    {
        std::optional<Job> job;
        bool hasGroup = false;
        const auto take = [&](const Frame &frame) {
            hasGroup = frame.kind == Kind::Group;
            if (frame.kind == Kind::Job)
                job = decode<Job>(frame.payload);
        };
        if (control.receiveOne(take) && hasGroup && !control.receiveOne(take))
            return std::nullopt;
        return job;
    }

    int serve()
    {
        takeShortSlices();
        Control control { UniqueFd(kControlDescriptor) };
        Sandbox sandbox;
        auto setup = receive<Setup>(control, Kind::Setup);
        if (!setup || setup->version != kProtocolVersion) {
            // A window that was open while another version was installed. It knows by the number.
            control.send(Kind::Ready, encode(Ready {}));
            control.flushAll();
            return 1;
        }
        sandbox.setup = std::move(*setup);
        bool hasScope = false;
        if (!sandbox.setup.hasNamespaces) {
            outliveParent();
            const auto isScoped = workInChild(sandbox.setup.wantsLandlock);
            if (!isScoped) {
                control.send(Kind::Failed, encode(isScoped.error()));
                control.flushAll();
                return 1;
            }
            hasScope = *isScoped;
        }
        const auto ready = prepare(sandbox);
        if (!ready) {
            control.send(Kind::Failed, encode(ready.error()));
            control.flushAll();
            return 1;
        }
        control.send(Kind::Ready, encode(*ready));
        control.flushAll();

        const auto job = receiveJob(control);
        if (!job)
            return 1;
        const Group group = groupOf(control);
        const Confinement confinement { .landlock = sandbox.landlock,
                                        .seccomp = sandbox.seccomp,
                                        .workFolder = sandbox.setup.workFolder,
                                        .hasPidNamespace = sandbox.setup.hasNamespaces,
                                        .hasSignalScope = hasScope,
                                        .watched = watchedFolders(sandbox.setup),
                                        .group = group };
        JobRunner(control, *job, confinement).run();
        control.flushAll();
        return 0;
    }

} // namespace
} // namespace sandpad::guest

int main()
{
    sandpad::guest::guardSelf();
    std::signal(SIGPIPE, SIG_IGN);
    return sandpad::guest::serve();
}
