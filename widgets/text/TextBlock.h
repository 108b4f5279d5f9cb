#pragma once

#include "widgets/text/AnsiParser.h"
#include "widgets/text/LineSpool.h"

namespace sandpad::widgets {

/// A stretch of terminal output. The last kTail lines can still be changed by carriage returns
/// and cursor movements; older ones are kept in a file (see LineSpool). A line longer than
/// kLongestLine is broken into several, so that no layout ever sees more.
///
/// Rows are what is on the screen: a line wrapped at the pane's width. Their count is arithmetic
/// on columns, so a resize costs one addition a line.
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

    /// Where in the run's bytes that begins which is printed next.
    void setSource(qint64 offset);
    /// The nearest line at or before this one of which the place in the run's bytes is known; as
    /// exact as the pieces in which the bytes came.
    [[nodiscard]] LineSpool::Source sourceOf(qsizetype line) const;

    [[nodiscard]] bool isEmpty() const;
    /// Lines, without an empty one behind a final line end.
    [[nodiscard]] qsizetype lineCount() const;
    /// Does a line stand at the end that was not ended, as a prompt?
    [[nodiscard]] bool hasOpenLine() const
    {
        return !m_tail.last().text.isEmpty() && m_hidden == 0;
    }
    /// Takes the last lines out of sight, because a card shows the same; their text is kept there.
    void hideLast(qsizetype lines) { m_hidden = lines; }
    [[nodiscard]] TextLine line(qsizetype index) const;
    /// All lines as printed, joined by line ends.
    [[nodiscard]] QString plainText() const;

    /// How many characters were printed that cannot be seen, see hiddenCount().
    [[nodiscard]] qint64 invisibleCount() const { return m_invisible; }

    /// Rows when wrapped so; remembers them until the text or width changes.
    [[nodiscard]] qint64 rowCount(Wrapping wrapping) const;
    [[nodiscard]] qsizetype lineOfRow(qint64 row, Wrapping wrapping) const;
    [[nodiscard]] qint64 firstRowOfLine(qsizetype line, Wrapping wrapping) const;

    /// The lines that do not change any more; the rest are the last ones.
    [[nodiscard]] const LineSpool &stored() const { return m_stored; }

private:
    TextLine &current() { return m_tail[m_cursor]; }
    void put(QStringView text, const TextAttributes &attributes);
    [[nodiscard]] qint64 rowsOfTail(qsizetype index, Wrapping wrapping) const;

    LineSpool m_stored;
    QList<TextLine> m_tail { TextLine {} };
    QList<qint64> m_sources { 0 }; ///< of the lines in m_tail
    qint64 m_source = 0;
    qsizetype m_cursor = 0; ///< line in m_tail
    qsizetype m_column = 0; ///< UTF-16 unit in that line
    qsizetype m_hidden = 0; ///< lines at the end
    qint64 m_invisible = 0;
};

} // namespace sandpad::widgets
