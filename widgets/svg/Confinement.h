#pragma once

namespace sandpad::svg {

/// Confines this process for drawing a stranger's SVG, as far as the kernel can: it may read
/// programs' data and fonts, and nothing else of the user's; it may not write, start programs or
/// open sockets; its memory and its processor time are bounded. Returns false when a bound could
/// not be set; a kernel without Landlock is no failure, since the SVG was filtered before.
[[nodiscard]] bool confine();

} // namespace sandpad::svg
