#pragma once

#include "runner/model/RunResult.h"
#include "widgets/theme/Theme.h"

#include <QPointer>
#include <QTabBar>

#include <optional>

class QLineEdit;

namespace sandpad::widgets {

/// What a tab shows beside its title.
struct TabState
{
    QColor accent; ///< of its dot, which is a ring while the scratch runs
    bool isRunning = false;
    bool isChanged = false; ///< its file has another text; a dot stands where the tab is closed
    bool isPinned = false; ///< a pin stands there
    QString about = {}; ///< the tool tip, plain text
    std::optional<runner::Ending> ending = {}; ///< of the last run; a mark behind the title
    QString endWords = {}; ///< the same for the tool tip and for assistive technology
};

/// The row of tabs: a dot in the language's colour, the title, how the last run ended, a button
/// that closes or unpins it. Tabs can be moved, and renamed in place by a double click or F2. The
/// right button of the mouse selects a tab, too, for the menu. The wheel scrolls a row that has no
/// room for all.
class TabStrip : public QTabBar
{
    Q_OBJECT

public:
    explicit TabStrip(QWidget *parent = nullptr);

    int addScratch(const QString &title, const QColor &accent);
    void setTheme(const Theme &theme);
    void setState(int index, const TabState &state);
    void startRenaming(int index);
    /// Takes the new title as it is; nothing where none is being typed.
    void finishRenaming();
    /// Scrolls the current tab into sight, as after a move.
    void showCurrent();

signals:
    void closeRequested(int index);
    void unpinRequested(int index);
    void renamed(int index, const QString &title);

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void tabLayoutChange() override;
    /// Many tabs scroll, so that they keep their titles.
    [[nodiscard]] QSize minimumTabSizeHint(int index) const override;

private:
    /// Shows the button of a tab unless the tab is cut by the left edge, where the button would be
    /// all that is seen of it.
    void showWhereWhole(int index);
    void showMark(int index);
    [[nodiscard]] bool isPinned(int index) const;
    /// A pin, a cross, or the dot of a changed file while the mouse is elsewhere.
    void showClosing(int index, bool isOver);

    Theme m_theme;
    QLineEdit *m_edit;
    int m_renaming = -1;
    int m_turned = 0; ///< how far the wheel was turned since it last scrolled
    QPointer<QWidget> m_focusBefore; ///< where the focus was before renaming
};

} // namespace sandpad::widgets
