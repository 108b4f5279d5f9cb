#include "runner/guest/filter/FilterBuilder.h"

#include <cstdio>
#include <string>

// Writes the filters as C++ arrays, when Sandpad is built: they are the same for every run, and
// building them took a fifth of a sandbox's start.

namespace {

bool print(const std::string &name, const std::vector<sock_filter> &filter)
{
    std::printf("constexpr sock_filter %s[] = {\n", name.c_str());
    for (const sock_filter &step : filter)
        std::printf("{%#x, %u, %u, %#x},\n", step.code, step.jt, step.jf, step.k);
    std::puts("};");
    return !filter.empty();
}

} // namespace

int main()
{
    using namespace sandpad::guest;
    std::puts("// Made from SyscallPolicy.cpp and FilterBuilder.cpp.\n// NOLINTBEGIN");
    bool isDone = print("kAllowList", buildAllowList());
    std::string all;
    for (std::size_t index = 0; index < RefusalKind::kCount; ++index) {
        const std::string name = "kRefusals" + std::to_string(index);
        isDone = print(name, buildRefusals(RefusalKind::at(index))) && isDone;
        all += name + ", ";
    }
    std::printf("constexpr std::array<std::span<const sock_filter>, %zu> kRefusals = { %s};\n",
                RefusalKind::kCount, all.c_str());
    std::puts("// NOLINTEND");
    return isDone ? 0 : 1;
}
