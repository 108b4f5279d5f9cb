#pragma once

#include "widgets/theme/Theme.h"

#include <QList>
#include <QObject>
#include <QString>

#include <cstdint>

class QPainter;
class QsciScintilla;

namespace sandpad::widgets {

/// A line with an error, and the message about it.
struct ErrorMark
{
    enum class Kind : std::uint8_t
    {
        Error,
        Caller, ///< only led to the error: words behind the line, in a quiet colour
        Type ///< the program runs, but its types do not fit together: a colour of its own
    };

    int line = 0; ///< 1-based
    int column = 0; ///< 1-based; 0 when unknown
    QString message;
    Kind kind = Kind::Error;
    QString details = {}; ///< for a tool tip; empty: the message
};

/// Lines with an error have a coloured background, with a short message behind their end, or in a
/// row of its own below where the line leaves too little room: it never covers code. A tool tip has
/// all that is said of the line. A mark disappears when its line is edited, and moves with the line
/// when lines are inserted above. Callers go with the last error. Child of its editor.
class ErrorMarks : public QObject
{
    Q_OBJECT

public:
    explicit ErrorMarks(QsciScintilla *editor);

    void setTheme(const Theme &theme);
    void show(const QList<ErrorMark> &marks);
    /// Shows these in the place of those of the kind; the others stay, and go first in their lines.
    void showKind(ErrorMark::Kind kind, const QList<ErrorMark> &marks);
    void clear();
    /// The marked lines, 1-based, with their messages.
    [[nodiscard]] QList<ErrorMark> marks() const;
    /// Finds places for the messages anew; called when the editor has another width.
    void findRoom();
    /// Draws the messages; called after the editor has painted itself.
    void paint(QPainter &painter) const;
    /// What the tool tip of a line (0-based) says, as plain text; empty: nothing.
    [[nodiscard]] QString toolTip(int line) const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Placed
    {
        int handle = -1; ///< Scintilla's, which follows the line
        ErrorMark mark;
    };
    /// Where a message may stand, in pixels of the viewport.
    struct Room
    {
        int left = 0; ///< of the code, while it is not scrolled
        int behind = 0; ///< the code
        int top = 0;
        int height = 0;
        int rowsBelow = 0; ///< rows below the line are made for it
    };
    [[nodiscard]] Room roomFor(int line) const;
    void place(const ErrorMark &mark);
    [[nodiscard]] int markerOf(ErrorMark::Kind kind) const;
    /// Finds room for the messages and paints.
    void showPlaced();
    void onEdited(int position);
    void showCaretLine();
    [[nodiscard]] int lineOf(const Placed &placed) const;
    /// Draws the message of a mark, if there is room.
    void paint(QPainter &painter, const Placed &placed, int margins) const;

    QsciScintilla *m_editor;
    Theme m_theme;
    int m_marker;
    int m_callerMarker; ///< not seen; its handles follow the lines
    int m_typeMarker;
    QList<Placed> m_placed;
};

} // namespace sandpad::widgets
