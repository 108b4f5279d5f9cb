#include "app/cli/CommandHelp.h"

#include "app/cli/StandardStreams.h"
#include "app/cli/TextColumns.h"

#include <QCommandLineParser>
#include <QFileInfo>

#include <algorithm>
#include <cstdlib>
#include <unistd.h>
#include <utility>

namespace sandpad::app {

using namespace Qt::StringLiterals;

namespace {

    struct HelpTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::CommandHelp)
    };

    constexpr int kColumns = 79; // of a terminal
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

    /// Names, and beside them what they mean. A list of its own, as Qt breaks a line within a word.
    QString listText(const QString &heading, const QList<std::pair<QString, QString>> &rows)
    {
        constexpr int kAround = 4; // blanks before and behind a name
        qsizetype width = 0;
        for (const auto &[name, meaning] : rows)
            width = std::max(width, name.size());
        QString text;
        for (const auto &[name, meaning] : rows)
            text += u"  "_s + name.leftJustified(width) + u"  "_s
                + wrapped(meaning, kColumns, static_cast<int>(width) + kAround);
        return rows.isEmpty() ? text : u'\n' + heading + u'\n' + text;
    }

    QString optionsText(const CommandForm &command)
    {
        QList<std::pair<QString, QString>> rows;
        for (const CommandOption &option : command.options)
            rows.emplace_back(
                u"--"_s + option.name
                    + (option.value.isEmpty() ? QString() : u" <%1>"_s.arg(option.value)),
                option.help);
        for (const CommandOption &option : helpOptions())
            rows.emplace_back(u"-h, --"_s + option.name, option.help);
        return listText(HelpTexts::tr("Options:"), rows);
    }

    QString argumentsText(const CommandForm &command)
    {
        QList<std::pair<QString, QString>> rows;
        for (const CommandArgument &argument : command.arguments)
            rows.emplace_back(argument.name, argument.help);
        return listText(HelpTexts::tr("Arguments:"), rows);
    }

    [[noreturn]] void showHelp(const CommandForm &command)
    {
        const QString text = HelpTexts::tr("Usage: sandpad %1").arg(command.usage) + u'\n'
            + wrapped(command.description, kColumns, 0) + optionsText(command)
            + argumentsText(command) + statusText(command.statuses);
        writeToDescriptor(STDOUT_FILENO, text.toUtf8());
        std::exit(EXIT_SUCCESS);
    }

    QString faultOf(const QCommandLineParser &parser, const CommandForm &command)
    {
        const QStringList unknown = parser.unknownOptionNames();
        if (unknown.isEmpty())
            return parser.errorText();
        const QString dashes = unknown.first().size() == 1 ? u"-"_s : u"--"_s;
        return noSuchOption(dashes + unknown.first(), command.name);
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

QString noSuchOption(const QString &option, const QString &command)
{
    return HelpTexts::tr("There is no option %1; see %2 --help.")
        .arg(option, command.isEmpty() ? u"sandpad"_s : u"sandpad "_s + command);
}

runner::Result<void> parseArguments(QCommandLineParser &parser, const CommandForm &command,
                                    const QStringList &arguments)
{
    describe(parser, command);
    if (!parser.parse(QStringList { command.name } + arguments))
        return runner::fail(runner::ErrorCode::Malformed,
                            faultOf(parser, command) + adviceOn(arguments));
    if (parser.isSet(kHelp) || parser.isSet(kHelpAll))
        showHelp(command);
    return {};
}

} // namespace sandpad::app
