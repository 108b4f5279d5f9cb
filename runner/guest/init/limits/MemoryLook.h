#pragma once

#include "runner/guest/init/limits/Looker.h"
#include "runner/guest/init/limits/Processes.h"

#include <algorithm>
#include <map>
#include <memory>

namespace sandpad::guest {

/// Sizes of pieces of shared memory without a name, by inode number.
using PieceSizes = std::map<std::uint64_t, std::uint64_t>;

/// What a look saw, in bytes.
struct MemorySeen
{
    std::uint64_t anonymous = 0;
    std::uint64_t swapped = 0; ///< anonymous memory that the kernel has swapped out
    std::uint64_t shared = 0; ///< resident pages of shared memory and of files of tmpfs
    std::uint64_t kernel = 0; ///< what the kernel keeps of mappings: page tables and notes
    std::uint64_t notes = 0; ///< what the kernel keeps of descriptors: watches and locks
    std::uint64_t locks = 0; ///< the number of locks among the notes
    std::uint64_t watches = 0; ///< the number of watches among the notes
    std::uint64_t unknown = 0; ///< address space of processes that nobody may look into
    std::uint64_t sockets = 0; ///< their number
    std::uint64_t records = 0; ///< the number of descriptors of files in /proc
    std::uint64_t lists = 0; ///< the number of descriptors of lists of mappings among them
    std::uint64_t longestNotes = 0; ///< the most that was seen of one descriptor's notes
    PieceSizes pieces; ///< as far as they are mapped

    /// The most that the kernel keeps of a file in /proc which was read and is still open. Of notes
    /// on descriptors it keeps all, and nobody can see who reads which.
    static constexpr std::uint64_t kRecordBytes = 16 * 1024;
    /// Of a list of mappings that was read the kernel keeps room for its longest line, which has
    /// the path of the mapped file. Thousands of folders in each other make that megabytes, and
    /// nobody can see it later. A usual program reads one list at a time.
    static constexpr std::uint64_t kFreeLists = 8;
    static constexpr std::uint64_t kListBytes = 64ULL << 20;

    /// All but the sockets. Resident pages of a piece are part of the piece.
    [[nodiscard]] std::uint64_t bytes(std::uint64_t pieceBytes) const
    {
        return anonymous + swapped + std::max(shared, pieceBytes + unknown) + kernel + notes
            + records * (kRecordBytes + longestNotes)
            + (lists > kFreeLists ? (lists - kFreeLists) * kListBytes : 0);
    }
};

/// The anonymous and shared memory of one process, swapped out or not, and its page tables. Takes
/// little time.
[[nodiscard]] std::uint64_t ownBytes(const Processes &processes, const ProcessSample &process);

/// A slow look at what the processes of a tree hold, in slices. So a program that makes looks slow
/// can still be stopped, and its other limits are still checked. Pages that processes share count
/// once. Clean pages of mapped files do not count, because the kernel drops them when it needs
/// memory.
class MemoryLook
{
public:
    /// A process that has not run since `last`, the look before, is as it was. Only how many share
    /// its pages may be different. Borrows `processes` and `looker`, whose work must be of this
    /// look alone.
    MemoryLook(const Processes &processes, Looker &looker, Samples sample, std::uint64_t limit,
               const MemoryLook *last = nullptr);

    /// Continues the look for a while, with the largest processes first. Returns true when all was
    /// seen, or certainly more than the limit.
    [[nodiscard]] bool goOn(std::uint64_t sliceNs = 20 * kNsPerMs);

    /// Does the kernel need long to write down the notes on one descriptor? Nothing ends that read,
    /// and it may have tens of thousands of them at least.
    [[nodiscard]] bool readsTooLong() const;

    /// No more is wanted of it. The looker's thread may still do a piece.
    void giveUp();

    /// The sum of resident sizes when the look began.
    [[nodiscard]] std::uint64_t residentBytes() const { return m_resident; }
    /// The most that was seen so far. Processes are looked at one after the other, and what one
    /// gives up another may take. So those that have ended, and what the others gave up since they
    /// were looked at, do not count.
    [[nodiscard]] MemorySeen seen() const;
    /// The time that the look took so far, without the pauses.
    [[nodiscard]] std::uint64_t spentNs() const { return m_spentNs; }

private:
    /// What the looker's thread uses.
    struct Work;
    /// What was seen of a process, if it is the same and has not run since.
    [[nodiscard]] const MemorySeen *seenOf(const ProcessSample &process) const;

    const Processes &m_processes;
    Looker &m_looker;
    std::shared_ptr<Work> m_work;
    std::uint64_t m_resident = 0;
    std::uint64_t m_spentNs = 0;
    bool m_isBegun = false;
};

} // namespace sandpad::guest
