#include "app/cli/CommandLine.h"
#include "app/cli/WindowProgram.h"

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
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDPAD_VERSION));
    const QStringList arguments = argumentsOf(argv);
    const QCoreApplication application(argc, argv);
    return app::isCommand(arguments) ? app::runCommand(arguments) : app::startWindow(argv);
}
