#pragma once

#include <QElapsedTimer>
#include <QObject>

class QsciScintilla;

namespace sandpad::widgets {

/// Ends the step for undo where a person would: before a new line, after a pause in typing, and
/// after the focus was elsewhere. Scintilla joins whatever is typed at one place.
///
/// Child of the editor, whose keys it sees first.
class TypingSteps : public QObject
{
    Q_OBJECT

public:
    explicit TypingSteps(QsciScintilla *editor);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QsciScintilla *m_editor;
    QElapsedTimer m_sinceKey; ///< invalid: nothing was typed since the focus came
};

} // namespace sandpad::widgets
