#include "runner/language/ErrorReader.h"

#include "runner/language/MissingPackage.h"
#include "runner/language/NodeErrors.h"
#include "runner/language/TracebackParser.h"

#include <utility>

namespace sandpad::runner {

ErrorReader::ErrorReader(const LanguageSpec &language, const ToolchainSpec &toolchain,
                         QString userFile, QByteArray source)
    : m_language(&language)
    , m_toolchain(&toolchain)
    , m_userFile(std::move(userFile))
    , m_source(std::move(source))
{ }

std::optional<ErrorReport> ErrorReader::errorOfCompiler(const QByteArray &text) const
{
    return parseDiagnostics(text, m_userFile, m_source);
}

std::optional<ErrorReport> ErrorReader::errorOfProgram(const QByteArray &text) const
{
    return parseTraceback(m_toolchain->errors, text, m_userFile);
}

ErrorReport ErrorReader::completed(ErrorReport error, const QByteArray &text) const
{
    if (m_toolchain->errors == QLatin1String("node"))
        completeFromNode(error, text, m_userFile);
    return error;
}

QString ErrorReader::hintFor(const ErrorReport &error) const
{
    return missingPackageHint(*m_language, error);
}

} // namespace sandpad::runner
