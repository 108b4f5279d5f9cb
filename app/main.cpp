#include "app/cli/CommandLine.h"
#include "app/cli/OtherProgram.h"
#include "app/cli/StandardStreams.h"
#include "app/translations/Translations.h"

#include <QCoreApplication>

namespace {

QStringList argumentsOf(char *argv[])
{
    QStringList arguments;
    for (char **argument = argv + 1; *argument != nullptr; ++argument)
        arguments.append(QString::fromLocal8Bit(*argument));
    return arguments;
}

} // namespace

int main(int argc, char *argv[])
{
    using namespace sandpad;
    app::keepQuietOnTheLocale();
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDPAD_VERSION));
    const QStringList arguments = argumentsOf(argv);
    const QCoreApplication application(argc, argv);
    if (app::printsForPrograms(arguments))
        app::speakEnglish();
    else
        app::installTranslations();
    if (!app::isCommand(arguments))
        return app::becomeProgram(QStringLiteral("sandpad-window"), argv);
    return arguments.value(0) == QLatin1String("history")
        ? app::becomeProgram(QStringLiteral("sandpad-history"), argv)
        : app::runCommand(arguments);
}
