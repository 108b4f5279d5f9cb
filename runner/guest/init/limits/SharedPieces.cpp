#include "runner/guest/init/limits/SharedPieces.h"

#include <algorithm>

namespace sandpad::guest {

std::uint64_t SharedPieces::update(const PieceSizes &mapped)
{
    PieceSizes largest;
    for (const auto &[inode, size] : mapped) {
        const auto known = m_largest.find(inode);
        largest[inode] = known == m_largest.end() ? size : std::max(size, known->second);
        if (size < largest[inode])
            m_cut[inode] = largest[inode];
    }
    m_largest = std::move(largest);
    constexpr std::size_t kProof = 2;
    std::uint64_t least = 0;
    for (const auto &[inode, size] : m_cut)
        least = m_cut.size() < kProof ? 0 : std::max(size, least);
    std::uint64_t sum = 0;
    for (const auto &[inode, size] : m_largest)
        sum += m_cut.contains(inode) ? size : std::max(size, least);
    return sum;
}

} // namespace sandpad::guest
