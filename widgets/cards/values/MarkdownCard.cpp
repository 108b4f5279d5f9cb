#include "widgets/cards/values/MarkdownCard.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <ranges>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMostBytes = 64 << 10;
    constexpr qsizetype kMostNesting = 32;
    constexpr qsizetype kMostBlocks = 4'000;
    constexpr qsizetype kMostSpoken = 2000;

    qsizetype nesting(QByteArrayView line)
    {
        const auto isMark = [](char c) { return c == '>' || c == '-' || c == '*' || c == '+'; };
        qsizetype marks = 0;
        qsizetype spaces = 0;
        for (const char c : line) {
            if (isMark(c))
                ++marks;
            else if (c == ' ' || c == '\t')
                ++spaces;
            else
                break;
        }
        return marks + spaces / 2;
    }

    /// The columns of a table whose second line this may be; 0: it is no such line.
    qsizetype columnsOf(QByteArrayView line)
    {
        const auto isOther = [](char c) { return !QByteArrayView("|-: \t\v\f").contains(c); };
        const auto end = std::ranges::find_if(std::views::reverse(line), isOther);
        const auto bars = std::count(line.rbegin(), end, '|');
        return bars > 0 ? bars + 1 : 0;
    }

    /// About as many blocks as Qt makes, or more. A line is one, or, in a table, one for each
    /// column, even if nothing is in it. A table reaches to the next empty line.
    qsizetype mostBlocks(const QList<QByteArray> &lines)
    {
        qsizetype blocks = 0;
        qsizetype rows = 0;
        qsizetype columns = 1;
        for (const QByteArray &line : lines) {
            const bool isEmpty =
                std::ranges::all_of(line, [](char c) { return c == ' ' || c == '\t'; });
            if (isEmpty) {
                blocks += rows * columns;
                rows = 0;
                columns = 1;
            }
            ++rows;
            columns = std::max(columns, columnsOf(line));
        }
        return blocks + rows * columns;
    }

    /// Adds space between blocks, because Qt's own is almost nothing.
    void spaceBlocks(QTextDocument &document)
    {
        constexpr qreal kAboveHeading = 12;
        constexpr qreal kBelow = 8;
        constexpr qreal kInList = 2;
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            QTextBlockFormat format = block.blockFormat();
            QTextCursor cursor(block);
            const QTextBlock next = block.next();
            const auto isCode = [](const QTextBlock &of) {
                return of.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
            };
            const bool goesOn = next.isValid()
                && ((block.textList() && next.textList()) || (isCode(block) && isCode(next)));
            if (cursor.currentTable()) {
                format.setTopMargin(0);
                format.setBottomMargin(0);
                cursor.setBlockFormat(format);
                continue;
            }
            const bool isHeading = format.headingLevel() > 0;
            format.setTopMargin(isHeading && block.position() > 0 ? kAboveHeading : 0);
            format.setBottomMargin(!goesOn ? kBelow : isCode(block) ? 0 : kInList);
            cursor.setBlockFormat(format);
        }
    }

} // namespace

bool isShownAsMarkdown(const QByteArray &markdown)
{
    if (markdown.size() > kMostBytes)
        return false;
    const QList<QByteArray> lines =
        QByteArray(markdown).replace("\r\n", "\n").replace('\r', '\n').split('\n');
    return mostBlocks(lines) <= kMostBlocks
        && std::ranges::none_of(lines, [](const QByteArray &line) {
               // A row of equal characters, such as dashes, is a rule and no nesting, however long
               // it is.
               const QByteArray text = line.trimmed();
               const bool isRule = !text.isEmpty() && text.front() != '>'
                   && text.count(text.front()) == text.size();
               return nesting(line) > kMostNesting && !isRule;
           });
}

MarkdownCard::MarkdownCard(const QByteArray &markdown, QWidget *parent)
    : DocumentCard(QString::fromUtf8(markdown), tr("Copy the Markdown"), parent)
{
    const QString source = QString::fromUtf8(markdown);
    QTextDocument::MarkdownFeatures features(QTextDocument::MarkdownDialectGitHub);
    features.setFlag(QTextDocument::MarkdownNoHTML);
    document().setMarkdown(source, features);
    spaceBlocks(document());
    setAccessibleDescription(source.left(kMostSpoken));
}

} // namespace sandpad::widgets
