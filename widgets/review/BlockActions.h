#pragma once

#include "widgets/review/ReviewItem.h"

#include <QWidget>

class QToolButton;

namespace sandpad::widgets {

/// What can be done with one block: run, edit, open as a scratch, copy.
class BlockActions : public QWidget
{
    Q_OBJECT

public:
    explicit BlockActions(QWidget *parent);

    void setItem(const ReviewItem &item);
    void setEditing(bool isEditing);

    [[nodiscard]] QToolButton &run() const { return *m_run; }
    [[nodiscard]] QToolButton &edit() const { return *m_edit; }
    [[nodiscard]] QToolButton &openScratch() const { return *m_scratch; }

signals:
    void runRequested();
    void editRequested();
    void scratchRequested();
    void copyRequested();

private:
    QToolButton *add(const QString &text);

    int m_index = 0;
    bool m_isEditing = false;
    QToolButton *m_run;
    QToolButton *m_edit;
    QToolButton *m_scratch;
    QToolButton *m_copy;
};

} // namespace sandpad::widgets
