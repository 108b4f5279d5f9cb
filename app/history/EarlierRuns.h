#pragma once

#include "runner/history/HistoryStore.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

class QToolButton;
class QVBoxLayout;

namespace sandpad::app {

/// The last kept runs of a scratch before the one that is shown: how each ended, when it began, and
/// how long it took. A row that opens to a short list; nothing while there are none.
class EarlierRuns : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kMost = 4; ///< rows

    /// Borrows the store, which must outlive it.
    EarlierRuns(runner::HistoryStore &store, QString scratchId, QWidget *parent);

    void setTheme(const widgets::Theme &theme);
    void setOpen(bool isOpen);
    /// Asks the history. Runs that are added later come by themselves from then on.
    void refresh();
    [[nodiscard]] QToolButton &header() const { return *m_header; }
    /// The buttons of the runs, the newest first.
    [[nodiscard]] QList<QToolButton *> rows() const;

signals:
    void opened(bool isOpen);
    void runChosen(qint64 id);
    /// All runs are wanted.
    void historyWanted();

private:
    void show(const runner::HistoryStore::Page &page);
    void showArrow();

    runner::HistoryStore &m_store;
    QString m_scratchId;
    widgets::Theme m_theme = widgets::Theme::light();
    QToolButton *m_header;
    QToolButton *m_all;
    QWidget *m_list;
    QVBoxLayout *m_column; ///< of the list
    bool m_isLoaded = false;
};

} // namespace sandpad::app
