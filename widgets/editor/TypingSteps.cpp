#include "widgets/editor/TypingSteps.h"

#include "widgets/editor/Scintilla.h"

#include <QKeyEvent>

namespace sandpad::widgets {

namespace {
    constexpr qint64 kPauseMs = 1500;
} // namespace

TypingSteps::TypingSteps(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
{
    editor->installEventFilter(this);
}

bool TypingSteps::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        m_sinceKey.invalidate();
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool isNewLine = key == Qt::Key_Return || key == Qt::Key_Enter;
        if (isNewLine || !m_sinceKey.isValid() || m_sinceKey.hasExpired(kPauseMs)) {
            // A group with nothing in it takes part in no step, and nothing is joined across it.
            send(*m_editor, QsciScintilla::SCI_BEGINUNDOACTION);
            send(*m_editor, QsciScintilla::SCI_ENDUNDOACTION);
        }
        m_sinceKey.start();
    }
    return QObject::eventFilter(watched, event);
}

} // namespace sandpad::widgets
