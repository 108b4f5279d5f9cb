#include "app/cli/CommandHelp.h"

#include "app/cli/StandardStreams.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <unistd.h>

namespace sandpad::app {

using namespace Qt::StringLiterals;

namespace {

    struct HelpTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::CommandHelp)
    };

    const QString kHelp = QStringLiteral("help");
    /// Qt's word for all of its own options, of which there are none here.
    const QString kHelpAll = QStringLiteral("help-all");

    void describe(QCommandLineParser &parser, const CommandForm &command)
    {
        parser.setApplicationDescription(command.description);
        for (const CommandOption &option : command.options)
            parser.addOption({ option.name, option.help, option.value });
        for (const CommandOption &option : helpOptions())
            parser.addOption({ { QStringLiteral("h"), option.name }, option.help });
        QCommandLineOption all(kHelpAll);
        all.setFlags(QCommandLineOption::HiddenFromHelp);
        parser.addOption(all);
        for (const CommandArgument &argument : command.arguments)
            parser.addPositionalArgument(argument.name, argument.help);
    }

    QString statusText(const QList<CommandStatus> &statuses)
    {
        constexpr int kWidth = 8;
        QString text;
        for (const CommandStatus &status : statuses)
            text += u"  "_s + status.status.leftJustified(kWidth) + status.meaning + u'\n';
        return statuses.isEmpty() ? text : u'\n' + HelpTexts::tr("Exit status:") + u'\n' + text;
    }

    [[noreturn]] void showHelp(const QCommandLineParser &parser, const CommandForm &command)
    {
        // The first line of Qt's text names the program by its path, and no command.
        const QString rest = parser.helpText().section(u'\n', 1);
        const QString first = HelpTexts::tr("Usage: sandpad %1").arg(command.usage);
        const QString text = first + u'\n' + rest + statusText(command.statuses);
        writeToDescriptor(STDOUT_FILENO, text.toUtf8());
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
        return HelpTexts::tr(" For the file of that name write ./%1.").arg(*file);
    }

} // namespace

QList<CommandOption> helpOptions()
{
    return { { .name = kHelp, .help = HelpTexts::tr("Shows this help.") } };
}

runner::Result<void> parseArguments(QCommandLineParser &parser, const CommandForm &command,
                                    const QStringList &arguments)
{
    describe(parser, command);
    if (!parser.parse(QStringList { command.name } + arguments))
        return runner::fail(runner::ErrorCode::Malformed, parser.errorText() + adviceOn(arguments));
    if (parser.isSet(kHelp) || parser.isSet(kHelpAll))
        showHelp(parser, command);
    return {};
}

} // namespace sandpad::app
