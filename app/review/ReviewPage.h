#pragma once

#include "app/page/Page.h"
#include "app/review/AnswerReading.h"
#include "app/review/KeptResults.h"
#include "app/review/ReportFile.h"
#include "app/review/ReviewJobs.h"
#include "app/review/ReviewState.h"
#include "app/review/RunProgress.h"
#include "runner/model/LanguageInfo.h"

#include <QTimer>

namespace sandpad::widgets {
class ReviewPane;
class ReviewView;
} // namespace sandpad::widgets

namespace sandpad::app {

class OriginalText;
class ReviewBar;
class ReviewReports;
class ReviewStack;

/// The tab of a pasted answer. It reads the answer in the background, shows its blocks, runs them
/// on demand, and keeps a person's changes.
class ReviewPage : public Page
{
    Q_OBJECT

public:
    /// Borrows the starter, which must outlive it. Reading begins at once, also of the results of
    /// an earlier session, which stay in `keptFolder`.
    ReviewPage(runner::RunStarter &starter, StoredReview stored,
               const QList<runner::LanguageInfo> &languages, const QString &keptFolder,
               QWidget *parent = nullptr);
    ~ReviewPage() override;

    /// The review to store, with the present changes.
    [[nodiscard]] StoredReview stored() const;
    /// Is there a result to show, of now or from before?
    [[nodiscard]] bool hasRun() const { return m_progress.hasRun() || m_before.isValid(); }
    /// Of the file that the answer was read from; empty: there is none.
    [[nodiscard]] const QString &filePath() const { return m_stored.path; }
    [[nodiscard]] bool isReading() const { return m_isReading; }
    [[nodiscard]] const runner::Review &review() const { return m_state.review(); }
    [[nodiscard]] widgets::ReviewPane &pane() const { return *m_pane; }
    [[nodiscard]] widgets::ReviewView &view() const { return *m_view; }
    [[nodiscard]] ReviewReports &reports() const { return *m_reports; }
    [[nodiscard]] ReviewBar &bar() const { return *m_bar; }
    [[nodiscard]] OriginalText &original() const { return *m_original; }

    [[nodiscard]] QString id() const override { return m_stored.id; }
    [[nodiscard]] QString title() const override;
    [[nodiscard]] bool isOfFile(const QString &path) const override
    {
        return m_stored.isOfFile(path);
    }
    void setTitle(const QString &title) override;
    [[nodiscard]] QColor accent() const override;
    [[nodiscard]] bool isRunning() const override { return m_jobs.isRunning(); }
    void setTheme(const widgets::Theme &theme) override;
    void save(SessionStore &store) const override;
    void showIn(widgets::Footer &footer) const override;
    void focusContent() override;
    [[nodiscard]] QList<QWidget *> panes() const override;

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
    /// Asks for a file and writes the report.
    void saveReport(sandpad::app::ReportFormat proposed = ReportFormat::Markdown);
    /// Opens a tab with the answer as a text: its file, where it came from one.
    void editAsText();
    void find();
    /// Goes to the next text that was found, or the previous one.
    void stepHit(int by);
    /// Goes to the next block that is worth a look, or the previous one.
    void stepFinding(int by);

signals:
    /// This code is wanted in a tab of its own.
    void scratchRequested(const QString &languageId, const QByteArray &code);
    /// This file is to be edited as a text.
    void textRequested(const QString &path);

private:
    void connectBar();
    void connectView();
    void connectRun();
    void read();
    void onRead(const ReadAnswer &read);
    void start(const QList<int> &indices);
    void onBlockStarted(int index);
    void onBlockFinished(int index, const runner::BlockResult &result);
    void onFinished();
    void changeRole(int index, runner::BlockRole role, const QString &languageId);
    /// A person has changed this block.
    void onChanged(int index);
    void openScratch(int index);
    void showItem(int index);
    void showAll();
    void showTopLine();
    void showSummary();
    /// Is there anything to review? The blocks are shown then, not the text.
    [[nodiscard]] bool showBlocks();
    void showProgress(int index, widgets::BlockProgress progress);
    [[nodiscard]] QString statusText() const;

    StoredReview m_stored;
    KeptResults m_kept;
    QDateTime m_before; ///< when it ran, while what is shown is of an earlier session
    QList<runner::LanguageInfo> m_languages;
    runner::RunStarter &m_starter;
    ReviewState m_state;
    ReviewJobs m_jobs;
    QList<int> m_queue; ///< blocks to run after the present run
    bool m_isReading = true;
    bool m_wantsFocus = false; ///< when it has been read
    RunProgress m_progress;
    QTimer m_summaryTimer;
    ReviewBar *m_bar;
    ReviewStack *m_stack;
    widgets::ReviewPane *m_pane; ///< the stack's
    widgets::ReviewView *m_view; ///< the pane's
    ReviewReports *m_reports;
    OriginalText *m_original; ///< the stack's
};

} // namespace sandpad::app
