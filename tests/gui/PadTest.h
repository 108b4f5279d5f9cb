#pragma once

#include "app/session/SessionStore.h"
#include "app/window/MainWindow.h"
#include "runner/Runner.h"
#include "widgets/editor/ShownLanguages.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

/// The whole pad in a window, for tests that use it like a person.
class PadTest : public QObject
{
protected:
    /// False when the window does not come up.
    bool startPad()
    {
        // The offscreen platform warns that its windows cannot be raised.
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
        m_folder = std::make_unique<QTemporaryDir>();
        m_runner = std::make_unique<sandpad::runner::Runner>();
        return openWindow();
    }

    /// A new window over what the last one saved.
    bool openWindow()
    {
        using namespace sandpad::app;
        m_window.reset();
        m_store.reset();
        m_history.reset();
        m_settings.reset();
        m_settings =
            std::make_unique<SettingsStore>(m_folder->filePath(QStringLiteral("settings.json")));
        m_history = std::make_unique<sandpad::runner::HistoryStore>(
            sandpad::runner::HistoryFile::folderIn(m_folder->path()));
        const auto languages = sandpad::widgets::withShownLanguages(m_runner->languages());
        m_store = std::make_unique<SessionStore>(m_folder->path(), languages);
        m_window = std::make_unique<MainWindow>(
            *m_runner, languages, m_runner->levels(),
            Stores { .session = *m_store, .history = *m_history, .settings = *m_settings });
        m_window->show();
        const bool isExposed = QTest::qWaitForWindowExposed(m_window.get());
        m_window->activateWindow();
        // Shortcuts work in the active window only.
        return isExposed && QTest::qWaitForWindowActive(m_window.get());
    }

    void endPad()
    {
        m_window.reset();
        m_store.reset();
        m_history.reset();
        m_settings.reset();
        m_runner.reset();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<sandpad::runner::Runner> m_runner;
    std::unique_ptr<sandpad::app::SessionStore> m_store;
    std::unique_ptr<sandpad::runner::HistoryStore> m_history;
    std::unique_ptr<sandpad::app::SettingsStore> m_settings;
    std::unique_ptr<sandpad::app::MainWindow> m_window;
};
