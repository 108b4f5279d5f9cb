#include "widgets/output/MarkdownCard.h"

#include <QTextDocument>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    constexpr qsizetype kMostBytes = 64 << 10;
    constexpr qsizetype kMostNesting = 32;
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

} // namespace

bool isShownAsMarkdown(const QByteArray &markdown)
{
    if (markdown.size() > kMostBytes)
        return false;
    const QList<QByteArray> lines = markdown.split('\n');
    return std::ranges::none_of(lines, [](const QByteArray &line) {
        // Rows of dashes are rules, whatever their length.
        const QByteArray text = line.trimmed();
        const bool isRule =
            !text.isEmpty() && text.front() != '>' && text.count(text.front()) == text.size();
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
    setAccessibleDescription(source.left(kMostSpoken));
}

} // namespace sandpad::widgets
