#include "app/cli/CommandLine.h"
#include "app/cli/HistoryCommand.h"
#include "tests/translations/MarkingTranslator.h"

#include <QCoreApplication>

// sandpad-marked: the commands of `sandpad`, with marks around each sentence that is translated.
int main(int argc, char *argv[])
{
    using namespace sandpad;
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    const QCoreApplication application(argc, argv);
    MarkingTranslator marks;
    QCoreApplication::installTranslator(&marks);
    const QStringList arguments = QCoreApplication::arguments().sliced(1);
    return arguments.value(0) == QLatin1String("history") ? app::showHistory(arguments.mid(1))
                                                          : app::runCommand(arguments);
}
