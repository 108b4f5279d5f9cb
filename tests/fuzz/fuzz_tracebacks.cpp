#include "runner/language/errors/TracebackParser.h"

using namespace sandpad::runner;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString file = QStringLiteral("/scratch/script");
    for (const char *format : { "python", "v8", "bun", "dotnet", "mono" })
        (void)parseTraceback(QString::fromLatin1(format), text, file);
    (void)parseDiagnostics(text, file, text);
    return 0;
}
