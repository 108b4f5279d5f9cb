#include "runner/model/RunEvent.h"
#include "runner/model/RunRequest.h"
#include "runner/model/json/ModelJson.h"
#include "tests/fuzz/FuzzTarget.h"

#include <nlohmann/json.hpp>

using namespace sandpad::runner;

namespace {

/// A value that was read must be the same after writing and reading. A refusal has a reason.
template <typename Value>
void tryRead(const QByteArray &text, Result<Value> (*read)(const QByteArray &, qsizetype))
{
    const auto value = read(text, kMostJsonBytes);
    if (!value && value.error().text.isEmpty())
        __builtin_trap();
    if (!value)
        return;
    const std::string written = toJson(*value).dump();
    const auto again = read(QByteArray::fromStdString(written), kMostJsonBytes);
    if (!again || toJson(*again).dump() != written)
        __builtin_trap();
}

} // namespace

FUZZ_TARGET(model)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    tryRead<RunRequest>(text, &runRequestFromJson);
    tryRead<RunEvent>(text, &runEventFromJson);
    tryRead<RunResult>(text, &runResultFromJson);
    return 0;
}
