#pragma once

#include <QObject>
#include <QRegularExpression>

class QsciScintilla;

namespace sandpad::widgets {

/// Indents a new line like the one before, and one step more after a bracket that stays open or,
/// where the language says so, a colon. Behind the end of what a line above has opened it goes back
/// to that line. A bracket that closes right behind the caret gets a line of its own.
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
    /// What begins a remark up to the line's end; empty: nothing does.
    void setLineComment(const QString &sign);

private:
    void onCharacterAdded(int character);
    void indentNewLine(int line);
    void dedentClosingBracket(int line);
    void dedentContinuation(int line);
    /// Of the line with the bracket that the last one of this line closes.
    [[nodiscard]] int indentOfOpening(int line) const;

    /// A line without its remark, and with "" for each of its texts.
    [[nodiscard]] QString codeOf(int line) const;

    QsciScintilla *m_editor;
    QRegularExpression m_noCode; ///< texts and remarks
    bool m_colonOpensBlock = false;
};

} // namespace sandpad::widgets
