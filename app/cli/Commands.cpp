#include "app/cli/Commands.h"

#include "app/cli/CommandHelp.h"

#include <QCoreApplication>

namespace sandpad::app {

using namespace Qt::StringLiterals;

namespace {

    struct CommandTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::Commands)
    };

    /// A line of two columns.
    QString row(const QString &left, const QString &right)
    {
        constexpr int kWidth = 38;
        return u"  "_s + left.leftJustified(kWidth) + right + u'\n';
    }

} // namespace

QList<CommandSummary> commands()
{
    return {
        { .name = u"run"_s,
          .usage = u"run [OPTIONS] FILE"_s,
          .summary = CommandTexts::tr("run a file in the sandbox") },
        { .name = u"verify"_s,
          .usage = u"verify [OPTIONS] FILE|FOLDER..."_s,
          .summary = CommandTexts::tr("compare what answers claim with what their code does") },
        { .name = u"doctor"_s,
          .usage = u"doctor [OPTIONS]"_s,
          .summary = CommandTexts::tr("say what works on this machine, and how to mend the rest") },
        { .name = u"history"_s,
          .usage = u"history list|show ID|export [OPTIONS]"_s,
          .summary = CommandTexts::tr("tell of the runs that the window has kept") },
    };
}

CommandForm generalForm(const QStringList &languages)
{
    return {
        .name = {},
        .usage = u"[OPTIONS] [FILE...]"_s,
        .description = CommandTexts::tr(
            "Sandpad runs code that you do not trust in a sandbox on this machine, without "
            "network and without your files. Without a command it opens the window, with each "
            "FILE in a tab, or opens the files in the window that is open already."),
        .options = { { .name = u"new"_s,
                       .help = CommandTexts::tr("Begins a scratch in this language."),
                       .takes = Takes::Choice,
                       .value = CommandTexts::tr("LANGUAGE"),
                       .choices = languages },
                     { .name = u"paste-answer"_s,
                       .help = CommandTexts::tr("Reviews the answer on the clipboard.") },
                     { .name = u"version"_s, .help = CommandTexts::tr("Prints the version.") },
                     { .name = u"verbose"_s,
                       .help = CommandTexts::tr("With --version: also those of the libraries.") } },
        .arguments = { { .name = u"FILE"_s,
                         .help = CommandTexts::tr("Code, or an answer in Markdown.") } },
        .statuses = { { u"0"_s, CommandTexts::tr("Sandpad ended as it should.") },
                      { u"125"_s, CommandTexts::tr("Sandpad failed.") } }
    };
}

QString generalHelp()
{
    const CommandForm general = generalForm();
    QString text = CommandTexts::tr("Usage: sandpad %1").arg(general.usage) + u'\n'
        + CommandTexts::tr("       sandpad COMMAND [OPTIONS]") + u"\n\n"_s
        + CommandTexts::tr("Without a command Sandpad opens the window, with each FILE in a tab.")
        + u"\n\n"_s + CommandTexts::tr("Commands:") + u'\n';
    for (const CommandSummary &command : commands())
        text += row(command.usage, command.summary);
    text += u'\n' + CommandTexts::tr("Options:") + u'\n';
    for (const CommandOption &option : general.options + helpOptions())
        text += row(u"--"_s + option.name + (option.value.isEmpty() ? u""_s : u' ' + option.value),
                    option.help);
    return text + u'\n' + CommandTexts::tr("sandpad COMMAND --help lists the options of a command.")
        + u'\n';
}

} // namespace sandpad::app
