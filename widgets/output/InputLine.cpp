#include "widgets/output/InputLine.h"

#include "widgets/output/OutputGeometry.h"

#include <QKeyEvent>

#include <algorithm>
#include <chrono>

namespace sandpad::widgets {

namespace {

    /// Most programs that go on reading ask for the next line sooner than that.
    constexpr std::chrono::milliseconds kUntilBusy { 300 };

} // namespace

InputLine::InputLine(QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(QStringLiteral("inputLine"));
    setAccessibleName(tr("Input for the program"));
    setPlaceholderText(tr("Input: Enter sends, Ctrl+D ends it"));
    setToolTip(tr("The program waits for a line. Enter sends it, Ctrl+D ends the input, the arrow "
                  "keys bring back earlier lines."));
    m_untilBusy.setSingleShot(true);
    m_untilBusy.setInterval(kUntilBusy);
    connect(&m_untilBusy, &QTimer::timeout, this,
            [this] { setPlaceholderText(tr("The program is busy; it reads a line later")); });
}

void InputLine::place(const OutputGeometry &geometry, qint64 offset, int width)
{
    constexpr int kGap = OutputGeometry::kGap;
    const int height = sizeHint().height();
    int left = 0;
    qint64 y = geometry.bottom();
    const int end = geometry.endOfOpenLine().value_or(width) + kGap;
    if (end < width / 2) {
        left = end;
        y -= kGap + (height + geometry.grid().rowHeight) / 2;
    }
    setGeometry(OutputGeometry::kSide + left, static_cast<int>(y - offset), width - left, height);
}

void InputLine::ask(bool isSecret)
{
    m_untilBusy.stop();
    setEchoMode(isSecret ? Password : Normal);
    setPlaceholderText(isSecret ? tr("Password: it is not shown, Enter sends it")
                                : tr("Input: Enter sends, Ctrl+D ends it"));
}

void InputLine::send()
{
    const QString line = text();
    if (!line.isEmpty() && echoMode() == Normal
        && (m_history.isEmpty() || m_history.last() != line))
        m_history.append(line);
    m_at = m_history.size();
    clear();
    m_untilBusy.start();
    emit entered(line);
}

void InputLine::recall(int by)
{
    const qsizetype next = std::clamp<qsizetype>(m_at + by, 0, m_history.size());
    if (next == m_at || echoMode() != Normal)
        return;
    if (m_at == m_history.size())
        m_typed = text();
    m_at = next;
    setText(m_at == m_history.size() ? m_typed : m_history[m_at]);
}

bool InputLine::event(QEvent *event)
{
    // The key that ends the input is a command of the editor elsewhere.
    if (event->type() == QEvent::ShortcutOverride && endsInput(*static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

bool InputLine::endsInput(const QKeyEvent &event) const
{
    return event.modifiers() == Qt::ControlModifier && event.key() == Qt::Key_D && text().isEmpty();
}

void InputLine::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() == Qt::NoModifier || event->modifiers() == Qt::KeypadModifier) {
        switch (event->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return send();
        case Qt::Key_Up:
            return recall(-1);
        case Qt::Key_Down:
            return recall(1);
        case Qt::Key_Escape:
            // What is typed goes first, so that one key does not end a program by accident.
            if (!text().isEmpty())
                return clear();
            emit stopRequested();
            return;
        default:
            break;
        }
    }
    if (endsInput(*event)) {
        emit ended();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

} // namespace sandpad::widgets
