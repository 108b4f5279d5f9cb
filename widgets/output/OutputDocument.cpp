#include "widgets/output/OutputDocument.h"

#include "widgets/output/FigureImage.h"
#include "widgets/output/HtmlTable.h"
#include "widgets/output/ItemFactory.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    /// Is there more to it than text?
    bool isRich(const runner::MimeBundle &data)
    {
        return hasPicture(data)
            || (data.contains(QStringLiteral("text/html"))
                && parseHtmlTable(data.data(QStringLiteral("text/html"))));
    }

    /// How many lines at the end of a block are just this text; 0 when they are not.
    qsizetype linesEqualTo(const TextBlock &block, const QString &text)
    {
        const QStringList wanted = text.trimmed().split(u'\n');
        const qsizetype count = block.lineCount();
        if (text.trimmed().isEmpty() || count < wanted.size())
            return 0;
        for (qsizetype i = 0; i < wanted.size(); ++i) {
            if (block.line(count - wanted.size() + i).text.trimmed() != wanted[i].trimmed())
                return 0;
        }
        return wanted.size();
    }

    QString fileLine(const runner::FileEntry &file)
    {
        const QString size = QLocale().formattedDataSize(file.sizeBytes, 1);
        if (!file.refused.isEmpty())
            return QCoreApplication::translate("sandpad::widgets::OutputDocument",
                                               "file not kept: %1 (%2)")
                .arg(file.name, file.refused);
        return QCoreApplication::translate("sandpad::widgets::OutputDocument", "file: %1, %2")
            .arg(file.name, size);
    }

} // namespace

QString plainTextOf(const OutputItem &item)
{
    const auto bundleText = [](const runner::MimeBundle &data) {
        if (!hasPicture(data))
            return textOf(data);
        const QString title =
            QString::fromUtf8(data.data(QStringLiteral("text/plain"))).simplified();
        return QStringLiteral("[%1]").arg(
            title.isEmpty()
                ? QCoreApplication::translate("sandpad::widgets::OutputDocument", "Figure")
                : title);
    };
    if (const auto *display = std::get_if<runner::Display>(&item.rich))
        return bundleText(display->data);
    if (const auto *value = std::get_if<runner::Value>(&item.rich))
        return bundleText(value->data);
    if (const auto *error = std::get_if<runner::ErrorReport>(&item.rich))
        return error->traceback.isEmpty() ? error->type + QStringLiteral(": ") + error->message
                                          : error->traceback.trimmed();
    return {};
}

void OutputDocument::clear()
{
    m_items.clear();
    m_streams = {};
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
    const QString text = state.decoder.decode(output.bytes);
    state.parser.feed(text, textBlock());
}

void OutputDocument::addText(const QString &text)
{
    AnsiParser parser;
    TextBlock &block = textBlock();
    parser.feed(text, block);
    block.newLine();
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

QString OutputDocument::textBetween(OutputPosition from, OutputPosition to) const
{
    QString text;
    for (std::size_t i = from.item; i <= to.item && i < m_items.size(); ++i) {
        if (!m_items[i].text) {
            const QString own = plainTextOf(m_items[i]);
            text += own.isEmpty() ? QString() : own + u'\n';
            continue;
        }
        const TextBlock &block = *m_items[i].text;
        const qsizetype firstLine = i == from.item ? from.line : 0;
        const qsizetype lastLine = i == to.item ? to.line : block.lineCount() - 1;
        for (qsizetype line = firstLine; line <= lastLine && line < block.lineCount(); ++line) {
            const bool isFirst = i == from.item && line == from.line;
            const bool isLast = i == to.item && line == to.line;
            text += block.line(line).piece(isFirst ? from.unit : 0, isLast ? to.unit : -1);
        }
    }
    return text;
}

void OutputDocument::addError(const runner::ErrorReport &error)
{
    if (!m_items.empty() && m_items.back().text) {
        TextBlock &block = *m_items.back().text;
        block.hideLast(linesEqualTo(block, error.traceback));
    }
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
    }
    return lines.join(u'\n');
}

std::size_t OutputDocument::add(const runner::RunEvent &event)
{
    const std::size_t first = m_items.empty() ? 0 : m_items.size() - 1;
    if (const auto *output = std::get_if<runner::Output>(&event.payload)) {
        addOutput(*output);
    } else if (const auto *display = std::get_if<runner::Display>(&event.payload)) {
        if (isRich(display->data))
            m_items.push_back({ .text = nullptr, .rich = *display });
        else
            addText(textOf(display->data));
    } else if (const auto *value = std::get_if<runner::Value>(&event.payload)) {
        if (isRich(value->data))
            m_items.push_back({ .text = nullptr, .rich = *value });
        else
            addText(QStringLiteral("→ ") + textOf(value->data));
    } else if (const auto *error = std::get_if<runner::ErrorReport>(&event.payload)) {
        addError(*error);
    } else if (const auto *file = std::get_if<runner::FileEntry>(&event.payload)) {
        addText(QStringLiteral("\x1b[2m") + fileLine(*file));
    } else if (const auto *end = std::get_if<runner::Finished>(&event.payload)) {
        // A program that ended by itself, or by its user's wish, needs no explanation.
        const auto &outcome = end->result.outcome;
        if (!std::holds_alternative<runner::Completed>(outcome)
            && !std::holds_alternative<runner::Stopped>(outcome))
            m_items.push_back({ .text = nullptr, .rich = end->result });
    }
    return first;
}

} // namespace sandpad::widgets
