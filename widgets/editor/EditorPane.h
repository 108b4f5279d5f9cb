#pragma once

#include "widgets/theme/Theme.h"

#include <QWidget>

#include <utility>

class QToolButton;

namespace sandpad::widgets {

class CodeEditor;
class CodeSearch;
class FindBar;
class LineRow;
class ReplaceRow;

/// The editor with the rows below it: to find and replace a text, and to go to a line. Each row
/// closes with Esc, which leads back to the code.
class EditorPane : public QWidget
{
    Q_OBJECT

public:
    explicit EditorPane(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    [[nodiscard]] CodeEditor &editor() const { return *m_editor; }
    [[nodiscard]] FindBar &findBar() const { return *m_findBar; }
    [[nodiscard]] ReplaceRow &replaceRow() const { return *m_replaceRow; }
    [[nodiscard]] LineRow &lineRow() const { return *m_lineRow; }

public slots:
    /// Opens the row to find something, with the selected text. Where lines are selected, it finds
    /// only in them.
    void find();
    /// As find(), with the row for what to put in its place.
    void replace();
    /// Goes to the next hit, or the one before; opens the row when it is closed.
    void stepHit(int by);
    /// Opens the row to go to a line.
    void askForLine();

private:
    void connectFind();
    void connectLine();
    void replaceAll();
    void closeFind();
    void closeLine();

    CodeEditor *m_editor;
    FindBar *m_findBar;
    ReplaceRow *m_replaceRow;
    LineRow *m_lineRow;
    CodeSearch *m_search;
    QToolButton *m_inSelection = nullptr;
    std::pair<int, int> m_caret; ///< line and index before a person looks for a line
};

} // namespace sandpad::widgets
