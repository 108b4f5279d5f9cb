#include "widgets/output/TextBlock.h"

#include "widgets/output/CharacterWidth.h"

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr quint32 kContinues = 1U << 31;
    constexpr int kTabWidth = 8;

    qint64 rowsFor(quint32 columnsWithFlag, int width)
    {
        const auto columns = static_cast<qint64>(columnsWithFlag & ~kContinues);
        return std::max<qint64>(1, (columns + width - 1) / width);
    }

} // namespace

QList<TextRun> TextBlock::runsOf(const Cells &cells)
{
    QList<TextRun> runs;
    for (qsizetype i = 0; i < cells.attributes.size(); ++i) {
        if (i == 0 || !(cells.attributes[i] == runs.last().attributes))
            runs.append({ .start = i, .attributes = cells.attributes[i] });
    }
    return runs;
}

void TextBlock::store(const Cells &cells)
{
    m_bytes += cells.text.toUtf8();
    m_ends.append(m_bytes.size());
    auto columns = static_cast<quint32>(columnsOf(QStringView(cells.text)));
    if (cells.continues)
        columns |= kContinues;
    m_columns.append(columns);
    for (const TextRun &run : runsOf(cells)) {
        if (m_runs.isEmpty() || !(m_runs.last().attributes == run.attributes))
            m_runs.append({ .start = m_units + run.start, .attributes = run.attributes });
    }
    m_units += cells.text.size();
    m_unitEnds.append(m_units);
}

void TextBlock::put(QStringView text, const TextAttributes &attributes)
{
    Cells &cells = current();
    if (m_column > cells.text.size()) {
        const qsizetype gap = m_column - cells.text.size();
        cells.text += QString(gap, u' ');
        cells.attributes.resize(cells.text.size());
    }
    const qsizetype replaced = std::min(text.size(), cells.text.size() - m_column);
    cells.text.replace(m_column, replaced, text.data(), text.size());
    cells.attributes.remove(m_column, replaced);
    cells.attributes.insert(m_column, text.size(), attributes);
    m_column += text.size();
}

void TextBlock::print(QStringView text, const TextAttributes &attributes)
{
    while (!text.isEmpty()) {
        if (m_column >= kLongestLine) {
            current().continues = true;
            newLine();
        }
        const qsizetype fits = std::min(text.size(), kLongestLine - m_column);
        put(text.first(fits), attributes);
        text = text.sliced(fits);
    }
}

void TextBlock::newLine()
{
    m_column = 0;
    if (++m_cursor < m_tail.size())
        return;
    m_tail.append(Cells {});
    if (m_tail.size() > 2 * kTail) {
        for (qsizetype i = 0; i < kTail; ++i)
            store(m_tail[i]);
        m_tail.remove(0, kTail);
        m_cursor -= kTail;
    }
}

void TextBlock::tab(const TextAttributes &attributes)
{
    const qsizetype target = (m_column / kTabWidth + 1) * kTabWidth;
    print(QString(target - m_column, u' '), attributes);
}

void TextBlock::eraseLine(Erase part)
{
    Cells &cells = current();
    const qsizetype column = std::min(m_column, cells.text.size());
    if (part == Erase::ToEnd) {
        cells.text.truncate(column);
        cells.attributes.resize(column);
    } else if (part == Erase::All) {
        cells.text.clear();
        cells.attributes.clear();
    } else {
        cells.text.replace(0, column, QString(column, u' '));
    }
}

void TextBlock::cursorUp(int lines)
{
    m_cursor = std::max<qsizetype>(0, m_cursor - lines);
}

void TextBlock::cursorDown(int lines)
{
    m_cursor = std::min<qsizetype>(m_tail.size() - 1, m_cursor + lines);
}

bool TextBlock::isEmpty() const
{
    return lineCount() == 0;
}

qsizetype TextBlock::lineCount() const
{
    const bool hasOpenEnd = m_tail.last().text.isEmpty();
    return m_ends.size() + m_tail.size() - (hasOpenEnd ? 1 : 0) - m_hidden;
}

TextLine TextBlock::line(qsizetype index) const
{
    if (index >= m_ends.size()) {
        const Cells &cells = m_tail[index - m_ends.size()];
        return { .text = cells.text, .runs = runsOf(cells), .continues = cells.continues };
    }
    const qsizetype begin = index == 0 ? 0 : m_ends[index - 1];
    TextLine line { .text = QString::fromUtf8(m_bytes.sliced(begin, m_ends[index] - begin)),
                    .runs = {},
                    .continues = (m_columns[index] & kContinues) != 0 };
    const qsizetype firstUnit = index == 0 ? 0 : m_unitEnds[index - 1];
    auto run = std::ranges::upper_bound(m_runs, firstUnit, {}, &TextRun::start);
    if (run != m_runs.begin())
        --run;
    for (; run != m_runs.end() && run->start < m_unitEnds[index]; ++run)
        line.runs.append({ .start = std::max<qsizetype>(0, run->start - firstUnit),
                           .attributes = run->attributes });
    return line;
}

QString TextBlock::plainText() const
{
    QString text;
    const qsizetype count = lineCount();
    for (qsizetype i = 0; i < count; ++i) {
        const TextLine next = line(i);
        text += next.text;
        if (!next.continues)
            text += u'\n';
    }
    return text;
}

void TextBlock::layOut(int columns) const
{
    if (columns != m_layoutColumns) {
        m_rowEnds.clear();
        m_layoutColumns = columns;
    }
    m_rowEnds.reserve(m_columns.size());
    for (qsizetype i = m_rowEnds.size(); i < m_columns.size(); ++i)
        m_rowEnds.append((i == 0 ? 0 : m_rowEnds[i - 1]) + rowsFor(m_columns[i], columns));
}

qint64 TextBlock::firstRowOfLine(qsizetype line, int columns) const
{
    layOut(columns);
    qint64 rows = 0;
    if (!m_rowEnds.isEmpty() && line > 0)
        rows = m_rowEnds[std::min(line, m_rowEnds.size()) - 1];
    for (qsizetype i = m_rowEnds.size(); i < line; ++i)
        rows +=
            rowsFor(static_cast<quint32>(columnsOf(QStringView(m_tail[i - m_rowEnds.size()].text))),
                    columns);
    return rows;
}

qint64 TextBlock::rowCount(int columns) const
{
    return firstRowOfLine(lineCount(), columns);
}

qsizetype TextBlock::lineOfRow(qint64 row, int columns) const
{
    layOut(columns);
    if (!m_rowEnds.isEmpty() && row < m_rowEnds.last())
        return std::ranges::upper_bound(m_rowEnds, row) - m_rowEnds.begin();
    qsizetype line = m_rowEnds.size();
    qint64 end = m_rowEnds.isEmpty() ? 0 : m_rowEnds.last();
    for (const qsizetype count = lineCount(); line < count; ++line) {
        end += rowsFor(
            static_cast<quint32>(columnsOf(QStringView(m_tail[line - m_rowEnds.size()].text))),
            columns);
        if (row < end)
            return line;
    }
    return std::max<qsizetype>(0, lineCount() - 1);
}

} // namespace sandpad::widgets
