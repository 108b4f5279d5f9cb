#include "widgets/editor/CaretUndo.h"

#include "widgets/editor/Scintilla.h"

#include <QKeyEvent>

#include <algorithm>
#include <limits>
#include <utility>

namespace sandpad::widgets {

using Base = QsciScintillaBase;

namespace {

    /// The numbers of steps are positive; a place of the caret is a negative one, which tells
    /// whether it is that before the step or that after it.
    int numberOf(long place, bool isAfter)
    {
        return static_cast<int>(-(2 * place + (isAfter ? 1 : 0)) - 1);
    }

    void addPlace(const QsciScintilla &editor, bool isAfter)
    {
        const long place = send(editor, Base::SCI_GETCURRENTPOS);
        if (place < std::numeric_limits<int>::max() / 2)
            send(editor, Base::SCI_ADDUNDOACTION, numberOf(place, isAfter));
    }

} // namespace

UndoStep::UndoStep(QsciScintilla &editor)
    : m_editor(editor)
{
    send(m_editor, Base::SCI_BEGINUNDOACTION);
    addPlace(m_editor, false);
}

UndoStep::~UndoStep()
{
    addPlace(m_editor, true);
    send(m_editor, Base::SCI_ENDUNDOACTION);
}

CaretUndo::CaretUndo(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
{
    send(*editor, Base::SCI_SETMODEVENTMASK,
         send(*editor, Base::SCI_GETMODEVENTMASK) | Base::SC_MOD_CONTAINER);
    connect(editor, &Base::SCN_MODIFIED, this,
            [this](int, int type, const char *, int, int, int, int, int, int token, int) {
                onModified(type, token);
            });
    editor->installEventFilter(this);
}

std::optional<CaretUndo::Kind> CaretUndo::kindOf(const QKeyEvent &event)
{
    const auto held = event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    if (held != Qt::NoModifier)
        return std::nullopt;
    if (event.key() == Qt::Key_Backspace)
        return Kind::Backspace;
    if (event.key() == Qt::Key_Delete)
        return Kind::Delete;
    const QString text = event.text();
    const bool isTyped = !text.isEmpty() && (text[0].isPrint() || text[0].isSpace());
    return isTyped ? std::optional(Kind::Text) : std::nullopt;
}

CaretUndo::Place CaretUndo::placeOf(Kind kind) const
{
    return { .kind = kind,
             .length = send(*m_editor, Base::SCI_GETLENGTH),
             .carets = send(*m_editor, Base::SCI_GETSELECTIONS),
             .position = send(*m_editor, Base::SCI_GETCURRENTPOS) };
}

bool CaretUndo::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress || m_isInKey)
        return QObject::eventFilter(watched, event);
    const auto kind = kindOf(*static_cast<QKeyEvent *>(event));
    m_isInKey = true;
    if (kind && !m_editor->isReadOnly() && send(*m_editor, Base::SCI_GETSELECTIONS) > 1)
        type(event, *kind);
    else
        watched->event(event);
    m_isInKey = false;
    finishStep(); // the key may have been that of undo
    return true;
}

void CaretUndo::type(QEvent *event, Kind kind)
{
    const bool goesOn = m_place == placeOf(kind) && send(*m_editor, Base::SCI_GETSELECTIONEMPTY);
    m_isChanged = false;
    send(*m_editor, Base::SCI_BEGINUNDOACTION);
    static_cast<QObject *>(m_editor)->event(event);
    if (m_isChanged) {
        send(*m_editor, Base::SCI_ADDUNDOACTION, m_next);
        if (goesOn && !m_goes.isEmpty())
            m_goes.last().last = m_next;
        else
            m_goes.append({ .first = m_next, .last = m_next });
        ++m_next;
        m_place = placeOf(kind);
    }
    send(*m_editor, Base::SCI_ENDUNDOACTION);
}

void CaretUndo::onModified(int type, int number)
{
    const int steps = type & (Base::SC_PERFORMED_UNDO | Base::SC_PERFORMED_REDO);
    if ((type & (Base::SC_MOD_INSERTTEXT | Base::SC_MOD_DELETETEXT)) != 0) {
        m_isChanged = true;
        if (steps == 0)
            m_caret.reset(); // the text is another one by now
    }
    if ((type & Base::SC_MOD_CONTAINER) == 0 || steps == 0)
        return;
    if (number < 0)
        return onPlace(number, (steps & Base::SC_PERFORMED_REDO) != 0);
    const bool isFirst = !std::exchange(m_stepped, number);
    m_isRedone = (steps & Base::SC_PERFORMED_REDO) != 0;
    // Nothing may be changed while Scintilla tells of a change.
    if (isFirst && !m_isInKey)
        QMetaObject::invokeMethod(this, &CaretUndo::finishStep, Qt::QueuedConnection);
}

void CaretUndo::onPlace(int number, bool isRedone)
{
    const long value = -(static_cast<long>(number) + 1);
    const bool isAfter = value % 2 != 0;
    if (isAfter != isRedone)
        return;
    m_caret = value / 2;
    if (!m_isInKey)
        QMetaObject::invokeMethod(this, &CaretUndo::finishStep, Qt::QueuedConnection);
}

void CaretUndo::finishStep()
{
    if (m_caret) {
        const long place = *std::exchange(m_caret, std::nullopt);
        send(*m_editor, Base::SCI_SETSEL, place, place);
        send(*m_editor, Base::SCI_CHOOSECARETX);
    }
    if (!m_stepped)
        return;
    const int number = *m_stepped;
    const bool isRedone = m_isRedone;
    const auto go = std::ranges::find_if(
        m_goes, [number](const Go &each) { return each.first <= number && number <= each.last; });
    const int steps = go == m_goes.end() ? 0 : isRedone ? go->last - number : number - go->first;
    for (int i = 0; i < steps; ++i)
        send(*m_editor, isRedone ? Base::SCI_REDO : Base::SCI_UNDO);
    m_stepped.reset();
    m_place.reset(); // what is typed next is another go
}

} // namespace sandpad::widgets
