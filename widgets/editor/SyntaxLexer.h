#pragma once

#include "widgets/editor/LineStyles.h"
#include "widgets/theme/Theme.h"

#include <KSyntaxHighlighting/State>
#include <QList>
#include <Qsci/qscilexercustom.h>

namespace sandpad::widgets {

/// The theme's code font for Scintilla, which counts in points.
[[nodiscard]] QFont editorFont(const Theme &theme, const QPaintDevice &device);

/// Colours an editor by a definition of KDE syntax-highlighting.
///
/// The highlighter's state after each line is kept. After a change, lines are styled again until
/// one ends in the same state as before; the styles further down are still right, and Scintilla is
/// told so. Each kind of text (keyword, string, ...) has one Scintilla style, in the colours of the
/// Theme. A line over kLongestLine bytes is data and is not coloured.
class SyntaxLexer : public QsciLexerCustom
{
    Q_OBJECT

public:
    static constexpr int kLongestLine = 20'000;

    /// Child of the editor that it colours.
    explicit SyntaxLexer(QsciScintilla *parent);
    ~SyntaxLexer() override;

    /// Sets the definition by its name; an unknown one colours nothing.
    void setDefinitionName(const QString &name);
    /// What begins a remark to the end of the line, by the definition; empty: nothing does.
    [[nodiscard]] QString lineComment() const;
    void setTheme(const Theme &theme);

    [[nodiscard]] const char *language() const override { return "Sandpad"; }
    [[nodiscard]] QString description(int style) const override;
    [[nodiscard]] QColor defaultColor(int style) const override;
    [[nodiscard]] QFont defaultFont(int style) const override;
    [[nodiscard]] QColor defaultPaper(int style) const override;
    void styleText(int start, int end) override;

    /// Lines styled by the last styleText(), for tests of what is restyled.
    [[nodiscard]] int linesStyled() const { return m_linesStyled; }

signals:
    /// Lines were styled again, because their text or what stands before it has changed (0-based,
    /// both included). Comes while Scintilla styles, which is when it wants to know their levels.
    void styled(int first, int last);

private:
    void onModified(int position, int type, const char *text, int length, int linesAdded);
    void restyleAll();
    /// Styles lines from `first` to `wanted`, and on until the rest is as it was. Returns the last.
    int styleLines(int first, int wanted);
    [[nodiscard]] KSyntaxHighlighting::State styleLine(int line,
                                                       const KSyntaxHighlighting::State &state);

    QsciScintilla *m_editor;
    LineStyles m_styles;
    Theme m_theme;
    QList<KSyntaxHighlighting::State> m_states; ///< after each line styled so far
    int m_linesStyled = 0;
};

} // namespace sandpad::widgets
