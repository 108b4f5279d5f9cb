#pragma once

#include "widgets/theme/Theme.h"

#include <QWidget>

#include <cstdint>
#include <utility>

namespace sandpad::widgets {

/// The part of a line that is to blame, in characters.
struct Marked
{
    enum class Whole : std::uint8_t
    {
        Show,
        Hide, ///< a mark under all of a line says nothing
    };

    int column = 0; ///< 1-based; 0: unknown, no mark
    int endColumn = 0; ///< behind its last character; 0: only `column` is known
    Whole whole = Whole::Show;
};

/// A line of the program in the code font, without its indentation, and carets under what is to
/// blame in it. Drawn rather than written in a label, since tabs and wide characters before the
/// carets would move them. Of a line that is too wide the marked part is shown.
class SourceExcerpt : public QWidget
{
    Q_OBJECT

public:
    SourceExcerpt(const QString &line, const Marked &marked, QWidget *parent);

    void setTheme(const Theme &theme);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasMark() const { return m_last > m_first; }
    /// What is drawn, and above which part of it, in pixels from the left edge, the carets stand.
    [[nodiscard]] const QString &text() const { return m_text; }
    [[nodiscard]] std::pair<int, int> markedPixels() const;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void setMark(const QString &line, const Marked &marked);
    [[nodiscard]] int advanceTo(qsizetype unit) const;
    [[nodiscard]] int shift() const;

    Theme m_theme;
    QString m_text; ///< tabs are spaces
    qsizetype m_first = 0; ///< the marked part of m_text, in UTF-16 units
    qsizetype m_last = 0;
};

} // namespace sandpad::widgets
