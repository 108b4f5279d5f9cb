#include "runner/Lender.h"

#include "runner/Borrower.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// One at a time: whoever borrows is a person at a terminal, or a script.
    WarmPool::Settings forLoans(WarmPool::Settings settings)
    {
        settings.most = std::min(settings.most, 1);
        settings.mostBytes = loanShare(settings);
        settings.isForOthers = true;
        return settings;
    }

} // namespace

qint64 loanShare(const WarmPool::Settings &settings)
{
    return settings.mostBytes / 4;
}

std::unique_ptr<Lender> Lender::open(const QString &dataFolder, Machine &machine,
                                     const RunQueue &queue, SharedCompilers &compilers,
                                     const WarmPool::Settings &settings)
{
    const auto path = loanPlace(dataFolder);
    auto lender = std::make_unique<Lender>(machine, queue, compilers, settings);
    if (path)
        lender->m_server = LoanServer::listen(
            *path, [own = lender.get()](const LoanWish &wish) { return own->lend(wish); });
    return lender->m_server ? std::move(lender) : nullptr;
}

Lender::Lender(Machine &machine, const RunQueue &queue, SharedCompilers &compilers,
               const WarmPool::Settings &settings)
    : m_pool(machine, queue, compilers, forLoans(settings))
{ }

void Lender::setSettings(const WarmPool::Settings &settings)
{
    m_pool.setSettings(forLoans(settings));
}

std::optional<LoanAnswer> Lender::lend(const LoanWish &wish)
{
    if (wish.circumstances != ownCircumstances())
        return std::nullopt;
    auto place = m_pool.takeReady(wish.request);
    m_pool.expect(wish.request);
    if (!place)
        return std::nullopt;
    const QByteArray job = markOf(jobAhead(*place, wish.request));
    auto loan = place->sandbox->lend();
    if (!loan)
        return std::nullopt;
    return LoanAnswer { .loan = std::move(*loan), .job = job };
}

} // namespace sandpad::runner
