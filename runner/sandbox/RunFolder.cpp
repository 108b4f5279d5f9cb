#include "runner/sandbox/RunFolder.h"

#include "runner/model/Say.h"
#include "runner/sandbox/FolderRemoval.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThreadPool>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace sandpad::runner {

namespace {

    const QString kPrefix = QStringLiteral("sandpad-run-");

    guest::UniqueFd lock(const QString &folder)
    {
        guest::UniqueFd fd(::open(QFile::encodeName(folder).constData(),
                                  O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC));
        if (fd.isOpen() && ::flock(fd.get(), LOCK_EX | LOCK_NB) != 0)
            fd.reset();
        return fd;
    }

    /// A folder of that name that belongs to another user is left alone.
    bool isOurs(const QFileInfo &folder, const std::optional<Account> &account)
    {
        const uid_t owner = folder.ownerId();
        return owner == ::geteuid() || (account && account->user == owner)
            || (maySwitchAccount() && isOfUnusedAccounts(owner));
    }

} // namespace

RunFolder::RunFolder()
    : m_folder(QDir::tempPath() + u'/' + kPrefix + QStringLiteral("XXXXXX"))
{
    m_folder.setAutoRemove(false);
}

RunFolder::~RunFolder()
{
    if (!m_folder.isValid())
        return;
    // A program may have left tens of thousands of folders, which takes seconds. The application
    // waits for the pool at its end.
    QThreadPool::globalInstance()->start(
        [path = path(), lock = std::make_shared<guest::UniqueFd>(std::move(m_lock))] {
            removeFolder(path);
        });
}

Result<std::unique_ptr<RunFolder>> RunFolder::make(const std::optional<Account> &owner)
{
    std::unique_ptr<RunFolder> made(new RunFolder);
    if (!made->m_folder.isValid())
        return fail(ErrorCode::System,
                    Say::tr("No temporary folder could be made: %1. Make sure that the "
                            "folder for temporary files can be written.")
                        .arg(made->m_folder.errorString()));
    made->m_lock = lock(made->path());
    const QByteArray path = QFile::encodeName(made->path());
    if (owner && ::chown(path.constData(), owner->user, owner->group) != 0)
        return fail(ErrorCode::System,
                    Say::tr("%1 could not be given to an unprivileged user.").arg(made->path()));
    return made;
}

void RunFolder::sweep(const std::optional<Account> &owner)
{
    // A new folder is not locked for a moment, so young folders are left alone.
    constexpr qint64 kYoungSeconds = 60;
    const QDir temporary(QDir::tempPath());
    for (const QFileInfo &folder :
         temporary.entryInfoList({ kPrefix + u'*' }, QDir::Dirs | QDir::NoSymLinks)) {
        const bool isYoung =
            folder.lastModified().secsTo(QDateTime::currentDateTime()) < kYoungSeconds;
        if (isYoung || !isOurs(folder, owner))
            continue;
        if (const auto unused = lock(folder.filePath()); unused.isOpen())
            removeFolder(folder.filePath());
    }
}

} // namespace sandpad::runner
