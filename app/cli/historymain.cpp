#include "app/cli/CommandLine.h"
#include "app/cli/HistoryCommand.h"
#include "app/cli/StandardStreams.h"
#include "app/translations/Translations.h"

#include <QCoreApplication>

// sandpad-history: `sandpad history`. `sandpad` starts it in its own place
// (app/cli/OtherProgram.h).
int main(int argc, char *argv[])
{
    using namespace sandpad;
    app::keepQuietOnTheLocale();
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDPAD_VERSION));
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().sliced(1);
    if (app::printsForPrograms(arguments))
        app::speakEnglish();
    else
        app::installTranslations();
    return app::showHistory(arguments.mid(1));
}
