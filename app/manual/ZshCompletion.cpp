#include "app/cli/CommandHelp.h"
#include "app/manual/Completion.h"

namespace sandpad::app {

using namespace Qt::StringLiterals;

namespace {

    QString quoted(QString text)
    {
        return u'\'' + text.replace(u'\'', u"'\\''"_s) + u'\'';
    }

    /// Text inside of a specification, where these signs have a meaning.
    QString escaped(QString text)
    {
        for (const char16_t sign : { u'\\', u'[', u']', u':' })
            text.replace(QChar(sign), u'\\' + QString(QChar(sign)));
        return text;
    }

    /// What completes a value or an argument.
    QString action(Takes takes, const QStringList &choices)
    {
        switch (takes) {
        case Takes::Choice:
            return u'(' + choices.join(u' ') + u')';
        case Takes::File:
            return u"_files"_s;
        case Takes::Folder:
            return u"_files -/"_s;
        case Takes::Text:
        case Takes::Nothing:
            break;
        }
        return u" "_s;
    }

    QString specification(const CommandOption &option)
    {
        const bool hasValue = option.takes != Takes::Nothing;
        QString text = (option.isRepeatable ? u"*--"_s : u"--"_s) + option.name
            + (hasValue ? u"="_s : u""_s) + u'[' + escaped(firstSentence(option.help)) + u']';
        if (hasValue)
            text += u':' + escaped(option.value) + u':' + action(option.takes, option.choices);
        return quoted(text);
    }

    QStringList optionsOf(const CommandForm &command)
    {
        QStringList specifications;
        for (const CommandOption &option : command.options + helpOptions())
            specifications.append(specification(option));
        return specifications;
    }

    QString argumentsCall(const QStringList &specifications)
    {
        return u"    _arguments -s \\\n        "_s + specifications.join(u" \\\n        "_s)
            + u'\n';
    }

    QString function(const CommandForm &command)
    {
        QStringList specifications = optionsOf(command);
        if (const QStringList words = wordsOf(command); !words.isEmpty())
            specifications.append(quoted(u"1: :"_s + action(Takes::Choice, words)));
        if (takesFiles(command))
            specifications.append(quoted(u"*: :_files"_s));
        return u"_sandpad_%1() {\n%2}\n\n"_s.arg(command.name, argumentsCall(specifications));
    }

    QString commandList(const QList<CommandSummary> &commands)
    {
        QStringList entries;
        for (const CommandSummary &command : commands)
            entries.append(quoted(command.name + u':' + escaped(command.summary)));
        return entries.join(u" "_s);
    }

    constexpr QLatin1StringView
        kFirst(R"(# A command, or a file. Behind an option there is no command.
_sandpad_first() {
    local -a commands=(%1)
    (( CURRENT > 2 )) || _describe -t commands command commands
    _files
}

)");

    constexpr QLatin1StringView kMain(R"(_sandpad() {
    if (( CURRENT > 2 )) && (( $+functions[_sandpad_$words[2]] )); then
        shift words
        (( CURRENT-- ))
        _sandpad_$words[1]
        return
    fi
%1}

_sandpad "$@"
)");

} // namespace

QString zshCompletion(const CompletionTable &table)
{
    QString text = u"#compdef sandpad\n# Completion of sandpad for zsh, made from its tables of "
                   u"options.\n\n"_s;
    for (const CommandForm &form : table.forms)
        text += function(form);
    text += QString(kFirst).arg(commandList(table.commands));
    const QStringList general = optionsOf(table.general)
        + QStringList { quoted(u"1: :_sandpad_first"_s), quoted(u"*: :_files"_s) };
    return text + QString(kMain).arg(argumentsCall(general));
}

} // namespace sandpad::app
