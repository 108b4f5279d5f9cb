#pragma once

#include <cstddef>
#include <cstdint>

/// FUZZ_TARGET(name) { ... } tries one input, `data` of `size` bytes. It returns 0, and ends the
/// process when something is wrong.
#ifdef SANDPAD_FUZZ
// libFuzzer makes the inputs up; each target is a program.
#define FUZZ_TARGET(name)                                                                          \
    extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
#else
using FuzzTarget = int (*)(const std::uint8_t *data, std::size_t size);

/// Makes a target known to the program that replays the committed inputs of all.
class FuzzRegistration
{
public:
    FuzzRegistration(const char *name, FuzzTarget target) noexcept;
};

#define FUZZ_TARGET(name)                                                                          \
    static int fuzz_##name(const std::uint8_t *data, std::size_t size);                            \
    static const FuzzRegistration registrationOf_##name(#name, fuzz_##name);                       \
    static int fuzz_##name(const std::uint8_t *data, std::size_t size)
#endif
