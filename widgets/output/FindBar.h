#pragma once

#include "widgets/output/OutputSearch.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace sandpad::widgets {

/// The row below the output where a person types what to find. It shows and signals; the search is
/// done elsewhere.
class FindBar : public QWidget
{
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    /// Shows it, ready for typing.
    void open(const QString &text);
    /// Shows "3 of 20", or what is wrong with the pattern. `current` counts from 0; -1: none.
    void showState(const OutputSearch &search, qsizetype current);
    [[nodiscard]] OutputQuery query() const;

signals:
    void queryChanged(const sandpad::widgets::OutputQuery &query);
    void stepRequested(int by);
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QToolButton *addButton(const QString &text, const QString &name);
    void emitQuery();

    QLineEdit *m_text;
    QToolButton *m_pattern;
    QToolButton *m_case;
    QLabel *m_state;
};

} // namespace sandpad::widgets
