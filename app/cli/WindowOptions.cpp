#include "app/cli/WindowOptions.h"

#include "app/cli/CommandHelp.h"
#include "app/cli/Commands.h"
#include "runner/Runner.h"
#include "runner/model/Prose.h"

#include <QCommandLineParser>
#include <QCoreApplication>

namespace sandpad::app {

bool startsWithWindowOption(const QStringList &arguments)
{
    const QString first = arguments.value(0);
    return first == QLatin1String("--new") || first == QLatin1String("--paste-answer");
}

runner::Result<void> checkWindowOptions(const QStringList &arguments)
{
    const runner::Runner runner;
    QStringList languages;
    for (const runner::LanguageInfo &language : runner.languages())
        languages.append(language.id);
    QCommandLineParser parser;
    const auto isRead = parseArguments(parser, generalForm(languages), arguments);
    if (!isRead)
        return isRead;
    const QString wanted = parser.value(QStringLiteral("new"));
    if (parser.isSet(QStringLiteral("new")) && !languages.contains(wanted))
        return runner::fail(
            runner::ErrorCode::NotFound,
            QCoreApplication::translate("sandpad::app::WindowOptions",
                                        "There is no language \"%1\"; known are %2.")
                .arg(wanted, runner::listOf(languages)));
    return {};
}

} // namespace sandpad::app
