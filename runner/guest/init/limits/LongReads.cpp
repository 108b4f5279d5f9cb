#include "runner/guest/init/limits/LongReads.h"

#include "runner/guest/init/system/System.h"

#include <algorithm>

namespace sandpad::guest {

namespace {

    /// Of those that are longer some processors stay free for all else.
    constexpr std::uint64_t kHugeBytes = 64ULL << 20;
    constexpr unsigned kMostOfFew = 4;

    /// The kernel shows hundredths of a second, and shares what it has counted out anew at each
    /// tick. So one hundredth may be none.
    constexpr std::uint64_t kSurelyOutsideNs = kNsPerSecond / 50;
    /// No read takes longer. A thread that works in the kernel for long is not waited for.
    constexpr std::uint64_t kLongestReadNs = kNsPerSecond;

    bool isHugeRead(const HeldRead &read)
    {
        return read.bytes > kHugeBytes;
    }

} // namespace

LongReads::LongReads(unsigned processors, std::string proc)
    : m_proc(std::move(proc))
    , m_most(std::max(processors, kMostOfFew))
    , m_mostHuge(std::max(processors, 2U) - 1)
{ }

ProcessSample LongReads::lookAt(pid_t thread) const
{
    const std::string number = std::to_string(thread);
    const std::string text =
        readSmallFile((m_proc + '/' + number + "/task/" + number + "/stat").c_str());
    // Anything but running, or waiting for a disk, comes after the read.
    ProcessSample sample = parseStat(thread, text, {});
    sample.isRunnable = sample.isRunnable || stateOf(text) == 'D';
    return sample;
}

bool LongReads::isOver(Going &going) const
{
    const ProcessSample now = lookAt(going.thread);
    if (!going.before)
        going.before = now;
    return !now.isRunnable || now.startTicks != going.before->startTicks
        || now.ownUserNs >= going.before->ownUserNs + kSurelyOutsideNs
        || now.ownCpuNs >= going.before->ownCpuNs + kLongestReadNs;
}

void LongReads::hold(const HeldRead &read)
{
    const auto isSame = [&read](const auto &other) { return other.thread == read.thread; };
    std::erase_if(m_going, isSame);
    std::erase_if(m_held, isSame); // a signal came, and the read was begun anew
    m_held.push_back(read);
}

bool LongReads::hasRoomFor(const HeldRead &read) const
{
    const auto huge = static_cast<std::size_t>(std::ranges::count_if(m_going, &Going::isHuge));
    return m_going.size() < m_most && (!isHugeRead(read) || huge < m_mostHuge);
}

void LongReads::letGo(const std::function<bool(std::uint64_t)> &answer)
{
    if (m_held.empty())
        return;
    if (!std::ranges::all_of(m_held, [this](const HeldRead &read) { return hasRoomFor(read); }))
        std::erase_if(m_going, [this](Going &going) { return isOver(going); });
    std::erase_if(m_held, [&](const HeldRead &read) {
        if (!hasRoomFor(read))
            return false;
        if (answer(read.id))
            m_going.push_back({ .thread = read.thread, .isHuge = isHugeRead(read), .before = {} });
        return true;
    });
}

} // namespace sandpad::guest
