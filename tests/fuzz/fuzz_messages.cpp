#include "runner/language/GuestMessage.h"
#include "tests/fuzz/FuzzTarget.h"

FUZZ_TARGET(messages)
{
    const QByteArray json(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    sandpad::runner::ShownBudget budget;
    const auto message = sandpad::runner::parseGuestMessage(json, budget);
    if (!message && message.error().text.isEmpty())
        __builtin_trap(); // a refusal says why
    return 0;
}
