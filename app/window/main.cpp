#include "app/translations/Translations.h"
#include "app/window/PadApplication.h"

#include <QApplication>

// sandpad-window: the window. `sandpad` starts it in its own place (app/cli/OtherProgram.h).
int main(int argc, char *argv[])
{
    using namespace sandpad;
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDPAD_VERSION));
    const QByteArray token = app::ownActivationToken();
    const QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("org.sandpad.Sandpad"));
    app::installTranslations();
    app::Handover wanted = app::wantedBy(QCoreApplication::arguments().sliced(1));
    wanted.activationToken = token;
    return app::runPad(wanted);
}
