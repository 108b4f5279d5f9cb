#pragma once

#include "runner/guest/init/limits/FolderWalk.h"
#include "runner/guest/init/limits/Processes.h"

namespace sandpad::guest {

/// Bytes of files that have no name any more but are held open, on the file system of a folder.
/// Those that were `seen` while they had one do not count.
[[nodiscard]] std::uint64_t namelessBytes(const Processes &processes, const Samples &sample,
                                          int folder, SeenFiles seen);

/// Whether that file system may have files that no descriptor shows: mapped ones without a name, or
/// files that were sent through a socket and not yet received. Slow.
[[nodiscard]] bool mayHideFiles(const Processes &processes, const Samples &sample, int folder);

} // namespace sandpad::guest
