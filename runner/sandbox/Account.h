#pragma once

#include "runner/model/Error.h"

#include <QString>

#include <optional>
#include <sys/types.h>

namespace sandpad::runner {

/// Who a sandbox's processes are on this machine, where Sandpad may choose.
struct Account
{
    uid_t user = 0;
    gid_t group = 0;
};

/// An account that nobody has, for when Sandpad runs as root: different for concurrent Sandpads.
/// Nothing when Sandpad is not root or its user namespace maps no such uid.
[[nodiscard]] std::optional<Account> unusedAccount();

/// Is this one of the uids that unusedAccount() takes from?
[[nodiscard]] bool isOfUnusedAccounts(uid_t uid);

/// May Sandpad start programs as somebody else?
[[nodiscard]] bool maySwitchAccount();

/// Who programs shall be: the account of that name, or without a name an unused one; nothing when
/// they stay who Sandpad is. The error is a sentence: there is no such account, it is root, or
/// Sandpad may not switch.
[[nodiscard]] Result<std::optional<Account>> accountFor(const QString &name);

/// Becomes the account, for good; for a child between fork and exec: only raw system calls, as
/// libc's would stop other threads. False when it was refused.
[[nodiscard]] bool becomeAccount(const Account &account);

/// Can this account reach the path, as far as its folders let others pass? Always when there is
/// none to become.
[[nodiscard]] bool isReachable(const QString &path, const std::optional<Account> &account);

} // namespace sandpad::runner
