#include "app/manual/ManualPage.h"

#include "app/cli/CommandHelp.h"

namespace sandpad::app {

using namespace Qt::StringLiterals;

namespace {

    /// Text that roff prints as it stands.
    QString roff(QString text)
    {
        text.replace(u'\\', u"\\e"_s).replace(u'-', u"\\-"_s).replace(u'\'', u"\\(aq"_s);
        return text.startsWith(u'.') ? u"\\&"_s + text : text;
    }

    QString bold(const QString &text)
    {
        return u"\\fB"_s + roff(text) + u"\\fR"_s;
    }
    QString italic(const QString &text)
    {
        return u"\\fI"_s + roff(text) + u"\\fR"_s;
    }
    QString section(const QString &title)
    {
        return u".SH "_s + title + u'\n';
    }

    /// A paragraph under a tag.
    QString entry(const QString &tag, const QString &text)
    {
        return u".TP\n"_s + tag + u'\n' + roff(text) + u'\n';
    }

    QString head(const QString &name, const QString &summary, const Edition &edition)
    {
        return u".TH %1 1 %2 \"Sandpad %3\" \"User Commands\"\n"_s.arg(
                   roff(name.toUpper()), roff(edition.date), edition.version)
            + section(u"NAME"_s) + roff(name) + u" \\- "_s + roff(summary) + u'\n';
    }

    QString synopsis(const QStringList &usages)
    {
        QString text = section(u"SYNOPSIS"_s);
        for (const QString &usage : usages)
            text += u".B sandpad\n"_s + roff(usage) + u"\n.br\n"_s;
        return text;
    }

    QString argumentsOf(const CommandForm &command)
    {
        if (command.arguments.isEmpty())
            return {};
        QString text = section(u"ARGUMENTS"_s);
        for (const CommandArgument &argument : command.arguments)
            text +=
                entry(argument.takes == Takes::Choice ? bold(argument.name) : italic(argument.name),
                      argument.help);
        return text;
    }

    QString optionsOf(const CommandForm &command)
    {
        QString text = section(u"OPTIONS"_s);
        for (const CommandOption &option : command.options) {
            const QString value = option.value.isEmpty() ? QString() : u' ' + italic(option.value);
            text += entry(bold(u"--"_s + option.name) + value, option.help);
        }
        for (const CommandOption &option : helpOptions())
            text += entry(bold(u"-h"_s) + u", "_s + bold(u"--"_s + option.name), option.help);
        return text;
    }

    QString statusesOf(const CommandForm &command)
    {
        QString text = section(u"EXIT STATUS"_s);
        for (const CommandStatus &status : command.statuses)
            text += entry(bold(status.status), status.meaning);
        return text;
    }

    /// All of a page behind what it describes.
    QString tables(const CommandForm &command)
    {
        return argumentsOf(command) + optionsOf(command) + statusesOf(command);
    }

    QString pageOf(const CommandSummary &command)
    {
        return u"sandpad\\-"_s + command.name;
    }

} // namespace

QString manualPage(const CommandForm &command, const QString &summary, const Edition &edition)
{
    return head(u"sandpad-"_s + command.name, summary, edition) + synopsis({ command.usage })
        + section(u"DESCRIPTION"_s) + roff(command.description) + u'\n' + tables(command)
        + section(u"SEE ALSO"_s) + u".BR sandpad (1)\n"_s;
}

QString generalPage(const CommandForm &general, const QList<CommandSummary> &commands,
                    const Edition &edition)
{
    QStringList usages { general.usage };
    QString list = section(u"COMMANDS"_s);
    QStringList pages;
    for (const CommandSummary &command : commands) {
        usages.append(command.usage);
        list += u".TP\n.BR %1 (1)\n%2\n"_s.arg(pageOf(command), roff(command.summary));
        pages.append(u".BR %1 (1)"_s.arg(pageOf(command)));
    }
    return head(u"sandpad"_s, u"run code in a sandbox, and check answers of language models"_s,
                edition)
        + synopsis(usages) + section(u"DESCRIPTION"_s) + roff(general.description) + u'\n' + list
        + tables(general) + section(u"SEE ALSO"_s) + pages.join(u",\n"_s) + u'\n';
}

} // namespace sandpad::app
