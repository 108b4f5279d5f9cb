#pragma once

#include "runner/model/Error.h"

#include <QString>

#include <optional>
#include <sys/types.h>

namespace sandpad::runner {

/// The user that a sandbox's processes run as on this machine, where Sandpad may choose.
struct Account
{
    uid_t user = 0;
    gid_t group = 0;
};

/// An account that nobody has, for when Sandpad runs as root. Concurrent Sandpads get different
/// ones. Nothing when Sandpad is not root or its user namespace maps no such uid.
[[nodiscard]] std::optional<Account> unusedAccount();

/// Is this one of the uids that unusedAccount() takes from?
[[nodiscard]] bool isOfUnusedAccounts(uid_t uid);

/// May Sandpad start programs as somebody else?
[[nodiscard]] bool maySwitchAccount();

/// The account that programs shall run as: the one of that name, or without a name an unused one.
/// Nothing when they run as Sandpad's own user. The error is a sentence: there is no such account,
/// it is root, or Sandpad may not switch.
[[nodiscard]] Result<std::optional<Account>> accountFor(const QString &name);

/// Becomes the account, for good. For a child between fork and exec: makes only raw system calls,
/// because libc's would stop other threads. Returns false when it was refused.
[[nodiscard]] bool becomeAccount(const Account &account);

/// Whether this account can reach the path, as far as its folders let others pass. Always true
/// without an account.
[[nodiscard]] bool isReachable(const QString &path, const std::optional<Account> &account);

} // namespace sandpad::runner
