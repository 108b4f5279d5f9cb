#include "runner/language/errors/ErrorReader.h"

#include "runner/language/Loopback.h"
#include "runner/language/errors/BunErrors.h"
#include "runner/language/errors/FileBeside.h"
#include "runner/language/errors/MissingPackage.h"
#include "runner/language/errors/NodeErrors.h"
#include "runner/language/errors/RuleHint.h"
#include "runner/language/errors/RuntimeHint.h"
#include "runner/language/errors/TracebackParser.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

namespace sandpad::runner {

namespace {
    QString toolchainHint(const ToolchainSpec &toolchain, const ErrorReport &error)
    {
        if (!toolchain.hint)
            return {};
        const QRegularExpression pattern(toolchain.hint->pattern);
        const auto isMeant = [&pattern](const QString &code, const QString &message) {
            return pattern.match(code + QStringLiteral(": ") + message).hasMatch();
        };
        const bool isHinted = isMeant(error.type, error.message)
            || std::ranges::any_of(error.diagnostics, [&](const auto &message) {
                                  return isMeant(message.code, message.message);
                              });
        return isHinted ? toolchain.hint->advice : QString();
    }

    QStringList namesOf(const QList<InputFile> &files)
    {
        QStringList names;
        for (const InputFile &file : files)
            names.append(file.name);
        return names;
    }

    NetworkReach reachOf(const LanguageSpec &language, const RunRequest &request,
                         const LevelInfo &level)
    {
        if (request.network == Network::On || !level.canForbidNetwork)
            return NetworkReach::Others;
        if (!level.allowsNamedSockets)
            return NetworkReach::LacksSockets;
        return asksForServer(language, request) && socketWrapper().isEmpty()
            ? NetworkReach::LacksLibrary
            : NetworkReach::OwnServers;
    }

} // namespace

ErrorReader::ErrorReader(const LanguageSpec &language, const ToolchainSpec &toolchain,
                         QString userFile, const RunRequest &request, const LevelInfo &level)
    : m_language(&language)
    , m_toolchain(&toolchain)
    , m_userFile(std::move(userFile))
    , m_source(request.snippet.code)
    , m_rules { .reach = reachOf(language, request, level),
                .openFiles = request.limits.openFiles,
                .folder = request.folder,
                .scratch = QFileInfo(m_userFile).path(),
                .given = namesOf(request.inputs),
                .code = request.snippet.code,
                .readsLines = request.snippet.code.contains("Console.ReadLine"),
                .front = request.front }
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
    else if (m_toolchain->errors == QLatin1String("bun"))
        completeFromBun(error, text, m_userFile);
    return error;
}

void ErrorReader::advise(ErrorReport &error) const
{
    error.fileBeside = fileBeside(*m_language, error, m_rules);
    error.hint = error.fileBeside.isEmpty() ? hintFor(error)
                                            : fileBesideHint(error.fileBeside, m_rules.front);
    error.lacksNetwork = error.fileBeside.isEmpty() && lacksNetwork(error, m_rules);
    error.lacksFile = m_rules.front == Front::Window && error.fileBeside.isEmpty()
        && missingPackageHint(*m_language, error, m_source).isEmpty() && lacksFile(error, m_rules);
}

QString ErrorReader::hintFor(const ErrorReport &error) const
{
    if (QString hint = missingPackageHint(*m_language, error, m_source); !hint.isEmpty())
        return hint;
    if (QString hint = ruleHint(error, m_rules); !hint.isEmpty())
        return hint;
    if (QString hint = toolchainHint(*m_toolchain, error); !hint.isEmpty())
        return hint;
    // At a terminal the runtime has printed it.
    return m_rules.front == Front::Window ? runtimeHint(error) : QString();
}

} // namespace sandpad::runner
