#pragma once

#include <QObject>
#include <QString>

class QsciScintilla;

namespace sandpad::widgets {

/// How the lines of an editor are indented: by spaces, and how many, or by tabulators. It is as the
/// first indented line has it, so that Tab and Enter make no mixture; where there is none, as usual
/// in the language.
class Indentation : public QObject
{
    Q_OBJECT

public:
    /// Follows the text of the editor.
    explicit Indentation(QsciScintilla *editor);

    /// The language's own: so many spaces.
    void setUsual(int width);
    /// Looks at the text anew, as it is another one.
    void look();
    /// From spaces to tabulators or back, in all lines, as one step that can be undone.
    void change();
    /// "4 spaces".
    [[nodiscard]] QString text() const;

signals:
    void changed();

private:
    void follow();
    void indentAnew(int line, int indent);
    void use(bool hasTabs, int width);

    QsciScintilla *m_editor;
    int m_usual = 4;
    bool m_isKnown = false; ///< there is an indented line
};

} // namespace sandpad::widgets
