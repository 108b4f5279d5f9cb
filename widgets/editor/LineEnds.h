#pragma once

#include <QObject>
#include <QString>

class QsciScintilla;

namespace sandpad::widgets {

/// The ends of lines in an editor: a line feed, or a carriage return and a line feed as in files of
/// Windows. Enter makes the end that the first line has, so that no text becomes mixed.
class LineEnds : public QObject
{
    Q_OBJECT

public:
    /// Follows the text of the editor.
    explicit LineEnds(QsciScintilla *editor);

    /// Gives all lines the other end, as one step that can be undone.
    void change();

signals:
    void changed();

private:
    void follow();

    QsciScintilla *m_editor;
};

/// Whether Enter makes the end of Windows.
[[nodiscard]] bool hasWindowsEnds(const QsciScintilla &editor);

/// What Enter makes: "\n" or "\r\n".
[[nodiscard]] QString lineEnd(const QsciScintilla &editor);

} // namespace sandpad::widgets
