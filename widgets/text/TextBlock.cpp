#include "widgets/text/TextBlock.h"

#include "widgets/text/CharacterWidth.h"
#include "widgets/text/InvisibleCharacters.h"

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr int kTabWidth = 8;

    /// The looks of a line after `look` was given to its units from `start` to `end`.
    QList<TextRun> overlaid(const QList<TextRun> &runs, qsizetype start, qsizetype end,
                            qsizetype size, const TextAttributes &look)
    {
        QList<TextRun> result;
        const auto add = [&result](qsizetype from, const TextAttributes &attributes) {
            if (result.isEmpty() || !(result.last().attributes == attributes))
                result.append({ .start = from, .attributes = attributes });
        };
        const auto lookAt = [&runs](qsizetype unit) {
            const auto next = std::ranges::upper_bound(runs, unit, {}, &TextRun::start);
            return next == runs.begin() ? TextAttributes {} : std::prev(next)->attributes;
        };
        for (const TextRun &run : runs) {
            if (run.start < start)
                add(run.start, run.attributes);
        }
        add(start, look);
        if (end < size)
            add(end, lookAt(end));
        for (const TextRun &run : runs) {
            if (run.start > end)
                add(run.start, run.attributes);
        }
        return result;
    }

} // namespace

void TextBlock::put(QStringView text, const TextAttributes &attributes)
{
    TextLine &line = current();
    if (m_column > line.text.size()) {
        if (line.text.isEmpty() || !(line.runs.last().attributes == TextAttributes {}))
            line.runs.append({ .start = line.text.size(), .attributes = {} });
        line.text += QString(m_column - line.text.size(), u' ');
    }
    const qsizetype end = m_column + text.size();
    if (m_column == line.text.size()) {
        if (line.runs.isEmpty() || !(line.runs.last().attributes == attributes))
            line.runs.append({ .start = m_column, .attributes = attributes });
        line.text += text;
    } else {
        line.runs = overlaid(line.runs, m_column, end, line.text.size(), attributes);
        const qsizetype replaced = std::min(text.size(), line.text.size() - m_column);
        line.text.replace(m_column, replaced, text.data(), text.size());
    }
    m_column = end;
}

void TextBlock::print(QStringView text, const TextAttributes &attributes)
{
    m_invisible += hiddenCount(text);
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
    m_tail.append(TextLine {});
    m_sources.append(m_source);
    m_columns.append(Columns {});
    if (m_tail.size() > 2 * kTail) {
        for (qsizetype i = 0; i < kTail; ++i)
            m_stored.append(m_tail[i], m_sources[i]);
        m_tail.remove(0, kTail);
        m_sources.remove(0, kTail);
        m_columns.remove(0, kTail);
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
    TextLine &line = current();
    const qsizetype column = std::min(m_column, line.text.size());
    if (part == Erase::ToEnd) {
        line.text.truncate(column);
        line.runs.removeIf([column](const TextRun &run) { return run.start >= column; });
    } else if (part == Erase::All) {
        line.text.clear();
        line.runs.clear();
    } else {
        line.text.replace(0, column, QString(column, u' '));
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

void TextBlock::setSource(qint64 offset)
{
    m_source = offset;
    if (m_tail.last().text.isEmpty())
        m_sources.last() = offset;
}

void TextBlock::hideLast(qsizetype lines, qsizetype units)
{
    m_hidden = lines;
    const qsizetype before = lineCount() - 1 - m_stored.count();
    if (units == 0 || before < 0)
        return;
    TextLine &line = tailLine(before);
    line.text.chop(units);
    line.runs.removeIf([&line](const TextRun &run) { return run.start >= line.text.size(); });
}

LineSpool::Source TextBlock::sourceOf(qsizetype line) const
{
    if (line < m_stored.count())
        return m_stored.sourceOf(line);
    // The first of the lines that came with the same piece.
    qsizetype at = line - m_stored.count();
    while (at > 0 && m_sources[at - 1] == m_sources[at])
        --at;
    return { .line = m_stored.count() + at, .offset = m_sources[at] };
}

bool TextBlock::isEmpty() const
{
    return lineCount() == 0;
}

qsizetype TextBlock::lineCount() const
{
    const bool hasOpenEnd = m_tail.last().text.isEmpty();
    return m_stored.count() + m_tail.size() - (hasOpenEnd ? 1 : 0) - m_hidden;
}

TextLine TextBlock::line(qsizetype index) const
{
    return index < m_stored.count() ? m_stored.line(index) : m_tail[index - m_stored.count()];
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

qint64 TextBlock::rowsOfTail(qsizetype index, Wrapping wrapping) const
{
    auto &columns = m_columns[index][static_cast<std::size_t>(wrapping.invisible)];
    if (!columns)
        columns = columnsOf(m_tail[index].text, wrapping.invisible);
    return rowsFor(*columns, wrapping.columns);
}

qint64 TextBlock::firstRowOfLine(qsizetype line, Wrapping wrapping) const
{
    if (line < m_stored.count())
        return m_stored.firstRowOfLine(line, wrapping);
    qint64 rows = m_stored.rowCount(wrapping);
    for (qsizetype i = 0; i < line - m_stored.count(); ++i)
        rows += rowsOfTail(i, wrapping);
    return rows;
}

qint64 TextBlock::rowCount(Wrapping wrapping) const
{
    return firstRowOfLine(lineCount(), wrapping);
}

qsizetype TextBlock::lineOfRow(qint64 row, Wrapping wrapping) const
{
    qint64 end = m_stored.rowCount(wrapping);
    if (row < end)
        return m_stored.lineOfRow(row, wrapping);
    const qsizetype count = lineCount();
    for (qsizetype line = m_stored.count(); line < count; ++line) {
        end += rowsOfTail(line - m_stored.count(), wrapping);
        if (row < end)
            return line;
    }
    return std::max<qsizetype>(0, count - 1);
}

} // namespace sandpad::widgets
