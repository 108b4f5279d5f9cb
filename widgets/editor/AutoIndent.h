#pragma once

#include <QObject>

class QsciScintilla;

namespace sandpad::widgets {

/// Indents a new line like the one before, and one step more after an opening bracket or, where the
/// language says so, a colon. A bracket that closes right behind the caret gets a line of its own.
/// A closing bracket that is typed first on a line removes the step.
///
/// Where a colon opens a block, a line that leaves the block (`return`, `raise`, ...) is the last
/// one of its step, and `else:`, `except:` and the like go to the step of what they belong to.
class AutoIndent : public QObject
{
    Q_OBJECT

public:
    explicit AutoIndent(QsciScintilla *editor);

    /// Does a colon at the end of a line open a block, as in Python?
    void setColonOpensBlock(bool opens) { m_colonOpensBlock = opens; }

private:
    void onCharacterAdded(int character);
    void indentNewLine(int line);
    void dedentClosingBracket(int line);
    void dedentContinuation(int line);

    QsciScintilla *m_editor;
    bool m_colonOpensBlock = false;
};

} // namespace sandpad::widgets
