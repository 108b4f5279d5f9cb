#pragma once

#include "widgets/theme/Theme.h"

#include <QObject>

class QsciScintilla;

namespace sandpad::widgets {

/// Several carets and selections at a time. What is typed, deleted or pasted happens at each; Esc
/// leaves the last one. See CaretMouse for the mouse.
class Carets : public QObject
{
    Q_OBJECT

public:
    explicit Carets(QsciScintilla *editor);

    void setTheme(const Theme &theme);

    /// Adds a caret in the line above the topmost one (`step` -1) or below the lowest one (1), in
    /// the column of the rightmost one; nothing where there is no line.
    void add(int step);
    /// Selects the word at the caret, or the next text like the selected one, too. To a whole word
    /// only whole words are alike.
    void selectNextOccurrence();
    void selectAllOccurrences();

    [[nodiscard]] bool areSeveral() const;
    [[nodiscard]] int count() const;
    /// The characters in all selections.
    [[nodiscard]] qsizetype selected() const;
    void keepLast();

private:
    /// Tells Scintilla what is alike.
    void setUpSearch();

    QsciScintilla *m_editor;
};

} // namespace sandpad::widgets
