#pragma once

namespace sandpad::app {

class ScratchPage;

/// Asks for a file and writes there what the programs of this page have printed since the output
/// was empty, on both streams, byte for byte. Large outputs are written in pieces, so that the
/// window goes on. The page says when it is done, or why it could not be.
void saveOutput(ScratchPage &page);

} // namespace sandpad::app
