#pragma once

#include <QObject>
#include <QString>

class QsciScintilla;

namespace sandpad::widgets {

/// Makes the selected lines comments, or code again when all of them are comments. One undo step.
/// They stay selected.
class CommentToggler : public QObject
{
    Q_OBJECT

public:
    explicit CommentToggler(QsciScintilla *editor);

    void setPrefix(const QString &prefix) { m_prefix = prefix; }
    void toggle();

private:
    /// What is selected, in lines and columns; only the caret when both ends are the same.
    struct Selected
    {
        int firstLine = 0;
        int from = 0;
        int lastLine = 0;
        int to = 0;
        bool isBackward = false; ///< the caret is at its beginning

        /// The text behind a place of a line moved by so many columns.
        void shift(int line, int at, int by);
    };

    [[nodiscard]] Selected selection() const;
    void select(const Selected &all);

    QsciScintilla *m_editor;
    QString m_prefix;
};

} // namespace sandpad::widgets
