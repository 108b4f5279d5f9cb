#pragma once

#include <QObject>

class QMouseEvent;
class QsciScintilla;

namespace sandpad::widgets {

/// Several carets by mouse. Ctrl and a click add a caret, Ctrl and a drag a selection, and a second
/// Ctrl-click at a caret removes it. Alt and a drag, or Shift, Alt and a drag where the window
/// manager moves windows by Alt, select columns. QScintilla itself takes Ctrl for Alt under X11.
class CaretMouse : public QObject
{
    Q_OBJECT

public:
    /// Watches the editor's viewport.
    explicit CaretMouse(QsciScintilla *editor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Says whether the press is done with.
    bool press(const QMouseEvent &event);
    void addOrRemove(long position);
    /// Removes the caret there; says whether there was one beside others.
    bool removeCaretAt(long position);
    /// Gives QScintilla the press as the one by which it begins a selection of columns. It follows
    /// the mouse itself, but by its own clock, so that the end of a fast drag is told to it.
    void beginColumns(const QMouseEvent &event);
    void endColumns(const QMouseEvent &event);

    QsciScintilla *m_editor;
    bool m_isSelecting = false; ///< while the button is held, the newest selection follows
    bool m_isInColumns = false;
    bool m_isPassingOn = false;
};

} // namespace sandpad::widgets
