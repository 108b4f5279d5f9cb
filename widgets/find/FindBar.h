#pragma once

#include "widgets/find/FindQuery.h"

#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace sandpad::widgets {

/// How far a search is.
struct FindState
{
    qsizetype count = 0;
    qsizetype current = -1; ///< from 0; -1: none
    bool isRunning = false;
    bool isFull = false; ///< it has ended with the most hits that are kept
    bool isPartial = false; ///< a part of the text cannot be searched
    QString error; ///< what is wrong with the pattern; empty: nothing
};

/// The row beside a text where a person types what to find. It shows and signals; the search is
/// done elsewhere. Where there is no room for a text beside its switches, these are a second row.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    /// `place` says in what is searched: "Find in the output".
    explicit FindBar(const QString &place, QWidget *parent = nullptr);

    /// Adds a switch behind the others. `text` stands on it, `name` says what it does, and Alt with
    /// the letter turns it while the focus is in the bar.
    QToolButton *addOption(const QString &text, const QString &name, Qt::Key letter);
    /// Tab goes from the text to these, which stand in another row, and then to the own buttons.
    void goOnTo(const QList<QWidget *> &others);
    /// Shows it, ready for typing. A regular expression is not replaced by the text.
    void open(const QString &text);
    /// Shows "3 of 20", or what is wrong with the pattern.
    void showState(const FindState &state);
    /// Shows how many were replaced, until the next state.
    void showReplaced(qsizetype count);
    [[nodiscard]] FindQuery query() const;

signals:
    void queryChanged(const sandpad::widgets::FindQuery &query);
    void stepRequested(int by);
    void allRequested(); ///< Ctrl+Alt+Enter
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// Puts switches and state into the row where there is room for them.
    void arrange();
    void showText(const QString &text, bool isBad);
    QToolButton *addButton(const QString &text, const QString &name);
    void emitQuery();
    void remember();
    /// Brings back an earlier text: -1 the one before, 1 the one after.
    void recall(int by);

    QHBoxLayout *m_row;
    QHBoxLayout *m_second; ///< empty where one row is enough
    QList<QToolButton *> m_options;
    QList<QToolButton *> m_steps; ///< to the previous and the next, and the one that closes
    QLineEdit *m_text;
    QToolButton *m_pattern;
    QToolButton *m_case;
    QToolButton *m_word;
    QLabel *m_state;
    QStringList m_earlier; ///< texts that were looked for, the last one last
    qsizetype m_recalled = 0; ///< the one that is shown; behind the last: none of them
};

} // namespace sandpad::widgets
