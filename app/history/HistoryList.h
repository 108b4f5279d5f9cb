#pragma once

#include "app/history/HistoryModel.h"
#include "widgets/theme/Theme.h"

#include <QTimer>
#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListView;
class QToolButton;

namespace sandpad::app {

class HistoryDelegate;

/// The kept runs to choose one from: search, scope, filters, and the list.
class HistoryList : public QWidget
{
    Q_OBJECT

public:
    /// Borrows the store, which must outlive it.
    HistoryList(runner::HistoryStore &store, const QList<runner::LanguageInfo> &languages,
                QWidget *parent);

    /// Searches anew. `scratchId` is the scratch that "This one" means; empty: there is none.
    void open(const QString &scratchId);
    void setTheme(const widgets::Theme &theme);
    /// Chooses this run, if it is in the list, without chosen().
    void mark(qint64 id);

    [[nodiscard]] QLineEdit &field() const { return *m_field; }
    [[nodiscard]] QListView &view() const { return *m_view; }
    [[nodiscard]] HistoryModel &model() const { return *m_model; }
    [[nodiscard]] QToolButton &thisScratch() const { return *m_this; }
    [[nodiscard]] QComboBox &languageFilter() const { return *m_language; }
    [[nodiscard]] QComboBox &outcomeFilter() const { return *m_outcome; }
    [[nodiscard]] QToolButton &lastGood() const { return *m_lastGood; }

signals:
    /// A run was chosen.
    void chosen(qint64 id);
    /// The newest run that a query finds is wanted.
    void newestWanted(const sandpad::runner::RunQuery &query);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const QList<runner::LanguageInfo> &languages);
    [[nodiscard]] QToolButton *addChip(const QString &text);
    void connectAll();
    void search();
    [[nodiscard]] int firstWanted() const;
    void onLoaded();
    void showKept();
    [[nodiscard]] runner::RunQuery query() const;

    runner::HistoryStore &m_store;
    HistoryModel *m_model;
    HistoryDelegate *m_delegate;
    QLineEdit *m_field;
    QToolButton *m_everything = nullptr;
    QToolButton *m_this = nullptr;
    QLabel *m_count;
    QComboBox *m_language;
    QComboBox *m_outcome;
    QToolButton *m_lastGood;
    QListView *m_view;
    QLabel *m_kept;
    QTimer m_delay; ///< while a person types
    QString m_scratchId;
    qint64 m_marked = 0; ///< the run that is shown; 0: none
};

} // namespace sandpad::app
