#pragma once

#include "runner/PreparedRun.h"

#include <QString>

#include <optional>

namespace sandpad::runner {

/// Where the sandboxes of a user's open window can be borrowed; the window's Lender listens there.
[[nodiscard]] std::optional<QString> loanPlace(const QString &dataFolder);

/// Borrows sandboxes that an open window has made for runs like this one.
class Borrower
{
public:
    explicit Borrower(QString path)
        : m_path(std::move(path))
    { }

    /// The sandbox for this request's run by the place's toolchain; nothing: there is none that is
    /// exactly as one would be made here. `place` has all but the sandbox, its level, and what
    /// follows from them. Blocks for some milliseconds at most. Asks once only: who starts a second
    /// time had no luck with what was borrowed.
    [[nodiscard]] std::unique_ptr<Sandbox> borrow(const PreparedSandbox &place, RunRequest request);

private:
    QString m_path;
    bool m_hasAsked = false;
};

} // namespace sandpad::runner
