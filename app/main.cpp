#include "app/cli/CommandLine.h"

#include <QCoreApplication>

int main(int argc, char *argv[])
{
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDPAD_VERSION));
    QCoreApplication application(argc, argv);
    return sandpad::app::runCommand(QCoreApplication::arguments().sliced(1));
}
