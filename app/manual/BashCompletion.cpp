#include "app/cli/CommandHelp.h"
#include "app/manual/Completion.h"

namespace sandpad::app {

using namespace Qt::StringLiterals;

namespace {

    /// `%1` is the cases of values, `%2` those of options and arguments.
    constexpr QLatin1StringView
        kScript(R"(# Completion of sandpad for bash, made from its tables of options.

_sandpad_words()
{
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$word")
}

# A command, or a file. Behind an option there is no command.
_sandpad_first()
{
    [ "$COMP_CWORD" -eq 1 ] || { compopt -o default; return; }
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$word"; compgen -f -- "$word")
}

_sandpad()
{
    local word=$2 before=$3 command=
    COMPREPLY=()
    [ "$COMP_CWORD" -gt 1 ] && [[ ${COMP_WORDS[1]} != -* ]] && command=${COMP_WORDS[1]}
    # Bash makes three words of --option=value.
    if [ "$word" = = ]; then
        word=
    elif [ "$before" = = ]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    case $command:$before in
%1    esac
    case $command:$word in
%2    esac
    # Without a reply of ours the shell completes files.
    compopt -o default
}
complete -F _sandpad sandpad
)");

    QString words(const QStringList &list)
    {
        return u"_sandpad_words '%1'"_s.arg(list.join(u' '));
    }

    QString optionNames(const CommandForm &command)
    {
        QStringList names;
        for (const CommandOption &option : command.options + helpOptions())
            names.append(u"--"_s + option.name);
        return words(names);
    }

    /// What completes the value of an option.
    QString valueAction(const CommandOption &option)
    {
        switch (option.takes) {
        case Takes::Choice:
            return words(option.choices);
        case Takes::File:
            return u"compopt -o default"_s;
        case Takes::Folder:
            return u"compopt -o dirnames"_s;
        case Takes::Text:
        case Takes::Nothing:
            break;
        }
        return u":"_s;
    }

    QString caseLine(const CommandForm &command, const QString &pattern, const QString &action)
    {
        return u"        %1:%2) %3; return ;;\n"_s.arg(command.name, pattern, action);
    }

    QString valueCases(const CommandForm &command)
    {
        QString text;
        for (const CommandOption &option : command.options) {
            if (option.takes != Takes::Nothing)
                text += caseLine(command, u"--"_s + option.name, valueAction(option));
        }
        return text;
    }

    QString wordCases(const CommandForm &command)
    {
        QString options = caseLine(command, u"-*"_s, optionNames(command));
        if (takesFiles(command))
            return options;
        const QStringList choices = wordsOf(command);
        // Behind one of them no other one follows.
        const QString action =
            u"[[ ' %1 ' == *\" $before \"* ]] || %2"_s.arg(choices.join(u' '), words(choices));
        return options + caseLine(command, u"*"_s, choices.isEmpty() ? u":"_s : action);
    }

} // namespace

QString bashCompletion(const CompletionTable &table)
{
    QString values;
    QString others;
    for (const CommandForm &form : QList { table.general } + table.forms) {
        values += valueCases(form);
        others += wordCases(form);
    }
    QStringList names;
    for (const CommandSummary &command : table.commands)
        names.append(command.name);
    others += caseLine(table.general, u"*"_s, u"_sandpad_first '%1'"_s.arg(names.join(u' ')));
    return QString(kScript).arg(values, others);
}

} // namespace sandpad::app
