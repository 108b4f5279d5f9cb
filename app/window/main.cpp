#include "app/window/PadApplication.h"

#include <QApplication>

// sandpad-window: the window. `sandpad` starts it in its own place (app/cli/OtherProgram.h).
int main(int argc, char *argv[])
{
    using namespace sandpad;
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDPAD_VERSION));
    app::Handover wanted { .files = {}, .activationToken = app::ownActivationToken() };
    const QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("org.sandpad.Sandpad"));
    wanted.files = app::absolutePaths(QCoreApplication::arguments().sliced(1));
    return app::runPad(wanted);
}
