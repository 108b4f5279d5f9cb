#include "app/window/PadApplication.h"

#include "app/session/SessionStore.h"
#include "app/window/MainWindow.h"
#include "runner/Runner.h"

#include <QApplication>
#include <QStyleFactory>

namespace sandpad::app {

int runPad(const QStringList &files)
{
    // One flat style everywhere; the style sheet gives it its colours.
    QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
    QApplication::setFont(widgets::Theme::light().uiFont);
    SessionStore store(runner::Runner::dataFolder());
    runner::Runner runner;
    MainWindow window(runner, runner.languages(), runner.levels(), store);
    QObject::connect(&runner, &runner::Runner::toolchainsChanged, &window, [&] {
        QMap<QString, QList<runner::Toolchain>> toolchains;
        for (const runner::LanguageInfo &language : runner.languages())
            toolchains.insert(language.id, runner.toolchains(language.id));
        window.setToolchains(toolchains);
    });
    QObject::connect(&runner, &runner::Runner::examined, &window, &MainWindow::showHealth);
    window.openFiles(files);
    window.show();
    runner.examine();
    return QApplication::exec();
}

} // namespace sandpad::app
