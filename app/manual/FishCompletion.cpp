#include "app/cli/CommandHelp.h"
#include "app/manual/Completion.h"

namespace sandpad::app {

using namespace Qt::StringLiterals;

namespace {

    QString quoted(QString text)
    {
        return u'\'' + text.replace(u'\\', u"\\\\"_s).replace(u'\'', u"\\'"_s) + u'\'';
    }

    QString line(const QString &condition, const QString &rest)
    {
        return u"complete -c sandpad -n %1 %2\n"_s.arg(quoted(condition), rest);
    }

    /// How the value of an option is completed.
    QString value(const CommandOption &option)
    {
        switch (option.takes) {
        case Takes::Choice:
            return u" -x -a "_s + quoted(option.choices.join(u' '));
        case Takes::File:
            return u" -r -F"_s;
        case Takes::Folder:
            return u" -x -a '(__fish_complete_directories)'"_s;
        case Takes::Text:
            return u" -x"_s;
        case Takes::Nothing:
            break;
        }
        return {};
    }

    QString options(const CommandForm &command, const QString &condition)
    {
        QString text;
        for (const CommandOption &option : command.options + helpOptions())
            text += line(condition,
                         u"-l %1%2 -d %3"_s.arg(option.name, value(option),
                                                quoted(firstSentence(option.help))));
        return text;
    }

    QString arguments(const CommandForm &command, const QString &condition)
    {
        if (takesFiles(command))
            return {};
        QString text = line(condition, u"-f"_s); // no files
        const QString others =
            condition + u"; and not __fish_seen_subcommand_from "_s + wordsOf(command).join(u' ');
        for (const CommandArgument &argument : command.arguments)
            text += line(others,
                         u"-f -a %1 -d %2"_s.arg(argument.name.section(u' ', 0, 0),
                                                 quoted(firstSentence(argument.help))));
        return text;
    }

} // namespace

QString fishCompletion(const CompletionTable &table)
{
    const QString atStart = u"__fish_use_subcommand"_s;
    QString text = u"# Completion of sandpad for fish, made from its tables of options.\n"_s;
    for (const CommandSummary &command : table.commands)
        text += line(atStart, u"-a %1 -d %2"_s.arg(command.name, quoted(command.summary)));
    text += options(table.general, atStart);
    for (const CommandForm &form : table.forms) {
        const QString condition = u"__fish_seen_subcommand_from "_s + form.name;
        text += options(form, condition) + arguments(form, condition);
    }
    return text;
}

} // namespace sandpad::app
