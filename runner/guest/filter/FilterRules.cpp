#include "runner/guest/filter/FilterRules.h"

#include <cerrno>

namespace sandpad::guest {

FilterContext newFilter(std::uint32_t defaultAction)
{
    FilterContext context(::seccomp_init(defaultAction), &::seccomp_release);
    if (context) {
        // A call of another architecture (32-bit, x32) fails like a call that does not exist.
        ::seccomp_attr_set(context.get(), SCMP_FLTATR_ACT_BADARCH, SCMP_ACT_ERRNO(ENOSYS));
        // 2 makes libseccomp build a binary tree, which is faster than a list of comparisons.
        ::seccomp_attr_set(context.get(), SCMP_FLTATR_CTL_OPTIMIZE, 2);
    }
    return context;
}

std::vector<sock_filter> exported(const FilterContext &context)
{
    std::size_t size = 0;
    if (::seccomp_export_bpf_mem(context.get(), nullptr, &size) != 0)
        return {};
    std::vector<sock_filter> program(size / sizeof(sock_filter));
    if (::seccomp_export_bpf_mem(context.get(), program.data(), &size) != 0)
        return {};
    return program;
}

bool addRule(const FilterContext &context, std::uint32_t action, const char *name,
             const std::vector<scmp_arg_cmp> &conditions)
{
    const int number = ::seccomp_syscall_resolve_name(name);
    if (number == __NR_SCMP_ERROR)
        return true; // neither libseccomp nor the libc of this machine knows the call
    const int done = ::seccomp_rule_add_array(
        context.get(), action, number, static_cast<unsigned>(conditions.size()), conditions.data());
    return done == 0 || done == -EDOM;
}

bool refuseCalls(const FilterContext &context, const std::vector<RefusedCalls> &groups)
{
    bool isDone = true;
    for (const RefusedCalls &group : groups) {
        for (const char *name : group.names) {
            const auto code = static_cast<unsigned>(group.errorNumber);
            isDone = addRule(context, SCMP_ACT_ERRNO(code), name) && isDone;
        }
    }
    return isDone;
}

scmp_arg_cmp masked(unsigned argument, std::uint64_t mask, std::uint64_t value)
{
    return { .arg = argument, .op = SCMP_CMP_MASKED_EQ, .datum_a = mask, .datum_b = value };
}

scmp_arg_cmp compared(unsigned argument, scmp_compare how, std::uint64_t value)
{
    return { .arg = argument, .op = how, .datum_a = value, .datum_b = 0 };
}

} // namespace sandpad::guest
