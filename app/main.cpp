#include "app/cli/CommandLine.h"
#include "app/cli/OpenFiles.h"
#include "app/cli/StandardStreams.h"
#include "app/window/PadApplication.h"

#include <QApplication>

namespace {

QStringList argumentsOf(int argc, char *argv[])
{
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    return arguments;
}

} // namespace

int main(int argc, char *argv[])
{
    using namespace sandpad;
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDPAD_VERSION));
    // A command needs no display, and starts sooner without looking for one.
    if (app::isCommand(argumentsOf(argc, argv))) {
        const QCoreApplication application(argc, argv);
        return app::runCommand(QCoreApplication::arguments().sliced(1));
    }
    const QApplication application(argc, argv);
    if (const auto raised = app::raiseOpenFiles(); !raised) {
        constexpr int kSandpadFailed = 125;
        app::say(raised.error().text);
        return kSandpadFailed;
    }
    QGuiApplication::setDesktopFileName(QStringLiteral("org.sandpad.Sandpad"));
    return app::runPad(QCoreApplication::arguments().sliced(1));
}
