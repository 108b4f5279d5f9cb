#include "runner/sandbox/Account.h"

#include "runner/model/Say.h"

#include <QFile>
#include <QFileInfo>

#include <pwd.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sandpad::runner {

namespace {

    /// The uids that systemd reserves for dynamic users: no account ever has one of these.
    constexpr uid_t kFirstUid = 61184;
    constexpr uid_t kUids = 65519 - kFirstUid;

    /// Is this uid mapped in our user namespace, so that we may become it?
    bool isMapped(uid_t uid)
    {
        QFile file(QStringLiteral("/proc/self/uid_map"));
        if (!file.open(QIODevice::ReadOnly))
            return false;
        const auto lines = file.readAll().split('\n');
        for (const QByteArray &line : lines) {
            const auto fields = line.simplified().split(' ');
            if (fields.size() < 3)
                continue;
            const auto first = fields[0].toULongLong();
            if (uid >= first && uid < first + fields[2].toULongLong())
                return true;
        }
        return false;
    }

} // namespace

std::optional<Account> unusedAccount()
{
    if (!maySwitchAccount())
        return std::nullopt;
    const auto start = static_cast<uid_t>(::getpid()) % kUids;
    for (uid_t step = 0; step < kUids; ++step) {
        const uid_t uid = kFirstUid + (start + step) % kUids;
        if (::getpwuid(uid) == nullptr)
            return isMapped(uid) ? std::optional<Account>({ .user = uid, .group = uid })
                                 : std::nullopt;
    }
    return std::nullopt;
}

bool isOfUnusedAccounts(uid_t uid)
{
    return uid >= kFirstUid && uid < kFirstUid + kUids;
}

bool maySwitchAccount()
{
    return ::geteuid() == 0;
}

Result<std::optional<Account>> accountFor(const QString &name)
{
    if (name.isEmpty())
        return unusedAccount();
    if (!maySwitchAccount())
        return fail(ErrorCode::Unsupported,
                    Say::tr("Only root may run programs as another account; Sandpad runs as "
                            "an ordinary user, so leave the account out."));
    const passwd *entry = ::getpwnam(name.toLocal8Bit().constData());
    if (!entry)
        return fail(ErrorCode::NotFound,
                    Say::tr("There is no account \"%1\" on this machine.").arg(name));
    if (entry->pw_uid == 0 || entry->pw_gid == 0)
        return fail(ErrorCode::Unsupported,
                    Say::tr("Programs never run as root or in root's group; choose an "
                            "account without rights, for example nobody."));
    if (!isMapped(entry->pw_uid))
        return fail(ErrorCode::Unsupported,
                    Say::tr("The account \"%1\" cannot be taken inside this container: its "
                            "number is not mapped.")
                        .arg(name));
    return std::optional<Account>({ .user = entry->pw_uid, .group = entry->pw_gid });
}

bool becomeAccount(const Account &account)
{
    return ::syscall(SYS_setgroups, 0, nullptr) == 0
        && ::syscall(SYS_setresgid, account.group, account.group, account.group) == 0
        && ::syscall(SYS_setresuid, account.user, account.user, account.user) == 0;
}

bool isReachable(const QString &path, const std::optional<Account> &account)
{
    if (!account)
        return true;
    for (QString folder = QFileInfo(path).path(); folder.size() > 1;
         folder = QFileInfo(folder).path()) {
        if (!QFile::permissions(folder).testFlag(QFileDevice::ExeOther))
            return false;
    }
    return true;
}

} // namespace sandpad::runner
