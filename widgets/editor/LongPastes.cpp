#include "widgets/editor/LongPastes.h"

#include "widgets/editor/LongLines.h"
#include "widgets/editor/Scintilla.h"

#include <QClipboard>
#include <QDropEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMimeData>
#include <QMouseEvent>

namespace sandpad::widgets {

LongPastes::LongPastes(QsciScintilla *editor, std::function<void(const QByteArray &)> show)
    : QObject(editor)
    , m_editor(editor)
    , m_show(std::move(show))
{
    editor->installEventFilter(this);
    editor->viewport()->installEventFilter(this);
}

bool LongPastes::takes(const QString &text) const
{
    const auto ask = [this](unsigned message, long argument = 0) {
        return send(*m_editor, message, argument);
    };
    const long start = ask(QsciScintilla::SCI_GETSELECTIONSTART);
    const long end = ask(QsciScintilla::SCI_GETSELECTIONEND);
    const long around =
        ask(QsciScintilla::SCI_LINELENGTH, ask(QsciScintilla::SCI_LINEFROMPOSITION, start))
        + ask(QsciScintilla::SCI_LINELENGTH, ask(QsciScintilla::SCI_LINEFROMPOSITION, end));
    const QByteArray taken = text.toUtf8();
    if (m_editor->isReadOnly() || around + taken.size() <= kLongestEditedLine)
        return false;
    const QByteArray all = bytesOf(*m_editor, 0, start) + taken
        + bytesOf(*m_editor, end, ask(QsciScintilla::SCI_GETLENGTH));
    if (!hasLongLine(all))
        return false;
    m_show(all);
    return true;
}

bool LongPastes::eventFilter(QObject * /*watched*/, QEvent *event)
{
    const QClipboard *clipboard = QGuiApplication::clipboard();
    switch (event->type()) {
    case QEvent::KeyPress:
        return static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)
            && takes(clipboard->text());
    case QEvent::MouseButtonPress:
        return static_cast<QMouseEvent *>(event)->button() == Qt::MiddleButton
            && takes(clipboard->text(QClipboard::Selection));
    case QEvent::Drop:
        return takes(static_cast<QDropEvent *>(event)->mimeData()->text());
    default:
        return false;
    }
}

} // namespace sandpad::widgets
