#include "widgets/editor/CaretMouse.h"

#include "widgets/editor/Scintilla.h"

#include <QCoreApplication>
#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

namespace {

    using Base = QsciScintillaBase;

    long positionAt(const QsciScintilla &editor, const QMouseEvent &event)
    {
        const QPoint place = event.position().toPoint();
        return send(editor, Base::SCI_POSITIONFROMPOINT, place.x(), place.y());
    }

    /// How many columns the mouse is beyond the end of the line.
    long columnsBeyond(const QsciScintilla &editor, long position, const QMouseEvent &event)
    {
        const long line = send(editor, Base::SCI_LINEFROMPOSITION, position);
        if (position != send(editor, Base::SCI_GETLINEENDPOSITION, line))
            return 0;
        const long end = send(editor, Base::SCI_POINTXFROMPOSITION, 0, position);
        const long width = editor.SendScintilla(Base::SCI_TEXTWIDTH, Base::STYLE_DEFAULT, " ");
        const auto x = static_cast<long>(event.position().x());
        return std::max(0L, (x - end + width / 2) / std::max(1L, width));
    }

} // namespace

CaretMouse::CaretMouse(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
{
    editor->viewport()->installEventFilter(this);
}

bool CaretMouse::eventFilter(QObject *watched, QEvent *event)
{
    const auto *mouse = event->isInputEvent() ? dynamic_cast<QMouseEvent *>(event) : nullptr;
    if (!mouse || m_isPassingOn)
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        return press(*mouse);
    case QEvent::MouseMove:
        if (!m_isSelecting || (mouse->buttons() & Qt::LeftButton) == 0)
            break;
        // Scintilla then also takes the X11 selection, and draws it as the current one.
        send(*m_editor, Base::SCI_SETCURRENTPOS, positionAt(*m_editor, *mouse));
        send(*m_editor, Base::SCI_SCROLLCARET);
        return true;
    case QEvent::MouseButtonRelease:
        if (std::exchange(m_isSelecting, false))
            return true;
        if (std::exchange(m_isInColumns, false))
            endColumns(*mouse);
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

bool CaretMouse::press(const QMouseEvent &event)
{
    if (event.button() != Qt::LeftButton)
        return false;
    if (event.modifiers() == Qt::ControlModifier) {
        m_editor->setFocus(Qt::MouseFocusReason);
        addOrRemove(positionAt(*m_editor, event));
        return true;
    }
    if (event.modifiers() == Qt::AltModifier
        || event.modifiers() == (Qt::AltModifier | Qt::ShiftModifier)) {
        beginColumns(event);
        return true;
    }
    return false;
}

void CaretMouse::addOrRemove(long position)
{
    m_isSelecting = !removeCaretAt(position);
    if (m_isSelecting)
        send(*m_editor, Base::SCI_ADDSELECTION, position, position);
}

void CaretMouse::beginColumns(const QMouseEvent &event)
{
    QMouseEvent passed(QEvent::MouseButtonPress, event.position(), event.globalPosition(),
                       event.button(), event.buttons(), Qt::ControlModifier);
    // With several selections, Ctrl would add one.
    send(*m_editor, Base::SCI_SETMULTIPLESELECTION, 0);
    m_isPassingOn = true;
    QCoreApplication::sendEvent(m_editor->viewport(), &passed);
    m_isPassingOn = false;
    send(*m_editor, Base::SCI_SETMULTIPLESELECTION, 1);
    m_isInColumns = true;
}

void CaretMouse::endColumns(const QMouseEvent &event)
{
    const long position = positionAt(*m_editor, event);
    send(*m_editor, Base::SCI_SETRECTANGULARSELECTIONCARET, position);
    send(*m_editor, Base::SCI_SETRECTANGULARSELECTIONCARETVIRTUALSPACE,
         columnsBeyond(*m_editor, position, event));
}

bool CaretMouse::removeCaretAt(long position)
{
    const long count = send(*m_editor, Base::SCI_GETSELECTIONS);
    for (long i = 0; count > 1 && i < count; ++i) {
        if (send(*m_editor, Base::SCI_GETSELECTIONNCARET, i) != position
            || send(*m_editor, Base::SCI_GETSELECTIONNANCHOR, i) != position)
            continue;
        send(*m_editor, Base::SCI_DROPSELECTIONN, i);
        return true;
    }
    return false;
}

} // namespace sandpad::widgets
