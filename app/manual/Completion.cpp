#include "app/manual/Completion.h"

#include <algorithm>

namespace sandpad::app {

QString firstSentence(const QString &help)
{
    const qsizetype next = help.indexOf(QLatin1String(". "));
    const QString first = next < 0 ? help : help.left(next);
    return first.endsWith(u'.') ? first.chopped(1) : first;
}

QStringList wordsOf(const CommandForm &command)
{
    QStringList words;
    for (const CommandArgument &argument : command.arguments) {
        if (argument.takes == Takes::Choice)
            words.append(argument.name.section(u' ', 0, 0));
    }
    return words;
}

bool takesFiles(const CommandForm &command)
{
    return std::ranges::any_of(command.arguments, [](const CommandArgument &argument) {
        return argument.takes == Takes::File;
    });
}

} // namespace sandpad::app
