#pragma once

#include "runner/model/LanguageInfo.h"
#include "widgets/editor/ErrorMarks.h"
#include "widgets/theme/Theme.h"

#include <Qsci/qsciscintilla.h>

#include <optional>

namespace sandpad::widgets {

class AutoClose;
class AutoIndent;
class Carets;
class Indentation;
class LineEnds;
class LongPastes;
class CommentToggler;
class Folding;
class SyntaxLexer;
class WordPlaces;

/// The editor of a scratch. Its text is bytes: whatever is put in comes out the same, valid UTF-8
/// or not. Behaviours are small objects of their own, children of the editor.
///
/// A text with a line over kLongestEditedLine bytes is shown shortened and cannot be edited (see
/// LongLines.h). bytes() still returns all of it.
class CodeEditor : public QsciScintilla
{
    Q_OBJECT

public:
    explicit CodeEditor(QWidget *parent = nullptr);

    void setBytes(const QByteArray &bytes);
    [[nodiscard]] QByteArray bytes() const;
    /// At most so many bytes of the beginning.
    [[nodiscard]] QByteArray head(qsizetype most) const;
    [[nodiscard]] qsizetype byteCount() const;
    /// Like setBytes(), but undo brings the old text back, and the caret stays in its line.
    void replaceBytes(const QByteArray &bytes);

    void setLanguage(const runner::LanguageInfo &language);
    void setTheme(const Theme &theme);

    /// Spaces as points and tabulators as arrows.
    void showWhiteSpace(bool isShown);
    /// Long lines go on in the next row, below their indentation.
    void wrapLines(bool isWrapped);
    void showErrors(const QList<ErrorMark> &marks);
    /// Shows what is wrong with types beside the errors, in the place of what was shown before.
    void showTypeErrors(const QList<ErrorMark> &marks);
    void clearErrors();
    [[nodiscard]] QList<ErrorMark> errors() const;
    /// Moves the caret there (1-based; column 0: the first character) and shows it.
    void showPlace(int line, int column);
    /// As showPlace(), and takes the focus.
    void goTo(int line, int column);

    /// The first line that is shown (0-based).
    [[nodiscard]] int topLine() const;
    void setTopLine(int line);
    /// Shows the beginnings of the lines, wherever the caret is.
    void showLineStarts();

    [[nodiscard]] Folding &folding() { return *m_folding; }
    [[nodiscard]] Carets &carets() { return *m_carets; }
    [[nodiscard]] LineEnds &lineEnds() { return *m_lineEnds; }
    [[nodiscard]] Indentation &indentationStyle() { return *m_indentation; }
    [[nodiscard]] const SyntaxLexer &syntaxLexer() const { return *m_lexer; }

    /// Is the text shown shortened, so that it cannot be edited?
    [[nodiscard]] bool isShortened() const { return m_whole.has_value(); }

public slots:
    /// Offers the words of the text that begin as the one at the caret.
    void completeWord();
    void toggleComment();
    void paste() override;

signals:
    /// The text has changed; cheap, comes for every change.
    void textEdited();
    /// 1-based, the column in characters.
    void caretMoved(int line, int column);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;

private:
    void setUpBehaviour();
    void setUpMargins();
    /// Does the editor handle this key? Commands of the window (its actions) come first.
    [[nodiscard]] bool isForEditor(const QKeyEvent &event) const;
    void widenLineNumbers();
    /// The longest line may be gone.
    void forgetWidth();
    void showText(const QByteArray &bytes);

    SyntaxLexer *m_lexer;
    ErrorMarks *m_errors;
    Folding *m_folding;
    AutoIndent *m_autoIndent;
    AutoClose *m_autoClose;
    CommentToggler *m_comments;
    Carets *m_carets;
    LineEnds *m_lineEnds;
    WordPlaces *m_wordPlaces;
    Indentation *m_indentation;
    LongPastes *m_longPastes;
    Theme m_guides; ///< the colours of the lines at steps of indentation
    std::optional<QByteArray> m_whole; ///< the text, while what is shown is shorter
};

} // namespace sandpad::widgets
