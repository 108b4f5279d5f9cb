#include "widgets/editor/CaretMouse.h"

#include "widgets/editor/Scintilla.h"

#include <QMouseEvent>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

namespace {

    using Base = QsciScintillaBase;

    long positionAt(const QsciScintilla &editor, QPoint place)
    {
        return send(editor, Base::SCI_POSITIONFROMPOINT, place.x(), place.y());
    }

    /// How many columns a place lies beyond the end of its line.
    long columnsBeyond(const QsciScintilla &editor, long position, QPoint place)
    {
        const long line = send(editor, Base::SCI_LINEFROMPOSITION, position);
        if (position != send(editor, Base::SCI_GETLINEENDPOSITION, line))
            return 0;
        const long end = send(editor, Base::SCI_POINTXFROMPOSITION, 0, position);
        const long width = std::max(
            1L,
            static_cast<long>(editor.SendScintilla(Base::SCI_TEXTWIDTH, Base::STYLE_DEFAULT, " ")));
        return std::max(0L, (place.x() - end + width / 2) / width);
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
    if (!mouse)
        return QObject::eventFilter(watched, event);
    const QPoint place = mouse->position().toPoint();
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
        if (const auto drag = dragOf(*mouse)) {
            m_drag = *drag;
            press(place);
            return true;
        }
        break;
    case QEvent::MouseMove:
        if (m_drag != Drag::None && (mouse->buttons() & Qt::LeftButton) != 0) {
            move(place);
            return true;
        }
        break;
    case QEvent::MouseButtonRelease:
        if (std::exchange(m_drag, Drag::None) != Drag::None)
            return true;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

std::optional<CaretMouse::Drag> CaretMouse::dragOf(const QMouseEvent &press)
{
    if (press.button() != Qt::LeftButton)
        return std::nullopt;
    if (press.modifiers() == Qt::ControlModifier)
        return Drag::Selection;
    if (press.modifiers() == Qt::AltModifier
        || press.modifiers() == (Qt::AltModifier | Qt::ShiftModifier))
        return Drag::Columns;
    return std::nullopt;
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

void CaretMouse::press(QPoint place)
{
    m_editor->setFocus(Qt::MouseFocusReason);
    const long position = positionAt(*m_editor, place);
    if (m_drag == Drag::Selection) {
        if (removeCaretAt(position))
            m_drag = Drag::None;
        else
            send(*m_editor, Base::SCI_ADDSELECTION, position, position);
        return;
    }
    send(*m_editor, Base::SCI_SETRECTANGULARSELECTIONANCHOR, position);
    send(*m_editor, Base::SCI_SETRECTANGULARSELECTIONANCHORVIRTUALSPACE,
         columnsBeyond(*m_editor, position, place));
    move(place);
}

void CaretMouse::move(QPoint place)
{
    const long position = positionAt(*m_editor, place);
    if (m_drag == Drag::Columns) {
        send(*m_editor, Base::SCI_SETRECTANGULARSELECTIONCARET, position);
        send(*m_editor, Base::SCI_SETRECTANGULARSELECTIONCARETVIRTUALSPACE,
             columnsBeyond(*m_editor, position, place));
    } else {
        send(*m_editor, Base::SCI_SETSELECTIONNCARET, send(*m_editor, Base::SCI_GETMAINSELECTION),
             position);
    }
    send(*m_editor, Base::SCI_SCROLLCARET);
}

} // namespace sandpad::widgets
