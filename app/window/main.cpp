#include "app/translations/Translations.h"
#include "app/window/PadApplication.h"

#include <QApplication>
#include <QDir>
#include <QFontDatabase>

namespace {

/// In the tarball the launcher of this program has named the fonts that come with it. What this
/// program starts, such as a browser, belongs to the system and has its fonts.
void keepFontsToOneself()
{
    const QDir program(QCoreApplication::applicationDirPath());
    const char *variable = "FONTCONFIG_FILE";
    if (qEnvironmentVariable(variable)
        != QDir::cleanPath(program.filePath(QStringLiteral("../../share/fonts/fonts.conf"))))
        return;
    (void)QFontDatabase::families(); // reads them
    qunsetenv(variable);
}

} // namespace

// sandpad-window: the window. `sandpad` starts it in its own place (app/cli/OtherProgram.h).
int main(int argc, char *argv[])
{
    using namespace sandpad;
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDPAD_VERSION));
    const QByteArray token = app::ownActivationToken();
    const QApplication application(argc, argv);
    keepFontsToOneself();
    QGuiApplication::setDesktopFileName(QStringLiteral("org.sandpad.Sandpad"));
    app::installTranslations();
    app::Handover wanted = app::wantedBy(QCoreApplication::arguments().sliced(1));
    wanted.activationToken = token;
    return app::runPad(wanted);
}
