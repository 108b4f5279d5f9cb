// Runs a fuzz target, which the first argument names, on its committed corpus instead of libFuzzer:
// on each file as it is, cut off at places, and with bytes changed. All inputs follow from the
// files, so a failure can be repeated. The input that ends the program is left in the file that the
// third argument names.

#include "tests/fuzz/FuzzTarget.h"

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <string>
#include <unistd.h>
#include <vector>

namespace {

constexpr std::size_t kCuts = 16;
constexpr int kChanged = 32;
constexpr std::size_t kMostChangedBytes = 4;

using Bytes = std::vector<std::uint8_t>;

const Bytes *current = nullptr; ///< read by the signal handler
const char *leftFile = nullptr;
FuzzTarget currentTarget = nullptr;

std::map<std::string, FuzzTarget> &targets()
{
    static std::map<std::string, FuzzTarget> all;
    return all;
}

/// Writes the current input; calls only functions that a signal handler may call.
void leaveInput(int signal)
{
    const int fd = ::open(leftFile, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (fd >= 0 && current != nullptr) {
        [[maybe_unused]] const auto written = ::write(fd, current->data(), current->size());
    }
    (void)std::signal(signal, SIG_DFL);
    (void)std::raise(signal);
}

int tried = 0;

void tryInput(const Bytes &input)
{
    current = &input;
    ++tried;
    currentTarget(input.data(), input.size());
}

void tryCutOff(const Bytes &input)
{
    const std::size_t cuts = std::min(input.size(), kCuts);
    for (std::size_t cut = 0; cut < cuts; ++cut)
        tryInput(Bytes(input.begin(), input.begin() + static_cast<int>(input.size() * cut / cuts)));
}

void tryChanged(const Bytes &input, const std::string &name)
{
    if (input.empty())
        return;
    std::seed_seq seed(name.begin(), name.end());
    std::minstd_rand random(seed);
    for (int i = 0; i < kChanged; ++i) {
        Bytes changed = input;
        for (std::size_t left = 1 + random() % kMostChangedBytes; left > 0; --left)
            changed[random() % changed.size()] = static_cast<std::uint8_t>(random());
        tryInput(changed);
    }
}

} // namespace

FuzzRegistration::FuzzRegistration(const char *name, FuzzTarget target) noexcept
{
    targets().emplace(name, target);
}

int main(int argc, char **argv)
{
    if (argc != 4 || !targets().contains(argv[1])) {
        (void)std::fputs("usage: replay TARGET CORPUS LEFT\n", stderr);
        return 2;
    }
    currentTarget = targets()[argv[1]];
    const std::filesystem::path corpus(argv[2]);
    leftFile = argv[3];
    for (const int signal : { SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTERM, SIGTRAP })
        (void)std::signal(signal, leaveInput);
    for (const auto &entry : std::filesystem::directory_iterator(corpus)) {
        std::ifstream file(entry.path(), std::ios::binary);
        const Bytes input { std::istreambuf_iterator<char>(file), {} };
        tryInput(input);
        tryCutOff(input);
        tryChanged(input, entry.path().filename());
    }
    std::printf("%d inputs\n", tried);
    return tried > 0 ? 0 : 1; // an empty corpus tests nothing
}
