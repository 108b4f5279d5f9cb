#pragma once

#include <QObject>

#include <optional>

class QMouseEvent;
class QsciScintilla;

namespace sandpad::widgets {

/// Several carets by mouse. Ctrl and a click add a caret, Ctrl and a drag a selection, and a second
/// Ctrl-click at a caret removes it. Alt and a drag, or Shift, Alt and a drag where the window
/// manager moves windows by Alt, select columns. QScintilla takes Ctrl for Alt under X11, so its
/// own way does neither.
class CaretMouse : public QObject
{
    Q_OBJECT

public:
    /// Watches the editor's viewport.
    explicit CaretMouse(QsciScintilla *editor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What the pressed button does while the mouse moves.
    enum class Drag : quint8
    {
        None,
        Selection,
        Columns
    };

    [[nodiscard]] static std::optional<Drag> dragOf(const QMouseEvent &press);
    void press(QPoint place);
    void move(QPoint place);
    /// Removes the caret there; says whether there was one beside others.
    bool removeCaretAt(long position);

    QsciScintilla *m_editor;
    Drag m_drag = Drag::None;
};

} // namespace sandpad::widgets
