#include "app/window/PadApplication.h"

#include "app/instance/BusService.h"
#include "app/instance/LaterInstance.h"
#include "app/session/SessionStore.h"
#include "app/settings/SettingsStore.h"
#include "app/window/EndSignals.h"
#include "app/window/MainWindow.h"
#include "runner/Runner.h"
#include "widgets/editor/ShownLanguages.h"

#include <QApplication>
#include <QScreen>
#include <QStyleFactory>

namespace sandpad::app {

namespace {

    constexpr char kToken[] = "XDG_ACTIVATION_TOKEN";

    /// Shows a person the window, as far as the desktop allows it.
    void present(MainWindow &window, const QByteArray &activationToken)
    {
        // Qt's plugin for Wayland takes the token from there when a window is to be activated.
        if (!activationToken.isEmpty())
            qputenv(kToken, activationToken);
        window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
        window.show();
        window.raise();
        window.activateWindow();
        qunsetenv(kToken);
    }

    /// A compositor of Wayland shows the clipboard to the active window only.
    void pasteAnswerOnceActive(MainWindow &window)
    {
        if (QGuiApplication::applicationState() == Qt::ApplicationActive)
            return window.actions().pasteAnswer->trigger();
        QObject::connect(
            qGuiApp, &QGuiApplication::applicationStateChanged, &window,
            [&window] { window.actions().pasteAnswer->trigger(); }, Qt::SingleShotConnection);
    }

    /// What a start asks for.
    void fulfil(const Handover &wanted, MainWindow &window)
    {
        window.openFiles(wanted.files);
        if (!wanted.newScratch.isEmpty())
            window.newScratch(wanted.newScratch);
        if (wanted.pastesAnswer)
            pasteAnswerOnceActive(window);
    }

    void followDiscovery(const runner::Runner &runner, MainWindow &window)
    {
        QObject::connect(&runner, &runner::Runner::toolchainsChanged, &window, [&] {
            QMap<QString, QList<runner::Toolchain>> toolchains;
            for (const runner::LanguageInfo &language : runner.languages())
                toolchains.insert(language.id, runner.toolchains(language.id));
            window.setToolchains(toolchains);
        });
        QObject::connect(&runner, &runner::Runner::examined, &window, &MainWindow::showHealth);
    }

    void followSettings(const SettingsStore &store, runner::Runner &runner)
    {
        const auto set = [&store, &runner] {
            const WarmSandboxes &warm = store.settings().warm;
            runner.setWarm({ .most = warm.most,
                             .mostBytes = warm.mostBytes,
                             .leastFreeBytes = warm.leastFreeBytes });
        };
        set();
        QObject::connect(&store, &SettingsStore::changed, &runner, set);
    }

    /// A small screen gets a smaller window, with room for the frame and the title around it.
    void fitToScreen(MainWindow &window)
    {
        constexpr QSize kFrame(16, 48);
        if (!window.isMaximized() && !window.isFullScreen())
            window.resize(window.size().boundedTo(window.screen()->availableSize() - kFrame));
    }

    /// `first` may be null: nobody is told of later starts.
    int showPad(const Handover &wanted, const FirstInstance *first)
    {
        // Before anything is kept: a signal in the middle of the start closes the window, too.
        const EndSignals ending;
        QObject::connect(&ending, &EndSignals::received, qApp, [] { QApplication::quit(); });
        // One flat style everywhere; the style sheet gives it its colours.
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setFont(widgets::Theme::light().uiFont);
        SettingsStore settings(SettingsFile::pathIn(runner::Runner::configFolder()));
        runner::Runner runner;
        followSettings(settings, runner);
        const auto languages = widgets::withShownLanguages(runner.languages());
        SessionStore store(runner::Runner::dataFolder(), languages);
        runner::HistoryStore history(runner::HistoryFile::folderIn(runner::Runner::dataFolder()));
        MainWindow window(runner, languages, runner.levels(),
                          { .session = store, .history = history, .settings = settings });
        followDiscovery(runner, window);
        fitToScreen(window);
        window.show();
        fulfil(wanted, window);
        const auto answer = [&window](const Handover &later) { answerLaterStart(later, window); };
        const auto bus = first ? BusService::claim(sessionBus()) : nullptr;
        if (first)
            QObject::connect(first, &FirstInstance::asked, &window, answer);
        if (bus)
            QObject::connect(bus.get(), &BusService::asked, &window, answer);
        runner.lend();
        runner.examine();
        return QApplication::exec();
    }

} // namespace

void answerLaterStart(const Handover &wanted, MainWindow &window)
{
    present(window, wanted.activationToken);
    fulfil(wanted, window);
}

int runPad(const Handover &wanted)
{
    // It outlives the store: who takes its place finds the session on disk.
    const StartedAs started = startInstance(runner::Runner::dataFolder(), wanted);
    if (std::holds_alternative<HandedOver>(started))
        return 0;
    const auto *first = std::get_if<std::unique_ptr<FirstInstance>>(&started);
    return showPad(wanted, first ? first->get() : nullptr);
}

} // namespace sandpad::app
