#include "runner/lending/LoanRequest.h"

#include "runner/lending/PrivateSockets.h"
#include "runner/lending/UnixSocket.h"

#include <QDeadlineTimer>

#include <algorithm>
#include <chrono>
#include <poll.h>

namespace sandpad::runner {

namespace {

    using namespace std::chrono_literals;

    constexpr auto kPatience = 10ms;

    /// So many bytes, with the descriptor that came along; nothing where they do not come in time.
    std::optional<Received> receiveAll(int socket, qsizetype wanted, const QDeadlineTimer &end)
    {
        Received all;
        while (all.bytes.size() < wanted) {
            pollfd slot { .fd = socket, .events = POLLIN, .revents = 0 };
            if (::poll(&slot, 1, static_cast<int>(end.remainingTime())) <= 0)
                return std::nullopt;
            auto part = received(socket, wanted - all.bytes.size());
            if (part && part->bytes.isEmpty())
                return std::nullopt;
            if (!part)
                continue;
            all.bytes += part->bytes;
            if (part->descriptor.isOpen())
                all.descriptor = std::move(part->descriptor);
        }
        return all;
    }

} // namespace

std::optional<LoanAnswer> askForLoan(const QString &path, const LoanWish &wish)
{
    const auto socket = connectedTo(path);
    const auto message = socket && isOwnPeer(socket->get()) ? messageOf(wish) : std::nullopt;
    if (!message || !sendWith(socket->get(), *message))
        return std::nullopt;
    const QDeadlineTimer end(kPatience, Qt::PreciseTimer);
    auto head = receiveAll(socket->get(), kLoanHead, end);
    const auto length = head ? loanLength(head->bytes) : std::nullopt;
    if (!length || *length == 0)
        return std::nullopt;
    const auto json = receiveAll(socket->get(), *length, end);
    auto answer = json ? loanAnswerFrom(json->bytes)
                       : fail(ErrorCode::NotFound, QStringLiteral("It came too late."));
    if (!answer || !head->descriptor.isOpen())
        return std::nullopt;
    answer->loan.socket = std::move(head->descriptor);
    return std::move(*answer);
}

} // namespace sandpad::runner
