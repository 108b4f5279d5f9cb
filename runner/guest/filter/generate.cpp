#include "runner/guest/filter/FilterBuilder.h"

#include <print>
#include <string>

// Writes the filters as C++ arrays when Sandpad is built. They are the same for every run, and
// building them took a fifth of a sandbox's start.

namespace {

bool write(const std::string &name, const std::vector<sock_filter> &filter)
{
    std::println("constexpr sock_filter {}[] = {{", name);
    for (const sock_filter &step : filter)
        std::println("{{{:#x}, {}, {}, {:#x}}},", step.code, step.jt, step.jf, step.k);
    std::println("}};");
    return !filter.empty();
}

} // namespace

// NOLINTNEXTLINE(bugprone-exception-escape): the build stops, as it should.
int main()
{
    using namespace sandpad::guest;
    std::println("// Made from SyscallPolicy.cpp and FilterBuilder.cpp.\n// NOLINTBEGIN");
    bool isDone = write("kAllowList", buildAllowList());
    std::string all;
    for (std::size_t index = 0; index < RefusalKind::kCount; ++index) {
        const std::string name = "kRefusals" + std::to_string(index);
        isDone = write(name, buildRefusals(RefusalKind::at(index))) && isDone;
        all += name + ", ";
    }
    std::println("constexpr std::array<std::span<const sock_filter>, {}> kRefusals = {{ {}}};",
                 RefusalKind::kCount, all);
    std::println("// NOLINTEND");
    return isDone ? 0 : 1;
}
