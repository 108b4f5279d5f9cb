#include "runner/model/RunEvent.h"
#include "runner/model/RunRequest.h"
#include "runner/model/json/ModelJson.h"

#include <nlohmann/json.hpp>

using namespace sandpad::runner;

namespace {

/// What is read is written so that it is read as the same; a refusal says why.
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

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    tryRead<RunRequest>(text, &runRequestFromJson);
    tryRead<RunEvent>(text, &runEventFromJson);
    tryRead<RunResult>(text, &runResultFromJson);
    return 0;
}
