#pragma once

#include "app/review/ReportFile.h"
#include "runner/answer/run/AnswerVerification.h"
#include "runner/model/LevelInfo.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

class QAction;
class QLabel;
class QMenu;
class QToolButton;

namespace sandpad::widgets {
class IsolationPill;
}

namespace sandpad::app {

/// The row of controls above a review. It shows values and signals what a person chooses; it
/// decides nothing. It stays one row: where it is narrow, some words leave.
class ReviewBar : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewBar(QWidget *parent = nullptr);

    /// The window's commands go into the menu of the last button; showIsolation() takes its words
    /// from the levels.
    void setUp(const QList<runner::LevelInfo> &levels);
    /// The menu behind the last button, to be filled by the window.
    [[nodiscard]] QMenu &menu() const;
    void setTheme(const widgets::Theme &theme);
    void setRunning(bool isRunning);
    /// Is there anything to run?
    void setReady(bool isReady);
    void setScope(runner::BlockScope scope);
    void setRepairs(qsizetype count);
    void setOriginalShown(bool isShown);
    /// What protected the machine from the last block.
    void showIsolation(const runner::Isolation &isolation);

    [[nodiscard]] QSize minimumSizeHint() const override;

    [[nodiscard]] QToolButton &run() const { return *m_run; }
    [[nodiscard]] QToolButton &stop() const { return *m_stop; }
    [[nodiscard]] QToolButton &report() const { return *m_report; }
    [[nodiscard]] QToolButton &original() const { return *m_original; }
    [[nodiscard]] widgets::IsolationPill &isolation() const { return *m_isolation; }

signals:
    void runRequested();
    void stopRequested();
    void scopeChosen(sandpad::runner::BlockScope scope);
    void repairsRequested();
    void saveRequested(sandpad::app::ReportFormat format);
    void reportRequested();
    void failuresRequested();
    void originalRequested(bool isShown);

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QToolButton *addButton(const QString &text, const QString &description);
    void addScopes();
    void addReports();
    enum class Words : std::uint8_t
    {
        All,
        Most, ///< without the shortcut and the layers of isolation
        Few, ///< symbols alone where there are some
        Fewest ///< nor whether the network is off, which the tip of the isolation tells
    };

    /// As many words as there is room for.
    void showTexts();
    void showTexts(Words words);

    bool m_isRunning = false;
    bool m_isReady = false;
    runner::BlockScope m_scopeShown = runner::BlockScope::Automatic;
    qsizetype m_repairCount = 0;
    QToolButton *m_run;
    QToolButton *m_stop;
    QToolButton *m_scope;
    QToolButton *m_repairs;
    widgets::IsolationPill *m_isolation; ///< hidden before the first run
    QLabel *m_network;
    QToolButton *m_report;
    QToolButton *m_original;
    QToolButton *m_more;
};

/// "automatic", "alone" or "session", as it is stored.
[[nodiscard]] QString scopeName(runner::BlockScope scope);
[[nodiscard]] runner::BlockScope scopeNamed(const QString &name);

} // namespace sandpad::app
