#include "widgets/text/LineSpool.h"

#include "widgets/text/CharacterWidth.h"

#include <cstring>

namespace sandpad::widgets {

namespace {

    constexpr quint16 kContinues = 0x8000;
    constexpr quint16 kColumns = 0x7fff;
    /// The memory for the text of pages that were read.
    constexpr qsizetype kRecentUnits = 1 << 20;

    /// The look of a stretch of units, in the format of the file.
    struct StoredRun
    {
        quint32 start = 0; ///< unit in the page
        TextAttributes attributes;
    };
    static_assert(std::is_trivially_copyable_v<StoredRun>);

    template <typename Value>
    void put(QByteArray &bytes, const Value *values, qsizetype count)
    {
        bytes.append(reinterpret_cast<const char *>(values),
                     count * static_cast<qsizetype>(sizeof(Value)));
    }

    /// Reads values from the front; false when there are too few.
    template <typename Value>
    bool take(QByteArrayView &bytes, Value *values, qsizetype count)
    {
        const qsizetype size = count * static_cast<qsizetype>(sizeof(Value));
        if (bytes.size() < size)
            return false;
        if (size == 0)
            return true; // an empty list has no place to copy to
        std::memcpy(values, bytes.data(), static_cast<std::size_t>(size));
        bytes = bytes.sliced(size);
        return true;
    }

} // namespace

LineSpool::LineSpool()
    : m_recent(kRecentUnits)
{ }

LineSpool::~LineSpool() = default;

qint64 LineSpool::Lines::rowsOf(qsizetype line, Wrapping wrapping) const
{
    const bool isShown = wrapping.invisible == Invisible::Shown && !shown.isEmpty();
    return rowsFor(isShown ? shown[line] : columns[line], wrapping.columns);
}

void LineSpool::append(const TextLine &line, qint64 source)
{
    if (m_open.lines.isEmpty())
        m_open.source = source;
    const auto measured = [&line](Invisible invisible) {
        return static_cast<quint16>(std::min<int>(columnsOf(line.text, invisible), kColumns));
    };
    const bool isAllPlain = isPlain(line.text);
    m_open.columns.append(isAllPlain ? static_cast<quint16>(line.text.size())
                                     : measured(Invisible::Hidden));
    m_open.shown.append(isAllPlain ? m_open.columns.last() : measured(Invisible::Shown));
    m_openUnits += line.text.size();
    m_open.lines.append(line);
    ++m_count;
    if (m_open.lines.size() == kPageLines || m_openUnits >= kPageUnits)
        closePage();
}

void LineSpool::closePage()
{
    Page page { .offset = 0,
                .firstLine = m_count - m_open.lines.size(),
                .bytes = 0,
                .lines = static_cast<quint16>(m_open.lines.size()),
                .mostColumns = *std::ranges::max_element(m_open.columns),
                .mostShown = m_open.shown == m_open.columns
                    ? quint16(0)
                    : *std::ranges::max_element(m_open.shown),
                .source = m_open.source,
                .content = {} };
    write(page, packed(page));
    m_pages.append(page);
    m_open = {};
    m_openUnits = 0;
    m_openRows = 0;
    m_openCounted = 0;
}

QByteArray LineSpool::packed(Page &page) const
{
    QList<quint16> columns;
    QList<quint16> units;
    QList<StoredRun> runs;
    QString text;
    for (qsizetype i = 0; i < page.lines; ++i) {
        const TextLine &line = m_open.lines[i];
        columns.append(m_open.columns[i] | (line.continues ? kContinues : quint16(0)));
        units.append(static_cast<quint16>(line.text.size()));
        for (const TextRun &run : line.runs) {
            if (runs.isEmpty() || !(runs.last().attributes == run.attributes))
                runs.append({ .start = static_cast<quint32>(text.size() + run.start),
                              .attributes = run.attributes });
        }
        text += line.text;
    }
    const QByteArray utf8 = text.toUtf8();
    const auto runCount = static_cast<quint32>(runs.size());
    QByteArray content;
    put(content, columns.constData(), columns.size());
    if (page.mostShown > 0)
        put(content, m_open.shown.constData(), m_open.shown.size());
    put(content, units.constData(), units.size());
    put(content, &runCount, 1);
    put(content, runs.constData(), runs.size());
    content += utf8;
    page.bytes = static_cast<qint32>(content.size());
    return content;
}

void LineSpool::write(Page &page, const QByteArray &content)
{
    page.offset = m_file.size();
    if (!m_file.append(content))
        page.content = content;
}

QByteArray LineSpool::contentOf(const Page &page, qsizetype most) const
{
    if (!page.content.isEmpty())
        return page.content.first(std::min<qsizetype>(most, page.bytes));
    return m_file.read(page.offset, std::min<qsizetype>(most, page.bytes));
}

QList<quint16> LineSpool::columnsAt(qsizetype page, Invisible invisible) const
{
    const Page &stored = m_pages[page];
    const bool isShown = invisible == Invisible::Shown && stored.mostShown > 0;
    QList<quint16> columns(stored.lines);
    const QByteArray content = contentOf(
        stored, (isShown ? 2 : 1) * columns.size() * static_cast<qsizetype>(sizeof(quint16)));
    QByteArrayView bytes(content);
    take(bytes, columns.data(), columns.size());
    if (isShown)
        take(bytes, columns.data(), columns.size());
    for (quint16 &count : columns)
        count &= kColumns;
    return columns;
}

const LineSpool::Lines &LineSpool::linesAt(qsizetype page) const
{
    if (page == m_pages.size())
        return m_open;
    if (const Lines *known = m_recent.object(page))
        return *known;
    auto lines = std::make_unique<Lines>();
    const Page &stored = m_pages[page];
    const QByteArray content = contentOf(stored, stored.bytes);
    QByteArrayView bytes(content);
    QList<quint16> columns(stored.lines);
    lines->shown.resize(stored.mostShown > 0 ? stored.lines : 0);
    QList<quint16> units(stored.lines);
    quint32 runCount = 0;
    QList<StoredRun> runs;
    if (take(bytes, columns.data(), columns.size())
        && take(bytes, lines->shown.data(), lines->shown.size())
        && take(bytes, units.data(), units.size()) && take(bytes, &runCount, 1)) {
        runs.resize(runCount);
        take(bytes, runs.data(), runs.size());
    }
    const QString text = QString::fromUtf8(bytes);
    qsizetype start = 0;
    qsizetype run = 0;
    for (qsizetype i = 0; i < stored.lines; ++i) {
        const qsizetype size = std::min<qsizetype>(units[i], text.size() - start);
        TextLine line { .text = text.sliced(start, size),
                        .runs = {},
                        .continues = (columns[i] & kContinues) != 0 };
        while (run + 1 < runs.size() && runs[run + 1].start <= start)
            ++run;
        for (qsizetype at = run; at < runs.size() && size > 0 && runs[at].start < start + size;
             ++at)
            line.runs.append({ .start = std::max<qsizetype>(0, runs[at].start - start),
                               .attributes = runs[at].attributes });
        lines->lines.append(std::move(line));
        lines->columns.append(columns[i] & kColumns);
        start += size;
    }
    auto *kept = lines.release();
    m_recent.insert(page, kept, std::max<qsizetype>(1, text.size()));
    return *kept;
}

TextLine LineSpool::line(qsizetype index) const
{
    const qsizetype page = pageOf(index);
    return linesAt(page).lines[index - firstLineOfPage(page)];
}

LineSpool::Source LineSpool::sourceOf(qsizetype line) const
{
    const qsizetype page = pageOf(line);
    return { .line = firstLineOfPage(page),
             .offset = page < m_pages.size() ? m_pages[page].source : m_open.source };
}

qsizetype LineSpool::pageOf(qsizetype line) const
{
    const auto next = std::ranges::upper_bound(m_pages, line, {}, &Page::firstLine);
    const qsizetype page = (next - m_pages.begin()) - 1;
    // The open page comes after the last whole one.
    return page + 1 == m_pages.size() && line >= firstLineOfPage(m_pages.size()) ? page + 1 : page;
}

qsizetype LineSpool::firstLineOfPage(qsizetype page) const
{
    return page < m_pages.size() ? m_pages[page].firstLine : m_count - m_open.lines.size();
}

qsizetype LineSpool::pageCount() const
{
    return m_pages.size() + (m_open.lines.isEmpty() ? 0 : 1);
}

QList<TextLine> LineSpool::linesOfPage(qsizetype page) const
{
    return linesAt(page).lines;
}

qint64 LineSpool::rowsOfPage(qsizetype page, Wrapping wrapping) const
{
    const Page &stored = m_pages[page];
    const bool isShown = wrapping.invisible == Invisible::Shown && stored.mostShown > 0;
    if ((isShown ? stored.mostShown : stored.mostColumns) <= wrapping.columns)
        return stored.lines;
    qint64 rows = 0;
    for (const quint16 count : columnsAt(page, wrapping.invisible))
        rows += rowsFor(count, wrapping.columns);
    return rows;
}

void LineSpool::layOut(Wrapping wrapping) const
{
    if (wrapping != m_layout) {
        m_layout = wrapping;
        m_rowEnds.clear();
        m_openRows = 0;
        m_openCounted = 0;
    }
    for (qsizetype page = m_rowEnds.size(); page < m_pages.size(); ++page)
        m_rowEnds.append((page == 0 ? 0 : m_rowEnds.last()) + rowsOfPage(page, wrapping));
    for (; m_openCounted < m_open.lines.size(); ++m_openCounted)
        m_openRows += m_open.rowsOf(m_openCounted, wrapping);
}

qint64 LineSpool::rowCount(Wrapping wrapping) const
{
    layOut(wrapping);
    return (m_rowEnds.isEmpty() ? 0 : m_rowEnds.last()) + m_openRows;
}

qint64 LineSpool::firstRowOfLine(qsizetype line, Wrapping wrapping) const
{
    layOut(wrapping);
    const qsizetype page = pageOf(line);
    qint64 row = page == 0 ? 0 : m_rowEnds[page - 1];
    const qsizetype before = line - firstLineOfPage(page);
    if (before == 0)
        return row;
    const Lines &lines = linesAt(page);
    for (qsizetype i = 0; i < before; ++i)
        row += lines.rowsOf(i, wrapping);
    return row;
}

qsizetype LineSpool::lineOfRow(qint64 row, Wrapping wrapping) const
{
    layOut(wrapping);
    const qsizetype page = std::ranges::upper_bound(m_rowEnds, row) - m_rowEnds.begin();
    qint64 end = page == 0 ? 0 : m_rowEnds[page - 1];
    const Lines &lines = linesAt(page);
    qsizetype line = 0;
    for (; line + 1 < lines.lines.size(); ++line) {
        end += lines.rowsOf(line, wrapping);
        if (row < end)
            break;
    }
    return firstLineOfPage(page) + line;
}

} // namespace sandpad::widgets
