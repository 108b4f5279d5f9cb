#include "app/cli/CommandLine.h"
#include "app/cli/WindowProgram.h"

#include <QCoreApplication>

namespace {

QtMessageHandler g_usualHandler = nullptr;

/// Where the locale has no UTF-8 (in services and cron jobs none is set) Qt takes one that has, and
/// says so in four lines on standard error. There the program's own words belong.
void tellAllButTheLocale(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    if (!message.startsWith(QLatin1String("Detected locale")))
        g_usualHandler(type, context, message);
}

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
    g_usualHandler = qInstallMessageHandler(&tellAllButTheLocale);
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDPAD_VERSION));
    const QStringList arguments = argumentsOf(argv);
    const QCoreApplication application(argc, argv);
    return app::isCommand(arguments) ? app::runCommand(arguments) : app::startWindow(argv);
}
