#pragma once

#include "widgets/review/ReviewItem.h"
#include "widgets/theme/Theme.h"

#include <QWidget>

namespace sandpad::widgets {

class IconButton;

/// What can be done with one block: run, edit, open as a scratch, copy.
class BlockActions : public QWidget
{
    Q_OBJECT

public:
    explicit BlockActions(QWidget *parent);

    void setItem(const ReviewItem &item);
    void setTheme(const Theme &theme);
    void setEditing(bool isEditing);

    [[nodiscard]] IconButton &run() const { return *m_run; }
    [[nodiscard]] IconButton &edit() const { return *m_edit; }
    [[nodiscard]] IconButton &openScratch() const { return *m_scratch; }
    [[nodiscard]] IconButton &copy() const { return *m_copy; }
    /// The place for all of them; the same whether the block can run or not.
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void runRequested();
    void editRequested();
    void scratchRequested();
    void copyRequested();

private:
    int m_index = 0;
    bool m_isEditing = false;
    IconButton *m_run;
    IconButton *m_edit;
    IconButton *m_scratch;
    IconButton *m_copy;
};

} // namespace sandpad::widgets
