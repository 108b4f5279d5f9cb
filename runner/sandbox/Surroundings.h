#pragma once

#include <QString>

namespace sandpad::runner {

/// What holds this process: its namespaces, its filter of system calls, the profile of a security
/// module. In other ones (a container, a unit of systemd, a terminal inside a snap) other levels of
/// isolation work, and a sandbox shows other files. Blocks for some small files of /proc.
[[nodiscard]] QString ownConfinement();

/// The groups of this process, how its programs are executed (`setarch`), and the limits that
/// control groups set it. Where these are others, a program gets something else.
[[nodiscard]] QString ownAllowance();

} // namespace sandpad::runner
