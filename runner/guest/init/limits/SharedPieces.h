#pragma once

#include "runner/guest/init/limits/MemoryLook.h"

namespace sandpad::guest {

/// The sizes of shared memory without a name.
///
/// Theory: the kernel keeps all pages of a piece for as long as any page of it is mapped, but shows
/// only what is mapped. So a program can cut the mappings of its pieces down to one page each and
/// keep the rest. A piece counts with the largest size that it was ever seen with. A program that
/// cuts pieces as soon as it has filled them is caught at it only now and then. So once two were
/// seen to be cut, each other piece counts as the largest of those that were. Programs that cut
/// nothing are never charged for more than they map.
class SharedPieces
{
public:
    /// To be told what each whole look saw. Returns the bytes of all pieces.
    [[nodiscard]] std::uint64_t update(const PieceSizes &mapped);

private:
    PieceSizes m_largest; ///< of the pieces that are still there
    PieceSizes m_cut; ///< the largest sizes of all that were seen to be cut
};

} // namespace sandpad::guest
