#pragma once

#include "runner/guest/init/system/System.h"

namespace sandpad::guest {

/// Makes the folders and files that a program will find, then locks what must not change:
/// mounts the size-limited tmpfs folders, writes the read-only files, caps the kernel objects of
/// the namespaces, and makes the root and /proc/sys read-only. Needs CAP_SYS_ADMIN in the
/// namespaces; without namespaces it only makes folders and files.
[[nodiscard]] Tried<void> makePlace(const Setup &setup);

/// Caps what the user namespace may create, so that a payload neither gets a further namespace
/// nor uses up what belongs to the desktop user. Reports what could not be set.
[[nodiscard]] LayerState capKernelObjects();

/// Makes everything but the writable folders read-only; the last step that needs privileges.
[[nodiscard]] Tried<void> sealPlace(const Setup &setup);

} // namespace sandpad::guest
