#include "runner/guest/protocol/Protocol.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace sandpad::guest;

namespace {

/// A value that decodes must encode to the same bytes again.
template <typename Value>
void tryDecode(std::string_view payload)
{
    if (const auto value = decode<Value>(payload); value && encode(*value) != payload)
        __builtin_trap();
}

} // namespace

FUZZ_TARGET(protocol)
{
    std::string_view bytes(reinterpret_cast<const char *>(data), size);
    tryDecode<Setup>(bytes);
    tryDecode<Ready>(bytes);
    tryDecode<Job>(bytes);
    tryDecode<TerminalSize>(bytes);
    tryDecode<StepStarted>(bytes);
    tryDecode<StepEnded>(bytes);
    tryDecode<FileHeader>(bytes);
    tryDecode<Used>(bytes);
    tryDecode<Outcome>(bytes);
    tryDecode<Waiting>(bytes);
    tryDecode<Failure>(bytes);
    Frame frame;
    std::size_t used = 0;
    while (decodeFrame(bytes, frame, used) == FrameState::Complete) {
        if (used == 0 || used > bytes.size() || frame.payload.size() > used)
            __builtin_trap();
        bytes.remove_prefix(used);
    }
    return 0;
}
