#include "app/cli/HistoryCommand.h"
#include "app/cli/StandardStreams.h"

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
    return app::showHistory(QCoreApplication::arguments().mid(2));
}
