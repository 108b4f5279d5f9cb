#pragma once

#include "app/page/Page.h"
#include "app/review/ReviewJobs.h"
#include "app/review/ReviewState.h"
#include "runner/model/LanguageInfo.h"

#include <QElapsedTimer>
#include <QTimer>

class QLabel;
class QStackedWidget;

namespace sandpad::widgets {
class ReviewView;
}

namespace sandpad::app {

class OriginalText;
class ReviewBar;

/// The tab of a pasted answer. It reads the answer in the background, shows its blocks, runs them
/// on demand, and keeps a person's changes.
class ReviewPage : public Page
{
    Q_OBJECT

public:
    /// Borrows the starter, which must outlive it. Reading begins at once.
    ReviewPage(runner::RunStarter &starter, StoredReview stored,
               const QList<runner::LanguageInfo> &languages, QWidget *parent = nullptr);
    ~ReviewPage() override;

    /// The review to store, with the present changes.
    [[nodiscard]] StoredReview stored() const;
    [[nodiscard]] bool isReading() const { return m_isReading; }
    [[nodiscard]] const runner::Review &review() const { return m_state.review(); }
    [[nodiscard]] widgets::ReviewView &view() const { return *m_view; }
    [[nodiscard]] ReviewBar &bar() const { return *m_bar; }
    [[nodiscard]] OriginalText &original() const { return *m_original; }

    [[nodiscard]] QString id() const override { return m_stored.id; }
    [[nodiscard]] QString title() const override { return m_stored.title; }
    void setTitle(const QString &title) override;
    [[nodiscard]] QColor accent() const override;
    [[nodiscard]] bool isRunning() const override { return m_jobs.isRunning(); }
    void setTheme(const widgets::Theme &theme) override;
    void save(SessionStore &store) const override;
    void showIn(widgets::Footer &footer) const override;
    void focusContent() override;

    /// Runs one block, after the run that is under way.
    void runBlock(int index);
    void showOriginal(bool isShown);

public slots:
    /// Runs all blocks, or the one that is being edited.
    void run() override;
    void stop() override;
    /// Puts the false claims on the clipboard.
    void copyForModel() override;
    void copyReport();

signals:
    /// This code is wanted in a tab of its own.
    void scratchRequested(const QString &languageId, const QByteArray &code);

private:
    void connectBar();
    void connectView();
    void connectRun();
    void read();
    void onRead(const runner::Answer &answer);
    void start(const QList<int> &indices);
    void onBlockStarted(int index);
    void onBlockFinished(int index, const runner::BlockResult &result);
    void onFinished();
    void changeRole(int index, runner::BlockRole role, const QString &languageId);
    void changeCode(int index, const QString &code);
    void undoRepairs(int index, bool areUndone);
    void permit(int index, const widgets::Permission &permission);
    void openScratch(int index);
    void showItem(int index);
    void showAll();
    void showSummary();
    void showProgress(const QList<int> &indices, widgets::BlockProgress progress);
    [[nodiscard]] QString statusText() const;

    StoredReview m_stored;
    QList<runner::LanguageInfo> m_languages;
    runner::RunStarter &m_starter;
    ReviewState m_state;
    ReviewJobs m_jobs;
    QList<int> m_queue; ///< blocks to run after the present run
    bool m_isReading = true;
    bool m_hasRun = false;
    qsizetype m_wanted = 0; ///< blocks of the present or last run
    qsizetype m_done = 0; ///< of these
    int m_running = 0; ///< the block that runs
    QTimer m_summaryTimer;
    QElapsedTimer m_since;
    qint64 m_tookMs = 0; ///< the last run
    ReviewBar *m_bar;
    QStackedWidget *m_stack;
    QLabel *m_reading;
    widgets::ReviewView *m_view;
    OriginalText *m_original;
};

} // namespace sandpad::app
