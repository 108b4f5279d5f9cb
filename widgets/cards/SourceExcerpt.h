#pragma once

#include "widgets/theme/Theme.h"

#include <QWidget>

#include <cstdint>
#include <utility>

namespace sandpad::widgets {

/// The part of a line that an error points at, in characters.
struct Marked
{
    enum class Whole : std::uint8_t
    {
        Show,
        Hide, ///< no mark under a whole line, which would say nothing
    };

    int column = 0; ///< 1-based; 0: unknown, no mark
    int endColumn = 0; ///< behind its last character; 0: only `column` is known
    Whole whole = Whole::Show;
};

/// A line of the program in the code font, without its indentation, and a line under the part that
/// an error points at. It is drawn, not written in a label, because tabs and wide characters would
/// move the mark. When the line is too wide, the marked part is shown.
class SourceExcerpt : public QWidget
{
    Q_OBJECT

public:
    SourceExcerpt(const QString &line, const Marked &marked, QWidget *parent);

    void setTheme(const Theme &theme);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasMark() const { return m_last > m_first; }
    /// The drawn text, and where the mark stands, in pixels from the left edge.
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
