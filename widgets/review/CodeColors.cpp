#include "widgets/review/CodeColors.h"

#include "widgets/editor/SyntaxColors.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/State>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    TextAttributes colored(const QColor &color)
    {
        TextAttributes attributes;
        attributes.foreground = TerminalColor::rgb(color.red(), color.green(), color.blue());
        return attributes;
    }

} // namespace

void CodeColors::color(QList<TextLine> &lines, const QString &definition, const Theme &theme)
{
    const auto found = m_repository.definitionForName(definition);
    if (!found.isValid())
        return;
    m_theme = theme;
    setDefinition(found);
    KSyntaxHighlighting::State state;
    for (qsizetype i = 0; i < std::min(lines.size(), kMostLines); ++i) {
        TextLine &line = lines[i];
        m_line = &line;
        line.runs.clear();
        state = highlightLine(line.text, state);
        if (line.runs.isEmpty() || line.runs.first().start > 0)
            line.runs.prepend({ .start = 0, .attributes = {} });
    }
    m_line = nullptr;
}

void CodeColors::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    if (length <= 0)
        return;
    // Formats come in order, but some characters have none.
    QList<TextRun> &runs = m_line->runs;
    if (!runs.isEmpty() && runs.last().start == offset)
        runs.removeLast();
    runs.append(
        { .start = offset, .attributes = colored(syntaxColor(format.textStyle(), m_theme)) });
    if (offset + length < m_line->text.size())
        runs.append({ .start = offset + length, .attributes = {} });
}

} // namespace sandpad::widgets
