#pragma once

#include "widgets/text/AnsiParser.h"
#include "widgets/text/LineSpool.h"

#include <array>
#include <optional>

namespace sandpad::widgets {

/// A stretch of terminal output. Carriage returns and cursor movements can still change the last
/// kTail lines; older ones are kept in a file (see LineSpool). A line longer than kLongestLine is
/// broken into several, so no layout has to deal with a longer one.
///
/// A row is what stands beside one another on the screen: lines are wrapped at the pane's width.
/// The number of rows follows from columns, so a resize costs one addition for each line.
class TextBlock : public TerminalSink
{
public:
    static constexpr qsizetype kTail = 200;
    static constexpr qsizetype kLongestLine = 4096;

    void print(QStringView text, const TextAttributes &attributes) override;
    void newLine() override;
    void carriageReturn() override { m_column = 0; }
    void backspace() override { m_column = m_column > 0 ? m_column - 1 : 0; }
    void tab(const TextAttributes &attributes) override;
    void eraseLine(Erase part) override;
    void cursorUp(int lines) override;
    void cursorDown(int lines) override;
    void cursorToColumn(int column) override { m_column = column; }

    /// The place in the run's bytes where the next printed text begins.
    void setSource(qint64 offset);
    /// The nearest line, at or before this one, whose place in the run's bytes is known. It is as
    /// exact as the pieces in which the bytes came.
    [[nodiscard]] LineSpool::Source sourceOf(qsizetype line) const;

    [[nodiscard]] bool isEmpty() const;
    /// How many lines there are; the empty one behind a final line end does not count.
    [[nodiscard]] qsizetype lineCount() const;
    /// Is the last line without its end, for example a prompt?
    [[nodiscard]] bool hasOpenLine() const
    {
        return !m_tail.last().text.isEmpty() && m_hidden == 0;
    }
    /// Hides the last lines, because a card shows the same text, and so many UTF-16 units at the
    /// end of the line before them.
    void hideLast(qsizetype lines, qsizetype units = 0);
    [[nodiscard]] TextLine line(qsizetype index) const;
    /// All lines as printed, joined by line ends.
    [[nodiscard]] QString plainText() const;

    /// How many invisible characters were printed, see hiddenCount().
    [[nodiscard]] qint64 invisibleCount() const { return m_invisible; }

    /// How many rows there are with this wrapping; remembered until the text or the width changes.
    [[nodiscard]] qint64 rowCount(Wrapping wrapping) const;
    [[nodiscard]] qsizetype lineOfRow(qint64 row, Wrapping wrapping) const;
    [[nodiscard]] qint64 firstRowOfLine(qsizetype line, Wrapping wrapping) const;

    /// The lines that do not change any more; the rest are the last ones.
    [[nodiscard]] const LineSpool &stored() const { return m_stored; }

private:
    /// To be changed.
    TextLine &tailLine(qsizetype index)
    {
        m_columns[index] = {};
        return m_tail[index];
    }
    TextLine &current() { return tailLine(m_cursor); }
    void put(QStringView text, const TextAttributes &attributes);
    [[nodiscard]] qint64 rowsOfTail(qsizetype index, Wrapping wrapping) const;

    LineSpool m_stored;
    QList<TextLine> m_tail { TextLine {} };
    QList<qint64> m_sources { 0 }; ///< of the lines in m_tail
    /// Their columns without and with labels, as far as somebody has asked. A line can have
    /// thousands of characters, and painting asks for each row.
    using Columns = std::array<std::optional<int>, 2>;
    mutable QList<Columns> m_columns { Columns {} };
    qint64 m_source = 0;
    qsizetype m_cursor = 0; ///< line in m_tail
    qsizetype m_column = 0; ///< UTF-16 unit in that line
    qsizetype m_hidden = 0; ///< lines at the end
    qint64 m_invisible = 0;
};

} // namespace sandpad::widgets
