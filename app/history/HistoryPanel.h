#pragma once

#include "app/history/RunPane.h"
#include "runner/history/HistoryStore.h"

#include <QWidget>

namespace sandpad::app {

class HistoryList;

/// All kept runs in the place of the tabs' pages: the list, and the run that is chosen there.
class HistoryPanel : public QWidget
{
    Q_OBJECT

public:
    /// Borrows the store, which must outlive it. Hidden at first.
    HistoryPanel(runner::HistoryStore &store, const QList<runner::LanguageInfo> &languages,
                 QWidget *parent);

    /// Shows the panel and reads the list. `scratchId` is the scratch of the tab; empty where the
    /// tab holds none.
    void open(const QString &scratchId, const NowOf &nowOf, const IsClosed &isClosed);
    /// Shows a run. The list is shown, with this one marked if it is there.
    void choose(qint64 id);
    void setTheme(const widgets::Theme &theme);
    [[nodiscard]] HistoryList &list() const { return *m_list; }
    [[nodiscard]] RunPane &pane() const { return *m_pane; }

signals:
    void restoreWanted(const sandpad::runner::KeptRun &run);
    void reopenWanted(const sandpad::runner::KeptRun &run);
    void noticed(const QString &sentence);
    /// Esc: the page is wanted again.
    void left();
    void shown(bool isShown);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void load(qint64 id);
    void loadNewest(const runner::RunQuery &query);
    void show(const runner::KeptRun &run);

    runner::HistoryStore &m_store;
    HistoryList *m_list;
    RunPane *m_pane;
    int m_number = 0; ///< of the run that is wanted; late answers of another one are dropped
};

} // namespace sandpad::app
