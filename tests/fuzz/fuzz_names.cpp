#include "runner/model/LeftFile.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace sandpad::runner;

FUZZ_TARGET(names)
{
    const std::string_view bytes(reinterpret_cast<const char *>(data), size);
    const QString name = escapedName(bytes);
    for (const QChar c : name) {
        if (c.unicode() < 0x20 || c.unicode() == 0x7f)
            __builtin_trap(); // a name must not steer a terminal
    }
    (void)mimeOf(name, QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
    return 0;
}
