#include "widgets/output/OutputDocument.h"

#include "widgets/cards/values/BundleCard.h"
#include "widgets/figures/Figure.h"
#include "widgets/markup/BundleText.h"
#include "widgets/output/FailedDisplay.h"
#include "widgets/text/InvalidBytes.h"
#include "widgets/text/PrintedLinks.h"

#include <algorithm>

namespace sandpad::widgets {

namespace {

    /// How much of a block is a text.
    struct Printed
    {
        qsizetype lines = 0; ///< whole ones, at the end of a block
        qsizetype units = 0; ///< at the end of the line before them, behind a prompt
    };

    /// Where the block ends with exactly this text; nothing where it does not.
    Printed printedAtEnd(const TextBlock &block, const QString &text)
    {
        if (text.trimmed().isEmpty())
            return {};
        TextBlock wanted;
        AnsiParser parser;
        parser.feed(text.trimmed(), wanted);
        const qsizetype count = wanted.lineCount();
        qsizetype end = block.lineCount();
        while (end > count && block.line(end - 1).text.isEmpty())
            --end;
        const qsizetype first = end - count;
        if (first < 0)
            return {};
        for (qsizetype i = 1; i < count; ++i) {
            if (block.line(first + i).text.trimmed() != wanted.line(i).text.trimmed())
                return {};
        }
        const QString beginning = wanted.line(0).text.trimmed();
        const QString line = block.line(first).text;
        if (line.trimmed() != beginning) {
            // One line alone may be the end of another text by chance.
            const bool isBehind = count > 1 && line.endsWith(beginning);
            return isBehind
                ? Printed { .lines = block.lineCount() - first - 1, .units = beginning.size() }
                : Printed {};
        }
        // An empty line before it is a part of it.
        const bool hasGap =
            text.startsWith(u'\n') && first > 0 && block.line(first - 1).text.isEmpty();
        return { .lines = block.lineCount() - first + (hasGap ? 1 : 0) };
    }

} // namespace

void OutputDocument::clear()
{
    m_items.clear();
    ++m_edition;
    m_displayCount = 0;
    m_markdownLeft = kMostMarkdown;
    m_files.clear();
    m_links.clear();
    m_bytes = std::make_shared<ByteSpool>();
    m_streams = {};
    m_echo = {};
}

TextBlock &OutputDocument::textBlock()
{
    if (m_items.empty() || !m_items.back().text)
        m_items.push_back({ .text = std::make_unique<TextBlock>(), .rich = {} });
    return *m_items.back().text;
}

void OutputDocument::addOutput(const runner::Output &output)
{
    const bool isError = output.stream == runner::Stream::Err;
    StreamState &state = m_streams[isError ? 1 : 0];
    state.parser.setErrorStream(isError);
    state.parser.setLinks(&m_links);
    const QString text = state.decoder.decode(output.bytes);
    TextBlock &block = textBlock();
    block.setSource(m_bytes->size());
    m_bytes->append(output.stream, output.bytes);
    if (m_echo.isExpecting() && !isError) {
        m_echo.setSink(&block);
        state.parser.feed(text, m_echo);
    } else {
        state.parser.feed(text, block);
    }
}

TextBlock &OutputDocument::freshLine()
{
    TextBlock &block = textBlock();
    if (block.hasOpenLine())
        block.newLine();
    return block;
}

void OutputDocument::addText(const QString &text)
{
    AnsiParser parser;
    TextBlock &block = freshLine();
    parser.feed(text, block);
    block.newLine();
}

void OutputDocument::addValue(const QString &text)
{
    constexpr qsizetype kMostLines = 60;
    constexpr qsizetype kMostCharacters = 2000;
    qsizetype end = 0;
    for (qsizetype line = 0; line < kMostLines && end >= 0; ++line)
        end = text.indexOf(u'\n', end) + 1 > 0 ? text.indexOf(u'\n', end) + 1 : -1;
    if (end < 0)
        end = text.size();
    if (end > kMostCharacters)
        end = kMostCharacters - (text[kMostCharacters - 1].isHighSurrogate() ? 1 : 0);
    // A fold is not worth its place for a text that is only a little longer.
    if (text.size() - end < kMostCharacters / 4)
        return addText(text);
    AnsiParser parser;
    parser.feed(text.first(end), freshLine());
    m_items.push_back({ .text = nullptr, .rich = FoldedText { text.sliced(end) } });
}

void OutputDocument::unfold(std::size_t item)
{
    const auto *fold = std::get_if<FoldedText>(&m_items.at(item).rich);
    if (!fold || item == 0 || !m_items[item - 1].text)
        return;
    AnsiParser parser;
    TextBlock &block = *m_items[item - 1].text;
    parser.feed(fold->text, block);
    block.newLine();
    m_items.erase(m_items.begin() + static_cast<std::ptrdiff_t>(item));
    ++m_edition;
}

void OutputDocument::addInput(const QString &text)
{
    TextAttributes look;
    look.isInput = true;
    TextBlock &block = textBlock();
    block.print(text, look);
    block.newLine();
}

OutputPosition OutputDocument::end() const
{
    if (m_items.empty())
        return {};
    OutputPosition end { .item = m_items.size() - 1, .line = 0, .unit = 1 };
    if (const auto &text = m_items.back().text) {
        end.line = std::max<qsizetype>(0, text->lineCount() - 1);
        end.unit = text->lineCount() > 0 ? text->line(end.line).text.size() : 0;
    }
    return end;
}

qint64 OutputDocument::lineCount() const
{
    qint64 count = 0;
    for (const OutputItem &item : m_items)
        count += item.text ? item.text->lineCount() : 0;
    return count;
}

bool OutputDocument::isFold(std::size_t item) const
{
    return item < m_items.size() && std::holds_alternative<FoldedText>(m_items[item].rich);
}

QString OutputDocument::blockText(OutputPosition from, OutputPosition to) const
{
    const TextBlock &block = *m_items[from.item].text;
    const qsizetype end = std::min(to.line, block.lineCount() - 1);
    QString text;
    for (qsizetype line = from.line; line <= end; ++line) {
        TextLine whole = block.line(line);
        // The unfolded rest of a value continues in the same line.
        whole.continues = whole.continues
            || (line == block.lineCount() - 1 && block.hasOpenLine() && isFold(from.item + 1));
        text += whole.piece(line == from.line ? from.unit : 0, line == to.line ? to.unit : -1);
    }
    return text;
}

QString OutputDocument::textBetween(OutputPosition from, OutputPosition to) const
{
    QString text;
    for (std::size_t i = from.item; i <= to.item && i < m_items.size(); ++i) {
        if (m_items[i].text) {
            const OutputPosition first { .item = i, .line = 0, .unit = 0 };
            const OutputPosition last { .item = i,
                                        .line = m_items[i].text->lineCount(),
                                        .unit = 0 };
            text += blockText(i == from.item ? from : first, i == to.item ? to : last);
        } else if (const QString own = plainTextOf(m_items[i]); !own.isEmpty()) {
            text += own + u'\n';
        }
    }
    return text;
}

void OutputDocument::hidePrinted(const QString &text)
{
    if (m_items.empty() || !m_items.back().text)
        return;
    TextBlock &block = *m_items.back().text;
    const Printed printed = printedAtEnd(block, text);
    block.hideLast(printed.lines, printed.units);
}

qint64 OutputDocument::invisibleCount() const
{
    qint64 count = 0;
    for (const OutputItem &item : m_items)
        count += item.text ? item.text->invisibleCount() : 0;
    return count;
}

bool OutputDocument::isReplacement(OutputPosition position) const
{
    const TextBlock *block =
        position.item < m_items.size() ? m_items[position.item].text.get() : nullptr;
    if (!block || position.line >= block->lineCount())
        return false;
    const QString text = block->line(position.line).text;
    return position.unit < text.size() && text[position.unit] == QChar::ReplacementCharacter;
}

qint64 OutputDocument::byteOffsetOf(OutputPosition position) const
{
    if (!isReplacement(position))
        return 0;
    // The bytes are found by counting replacement characters from the last known place on.
    const TextBlock &block = *m_items[position.item].text;
    const auto source = block.sourceOf(position.line);
    qsizetype number = block.line(position.line)
                           .text.first(position.unit)
                           .count(QChar(QChar::ReplacementCharacter));
    for (qsizetype line = source.line; line < position.line; ++line)
        number += block.line(line).text.count(QChar(QChar::ReplacementCharacter));
    return placeOfInvalid(*m_bytes, source.offset, number);
}

quint16 OutputDocument::linkAt(OutputPosition position, LinksOf kind) const
{
    const TextBlock *block =
        position.item < m_items.size() ? m_items[position.item].text.get() : nullptr;
    if (!block || position.line >= block->lineCount())
        return 0;
    const TextLine line = block->line(position.line);
    const auto next = std::ranges::upper_bound(line.runs, position.unit, {}, &TextRun::start);
    if (next == line.runs.begin() || position.unit >= line.text.size())
        return 0;
    if (const quint16 link = std::prev(next)->attributes.link;
        link != 0 || kind == LinksOf::Program)
        return link;
    const auto printed = printedLinkAt(line.text, position.unit);
    return printed ? m_links.add(QStringView(line.text).sliced(printed->start, printed->length))
                   : quint16(0);
}

void OutputDocument::addError(const runner::ErrorReport &error)
{
    hidePrinted(error.printed.isEmpty() ? error.traceback : error.printed);
    m_items.push_back({ .text = nullptr, .rich = error });
}

QString OutputDocument::lastLines(qsizetype most) const
{
    if (m_items.empty() || !m_items.back().text)
        return {};
    const TextBlock &block = *m_items.back().text;
    QStringList lines;
    for (qsizetype i = std::max<qsizetype>(0, block.lineCount() - most); i < block.lineCount(); ++i)
        lines.append(block.line(i).text);
    return lines.join(u'\n');
}

QString OutputDocument::tail(qsizetype most) const
{
    QStringList lines;
    for (auto item = m_items.rbegin(); item != m_items.rend() && lines.size() < most; ++item) {
        const qsizetype count = item->text ? item->text->lineCount() : 0;
        for (qsizetype i = count; i > 0 && lines.size() < most; --i)
            lines.prepend(item->text->line(i - 1).text);
        // An error is told of by itself.
        if (item->text || std::holds_alternative<runner::ErrorReport>(item->rich))
            continue;
        const QString shown = plainTextOf(*item).trimmed();
        if (!shown.isEmpty())
            lines = shown.section(u'\n', lines.size() - most).split(u'\n') + lines;
    }
    return lines.join(u'\n');
}

void OutputDocument::addDisplay(const runner::Display &display)
{
    const qsizetype number = m_displayCount++;
    if (display.repeatsOutput)
        hidePrinted(QString::fromUtf8(display.data.data(QStringLiteral("text/plain"))));
    if (const auto failure = failureIn(display.data))
        m_items.push_back({ .text = nullptr, .rich = *failure });
    else if (hasCard(display.data) && takeRoom(display.data))
        m_items.push_back({ .text = nullptr, .rich = display, .display = number });
    else
        addValue(textOf(display.data));
}

bool OutputDocument::takeRoom(const runner::MimeBundle &data)
{
    m_markdownLeft -= data.data(QStringLiteral("text/markdown")).size();
    return m_markdownLeft >= 0 || !data.contains(QStringLiteral("text/markdown"));
}

std::size_t OutputDocument::addMore(const runner::DisplayMore &more)
{
    const auto item = std::ranges::find(m_items, more.display, &OutputItem::display);
    if (item == m_items.end() || more.display < 0)
        return m_items.size();
    std::get<runner::Display>(item->rich).data.merge(more.data);
    return static_cast<std::size_t>(item - m_items.begin());
}

std::size_t OutputDocument::add(const runner::RunEvent &event)
{
    const std::size_t first = m_items.empty() ? 0 : m_items.size() - 1;
    if (const auto *output = std::get_if<runner::Output>(&event.payload)) {
        addOutput(*output);
    } else if (const auto *display = std::get_if<runner::Display>(&event.payload)) {
        addDisplay(*display);
    } else if (const auto *more = std::get_if<runner::DisplayMore>(&event.payload)) {
        return addMore(*more);
    } else if (const auto *value = std::get_if<runner::Value>(&event.payload)) {
        if (hasCard(value->data))
            m_items.push_back({ .text = nullptr, .rich = *value });
        else
            addValue(QStringLiteral("→ ") + textOf(value->data));
    } else if (const auto *error = std::get_if<runner::ErrorReport>(&event.payload)) {
        addError(*error);
    } else if (const auto *file = std::get_if<runner::FileEntry>(&event.payload)) {
        m_files.append(*file);
    } else if (const auto *end = std::get_if<runner::Finished>(&event.payload)) {
        if (auto json =
                m_items.size() == 1 && m_items.front().text ? printedJson(*m_bytes) : std::nullopt)
            m_items.push_back({ .text = nullptr, .rich = std::move(*json) });
        if (!m_files.isEmpty())
            m_items.push_back({ .text = nullptr, .rich = std::exchange(m_files, {}) });
        // What its user has stopped needs no explanation either.
        if (!end->result.explainsItself()
            && !std::holds_alternative<runner::Stopped>(end->result.outcome))
            m_items.push_back({ .text = nullptr, .rich = end->result });
    } else {
        return m_items.size();
    }
    return first;
}

} // namespace sandpad::widgets
