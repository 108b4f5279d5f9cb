#include "runner/sandbox/InitProgram.h"

#include "runner/model/Say.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

namespace sandpad::runner {

namespace {

    constexpr quint64 kMostEntries = 32'768;

    /// Files that name the program's user, root, and the machine itself as the only host.
    std::vector<guest::GuestFile> minimalEtc(uid_t uid)
    {
        const std::string id = std::to_string(uid);
        return {
            { .path = "/etc/passwd",
              .mode = 0444,
              .content = "root:x:0:0:root:/root:/usr/sbin/nologin\n"
                         "sandpad:x:"
                  + id + ":" + id
                  + ":Sandpad:/home/sandpad:/bin/sh\n"
                    "nobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n" },
            { .path = "/etc/group",
              .mode = 0444,
              .content = "root:x:0:\nsandpad:x:" + id + ":\nnogroup:x:65534:\n" },
            { .path = "/etc/nsswitch.conf",
              .mode = 0444,
              .content =
                  "passwd: files\ngroup: files\nhosts: files dns\nservices: files\nprotocols: "
                  "files\n" },
            { .path = "/etc/hosts",
              .mode = 0444,
              .content = "127.0.0.1 localhost sandpad\n::1 localhost\n" },
            { .path = "/etc/hostname", .mode = 0444, .content = "sandpad\n" },
            { .path = "/etc/machine-id",
              .mode = 0444,
              .content = "00000000000000000000000000000000\n" },
        };
    }

    /// The paths that the program's own folders would hide.
    std::vector<std::string> hiddenPaths(const QStringList &paths,
                                         const std::vector<guest::WritableFolder> &folders)
    {
        std::vector<std::string> hidden;
        for (const QString &path : paths) {
            const QFileInfo info(path);
            const std::string text = path.toStdString();
            const bool isHidden = std::ranges::any_of(
                folders, [&text](const auto &own) { return text.starts_with(own.path + '/'); });
            if (isHidden && (info.isSymLink() || info.exists()))
                hidden.push_back(text);
        }
        return hidden;
    }

} // namespace

Result<guest::UniqueFd> memoryFile(const QByteArray &content)
{
    guest::UniqueFd fd(::memfd_create("sandpad", MFD_CLOEXEC));
    for (qsizetype done = 0; fd.isOpen() && done < content.size();) {
        const ssize_t written =
            ::write(fd.get(), content.data() + done, static_cast<size_t>(content.size() - done));
        if (written < 0)
            fd.reset();
        else
            done += written;
    }
    if (!fd.isOpen() || ::lseek(fd.get(), 0, SEEK_SET) != 0)
        return fail(ErrorCode::System,
                    Say::tr("A file in memory could not be made: %1.")
                        .arg(QString::fromLocal8Bit(std::strerror(errno))));
    return fd;
}

guest::Setup makeSetup(const SandboxSpec &spec, const GuestPaths &paths, bool hasNamespaces)
{
    const std::string scratch = paths.scratch.toStdString();
    const std::string home = paths.home.toStdString();
    const std::string tmp = paths.tmp.toStdString();
    guest::Setup setup;
    setup.hasNamespaces = hasNamespaces;
    setup.allowsNetwork = spec.network == Network::On;
    setup.hasTerminal = spec.hasTerminal;
    setup.workFolder = scratch;
    setup.folders = { { .path = scratch, .mode = 0700 },
                      { .path = home, .mode = 0700 },
                      { .path = tmp, .mode = 01777 } };
    setup.folderBytes = static_cast<quint64>(spec.workBytes);
    setup.folderEntries = kMostEntries;
    if (hasNamespaces) {
        setup.keptPaths = hiddenPaths(spec.readOnlyPaths, setup.folders);
        setup.folders.push_back({ .path = "/dev/shm", .mode = 01777 });
        setup.files = minimalEtc(kGuestUid);
    }
    for (const InputFile &file : spec.harness)
        setup.files.push_back(
            { (paths.guest + u'/' + file.name).toStdString(), 0444, file.content.toStdString() });
    return setup;
}

} // namespace sandpad::runner
