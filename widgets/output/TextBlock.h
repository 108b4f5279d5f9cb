#pragma once

#include "widgets/output/AnsiParser.h"

#include <QByteArray>
#include <QList>

#include <algorithm>

namespace sandpad::widgets {

/// A piece of a line in one look.
struct TextRun
{
    qsizetype start = 0; ///< UTF-16 unit in its line
    TextAttributes attributes;

    bool operator==(const TextRun &) const = default;
};

struct TextLine
{
    QString text;
    QList<TextRun> runs; ///< by start; the first begins at 0 unless the line is empty
    bool continues = false; ///< only broken for layout: the next line is the same printed one

    /// A part of it; up to its end, with the line break if it has one, when `end` is -1.
    [[nodiscard]] QString piece(qsizetype start, qsizetype end) const
    {
        if (end >= 0)
            return text.sliced(start, std::max<qsizetype>(0, end - start));
        return continues ? text.sliced(start) : text.sliced(start) + u'\n';
    }
};

/// A stretch of terminal output. The last kTail lines can still be changed by carriage returns
/// and cursor movements; older ones are kept compactly, with 12 bytes of bookkeeping each. A line
/// longer than kLongestLine is broken into several, so that no layout ever sees more.
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
    /// Takes the last lines out of sight, because a card shows the same; their text is kept there.
    void hideLast(qsizetype lines) { m_hidden = lines; }
    [[nodiscard]] TextLine line(qsizetype index) const;
    /// All lines as printed, joined by line ends.
    [[nodiscard]] QString plainText() const;

    /// Rows when wrapped at this many columns; remembers them until the text or width changes.
    [[nodiscard]] qint64 rowCount(int columns) const;
    [[nodiscard]] qsizetype lineOfRow(qint64 row, int columns) const;
    [[nodiscard]] qint64 firstRowOfLine(qsizetype line, int columns) const;

private:
    /// A line that can change: one attribute for each unit.
    struct Cells
    {
        QString text;
        QList<TextAttributes> attributes;
        bool continues = false;
    };

    Cells &current() { return m_tail[m_cursor]; }
    void store(const Cells &cells);
    void put(QStringView text, const TextAttributes &attributes);
    void layOut(int columns) const;
    static QList<TextRun> runsOf(const Cells &cells);

    QByteArray m_bytes; ///< UTF-8 of the stored lines, without line ends
    QList<qsizetype> m_ends; ///< end of each stored line in m_bytes
    QList<quint32> m_columns; ///< of each stored line; the top bit says that it continues
    QList<TextRun> m_runs; ///< of the stored lines; start counts stored UTF-16 units
    QList<qsizetype> m_unitEnds; ///< end of each stored line in UTF-16 units; only with m_runs
    qsizetype m_units = 0;

    QList<Cells> m_tail { Cells {} };
    qsizetype m_cursor = 0; ///< line in m_tail
    qsizetype m_column = 0; ///< UTF-16 unit in that line
    qsizetype m_hidden = 0; ///< lines at the end

    mutable int m_layoutColumns = 0;
    mutable QList<qint64> m_rowEnds; ///< rows up to and with each stored line
};

} // namespace sandpad::widgets
