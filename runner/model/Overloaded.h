#pragma once

namespace sandpad::runner {

/// One function object of several lambdas, for std::visit.
template <typename... Handlers>
struct Overloaded : Handlers...
{
    using Handlers::operator()...;
};

} // namespace sandpad::runner
