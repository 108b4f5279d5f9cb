#include "app/translations/Translations.h"
#include "app/window/PadApplication.h"
#include "runner/answer/run/JudgingPool.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QFontDatabase>
#include <QIcon>

#include <unistd.h>

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

/// A session that no login manager began, such as one of su, is told of no runtime folder. A window
/// of the same user that is there already is found in the usual one.
void findRuntimeFolder()
{
    const QFileInfo usual(QStringLiteral("/run/user/%1").arg(::getuid()));
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR") && usual.isDir()
        && usual.ownerId() == ::getuid())
        qputenv("XDG_RUNTIME_DIR", QFile::encodeName(usual.filePath()));
}

/// Window managers that do not look for the desktop file show what the window brings.
QIcon ownIcon()
{
    QIcon icon;
    const QDir program(QCoreApplication::applicationDirPath());
    for (const int size : { 16, 22, 24, 32, 48, 64, 128, 256 })
        icon.addFile(QDir::cleanPath(program.filePath(
            QStringLiteral("../../share/icons/hicolor/%1x%1/apps/org.sandpad.Sandpad.png")
                .arg(size))));
    return icon;
}

} // namespace

// sandpad-window: the window. `sandpad` starts it in its own place (app/cli/OtherProgram.h).
int main(int argc, char *argv[])
{
    using namespace sandpad;
    QCoreApplication::setApplicationName(QStringLiteral("sandpad"));
    QCoreApplication::setApplicationVersion(QStringLiteral(SANDPAD_VERSION));
    const QByteArray token = app::ownActivationToken();
    findRuntimeFolder();
    const QApplication application(argc, argv);
    keepFontsToOneself();
    QGuiApplication::setDesktopFileName(QStringLiteral("org.sandpad.Sandpad"));
    QGuiApplication::setWindowIcon(ownIcon());
    app::installTranslations();
    app::Handover wanted = app::wantedBy(QCoreApplication::arguments().sliced(1));
    wanted.activationToken = token;
    return runner::statusWithoutJudging(app::runPad(wanted));
}
