#include "runner/check/TypeFindings.h"
#include "runner/language/errors/TracebackParser.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace sandpad::runner;

FUZZ_TARGET(tracebacks)
{
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const QString file = QStringLiteral("/scratch/script");
    for (const char *format : { "python", "v8", "bun", "dotnet", "mono" })
        (void)parseTraceback(QString::fromLatin1(format), text, file);
    (void)parseDiagnostics(text, file, text);
    (void)readTypeErrors(text, { .languageId = {}, .code = text, .fileName = file });
    return 0;
}
