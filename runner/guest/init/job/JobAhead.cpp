#include "runner/guest/init/job/Job.h"

#include <array>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

// The part of JobRunner that only jobs which are started ahead need.

namespace sandpad::guest {

bool JobRunner::awaitGo()
{
    m_isAhead = true;
    m_state = State::Running;
    // Until it is prepared it has the limits of a compiler. Then it only waits.
    m_accounting.startStep(StepKind::Compile);
    bool isReady = false;
    bool hasGone = false;
    bool hasBegun = false;
    std::optional<Go> go;
    const auto take = [&](const Frame &frame) {
        if (frame.kind == Kind::Go)
            go = decode<Go>(frame.payload);
        else
            onControlFrame(frame);
    };
    // Go may have come together with the job.
    m_control.receive(take);
    while (!hasBegun && m_state == State::Running && !m_control.isClosed()) {
        std::array<pollfd, 4> slots {};
        const short socket = m_control.hasPending() ? POLLIN | POLLOUT : POLLIN;
        slots[0] = { .fd = m_control.fd(), .events = socket, .revents = 0 };
        slots[1] = { .fd = m_childSignals.get(), .events = POLLIN, .revents = 0 };
        const bool isSilent = isReady && !hasGone;
        slots[2] = { .fd = isSilent ? -1 : m_program.channel.get(),
                     .events = POLLIN,
                     .revents = 0 };
        slots[3] = { .fd = m_announced->fd(), .events = POLLIN, .revents = 0 };
        const int most = isReady ? -1 : m_accounting.millisecondsToNextCheck();
        ::poll(slots.data(), slots.size(), m_announced->isHolding() ? 1 : most);
        if (slots[3].revents & POLLIN)
            m_announced->take([] { }); // what it prints now is read together later
        else if (slots[3].revents != 0)
            m_announced->close();
        m_announced->letReadsGo();
        m_control.flush();
        m_control.receive(take);
        hasBegun = hasGone && takeSign();
        if (hasBegun)
            break; // it may have ended meanwhile
        if (!isReady && takeSign()) {
            isReady = true;
            const auto use = m_meter->look(m_job.limits, m_program.pid);
            m_control.send(Kind::Prepared,
                           encode(Prepared { .memoryBytes = use ? use->memoryBytes : 0 }));
        }
        reapChildren();
        if (!isReady)
            look();
        if (go && isReady && !hasGone && m_state == State::Running) {
            hasGone = letGo(*go);
            if (!hasGone)
                break;
        }
    }
    m_isAhead = false;
    return hasBegun;
}

bool JobRunner::takeSign()
{
    char byte = 0;
    return ::recv(m_program.channel.get(), &byte, 1, MSG_DONTWAIT) == 1;
}

bool JobRunner::letGo(const Go &go)
{
    for (const GuestFile &file : go.files) {
        ::unlink(file.path.c_str());
        if (const auto done = writeNewFile(file); !done) {
            m_control.send(Kind::Failed, encode(done.error()));
            return false;
        }
    }
    m_collector.rememberAll();
    m_control.startClock();
    m_accounting.startAgain(m_program.pid);
    constexpr char kGo = 'g';
    return ::send(m_program.channel.get(), &kGo, 1, MSG_NOSIGNAL | MSG_DONTWAIT) == 1;
}

} // namespace sandpad::guest
