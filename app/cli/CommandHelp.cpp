#include "app/cli/CommandHelp.h"

#include "app/cli/StandardStreams.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <unistd.h>

namespace sandpad::app {

namespace {

    [[noreturn]] void showHelp(const QCommandLineParser &parser, const QString &usage)
    {
        // The first line of Qt's text names the program by its path, and no command.
        const QString rest = parser.helpText().section(u'\n', 1);
        const QString first =
            QCoreApplication::translate("sandpad::app::CommandHelp", "Usage: sandpad %1")
                .arg(usage);
        writeToDescriptor(STDOUT_FILENO, (first + u'\n' + rest).toUtf8());
        std::exit(EXIT_SUCCESS);
    }

    /// How to write the name of a file that was taken for an option; empty when there is none.
    QString adviceOn(const QStringList &arguments)
    {
        const auto file = std::ranges::find_if(arguments, [](const QString &argument) {
            return argument.size() > 1 && argument.startsWith(u'-') && QFileInfo::exists(argument);
        });
        if (file == arguments.end())
            return {};
        return QCoreApplication::translate("sandpad::app::CommandHelp",
                                           " For the file of that name write ./%1.")
            .arg(*file);
    }

} // namespace

runner::Result<void> parseArguments(QCommandLineParser &parser, const CommandForm &command,
                                    const QStringList &arguments)
{
    if (!parser.parse(QStringList { command.name } + arguments))
        return runner::fail(runner::ErrorCode::Malformed, parser.errorText() + adviceOn(arguments));
    if (parser.isSet(QStringLiteral("help")) || parser.isSet(QStringLiteral("help-all")))
        showHelp(parser, command.usage);
    return {};
}

} // namespace sandpad::app
