#pragma once

#include "widgets/review/ReviewItem.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace sandpad::widgets {

/// The repairs of a block: their number, on demand a line for each, and a button that takes them
/// back.
class RepairList : public QWidget
{
    Q_OBJECT

public:
    explicit RepairList(QWidget *parent);

    void setItem(const ReviewItem &item);
    void setOpen(bool isOpen);

    [[nodiscard]] QToolButton &undo() const { return *m_undo; }
    /// The lines of the list, as they are seen when it is open.
    [[nodiscard]] QString listText() const;

signals:
    void heightChanged();
    /// The repairs are to be taken back, or made again.
    void undoRequested(bool isUndone);

private:
    ReviewItem m_item;
    QToolButton *m_count;
    QToolButton *m_undo;
    QLabel *m_list;
};

} // namespace sandpad::widgets
