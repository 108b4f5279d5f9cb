#include "app/settings/dialog/KeyField.h"

#include "app/settings/CommandKeys.h"
#include "widgets/controls/KeyTip.h"

#include <QKeyEvent>

namespace sandpad::app {

namespace {

    bool isModifier(int key)
    {
        return key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt
            || key == Qt::Key_Meta || key == Qt::Key_AltGr || key == 0 || key == Qt::Key_unknown;
    }

    /// Shift does not count where a character is only reached with it: Ctrl+Shift+/ is Ctrl+? then.
    QKeySequence combinationOf(const QKeyEvent &event)
    {
        Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
        const QString text = event.text();
        if (!text.isEmpty() && text[0].isPrint() && !text[0].isLetterOrNumber()
            && !text[0].isSpace())
            modifiers &= ~Qt::ShiftModifier;
        return QKeyCombination(modifiers, Qt::Key(event.key()));
    }

} // namespace

KeyField::KeyField(QWidget *parent)
    : QLineEdit(parent)
{
    setReadOnly(true);
    setPlaceholderText(tr("Press the keys"));
    setContextMenuPolicy(Qt::NoContextMenu);
}

void KeyField::forget()
{
    m_key = {};
    clear();
}

bool KeyField::event(QEvent *event)
{
    // All keys are to come here, also those of commands.
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    event->accept();
    const bool isAlone = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (isModifier(event->key()))
        return;
    if (isAlone && event->key() == Qt::Key_Escape) {
        emit escaped();
    } else if (isAlone && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
        emit confirmed();
    } else {
        m_key = combinationOf(*event);
        setText(widgets::keyText(m_key));
        emit keyPressed();
    }
}

} // namespace sandpad::app
