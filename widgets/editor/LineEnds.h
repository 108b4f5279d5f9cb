#pragma once

#include <QObject>
#include <QString>

class QsciScintilla;

namespace sandpad::widgets {

/// The ends of lines in an editor: a line feed, a carriage return and a line feed as in files of
/// Windows, or a carriage return alone as in very old ones. Enter makes the end that the first line
/// has, so that no text becomes mixed.
class LineEnds : public QObject
{
    Q_OBJECT

public:
    /// Follows the text of the editor.
    explicit LineEnds(QsciScintilla *editor);

    /// Gives all lines the other end, LF or CRLF, as one step that can be undone.
    void change();

signals:
    void changed();

private:
    void follow();

    QsciScintilla *m_editor;
};

/// "LF", "CRLF" or "CR".
[[nodiscard]] QString lineEndName(const QsciScintilla &editor);

/// What Enter makes: "\n", "\r\n" or "\r".
[[nodiscard]] QString lineEnd(const QsciScintilla &editor);

} // namespace sandpad::widgets
