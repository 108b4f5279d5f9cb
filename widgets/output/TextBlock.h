#pragma once

#include "widgets/output/AnsiParser.h"
#include "widgets/output/LineSpool.h"

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

    /// Rows when wrapped at this many columns; remembers them until the text or width changes.
    [[nodiscard]] qint64 rowCount(int columns) const;
    [[nodiscard]] qsizetype lineOfRow(qint64 row, int columns) const;
    [[nodiscard]] qint64 firstRowOfLine(qsizetype line, int columns) const;

    /// The lines that do not change any more; the rest are the last ones.
    [[nodiscard]] const LineSpool &stored() const { return m_stored; }

private:
    TextLine &current() { return m_tail[m_cursor]; }
    void put(QStringView text, const TextAttributes &attributes);
    [[nodiscard]] qint64 rowsOfTail(qsizetype index, int columns) const;

    LineSpool m_stored;
    QList<TextLine> m_tail { TextLine {} };
    qsizetype m_cursor = 0; ///< line in m_tail
    qsizetype m_column = 0; ///< UTF-16 unit in that line
    qsizetype m_hidden = 0; ///< lines at the end
};

} // namespace sandpad::widgets
