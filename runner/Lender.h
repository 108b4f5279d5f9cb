#pragma once

#include "runner/WarmPool.h"
#include "runner/lending/LoanServer.h"

#include <memory>

namespace sandpad::runner {

/// Of all memory that may be held by what waits, that of what waits to be lent.
[[nodiscard]] qint64 loanShare(const WarmPool::Settings &settings);

/// Makes sandboxes for other processes of this user, `sandpad run` for one, and lends them.
///
/// A process that asks tells which run it wants. It gets the sandbox that waits for such a run, if
/// there is one; if not, one is made for the next who asks the same. So the first run is cold, and
/// those that follow within ten minutes are warm. Lives in its thread; never blocks.
class Lender
{
public:
    /// As WarmPool's constructor. Null where the place cannot be had.
    [[nodiscard]] static std::unique_ptr<Lender> open(const QString &dataFolder, Machine &machine,
                                                      const RunQueue &queue,
                                                      SharedCompilers &compilers,
                                                      const WarmPool::Settings &settings);

    void setSettings(const WarmPool::Settings &settings);
    /// How many sandboxes wait and are ready.
    [[nodiscard]] int ready() const { return m_pool.ready(); }

    Lender(Machine &machine, const RunQueue &queue, SharedCompilers &compilers,
           const WarmPool::Settings &settings);

private:
    [[nodiscard]] std::optional<LoanAnswer> lend(const LoanWish &wish);

    WarmPool m_pool;
    std::unique_ptr<LoanServer> m_server;
};

} // namespace sandpad::runner
