#pragma once

#include "widgets/theme/Theme.h"

#include <QList>
#include <QObject>

#include <optional>

class QPainter;
class QsciScintilla;

namespace sandpad::widgets {

/// Folds code away below the line that it belongs to. What belongs to a line are the lines below it
/// that are indented more; empty lines go with the line after them. All four languages are
/// indented, so one rule does for them, and for text.
///
/// A margin shows an arrow at each line that can be folded. A caret that comes into folded lines
/// unfolds them.
class Folding : public QObject
{
    Q_OBJECT

public:
    /// Child of the editor. Takes the margin of this number.
    Folding(QsciScintilla *editor, int margin);

    void setTheme(const Theme &theme);
    /// Paints the arrows in the margin, and a mark behind each line with folded ones below.
    void paint(QPainter &painter);

    /// Tells that the indents of these lines may have changed (0-based, both included).
    void update(int first, int last);

    /// Folds what the caret's line belongs to; what is folded already, a level further out.
    void foldAtCaret();
    void unfoldAtCaret();
    void foldAll();
    void unfoldAll();
    /// Unfolds what hides a line (0-based).
    void reveal(int line);

    /// The lines that others are folded below (0-based), the first ones first; at most kMostKept.
    [[nodiscard]] QList<int> folded() const;
    /// Folds below these lines, as far as they can be.
    void fold(const QList<int> &lines);

    static constexpr qsizetype kMostKept = 1000;

private:
    struct Line;
    struct Lines
    {
        int first = 0;
        int last = 0; ///< included
    };

    void setLevels(Lines lines);
    void paintArrow(QPainter &painter, int line, bool isOpen) const;
    /// Sets the levels that wait, if one of them is on the screen.
    void catchUp(int lastShown);
    [[nodiscard]] Line lineAt(int number) const;
    /// The next line with text from one on, in steps of 1 or -1; nothing near has any: -1.
    [[nodiscard]] int textFrom(int number, int step) const;
    [[nodiscard]] int caretLine() const;
    [[nodiscard]] bool canFold(int line) const;

    QsciScintilla *m_editor;
    int m_margin;
    Theme m_theme;
    bool m_isSettingLevels = false;
    std::optional<Lines> m_waiting; ///< styled while levels were set, so that theirs are not
};

} // namespace sandpad::widgets
