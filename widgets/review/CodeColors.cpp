#include "widgets/review/CodeColors.h"

#include "widgets/editor/SyntaxColors.h"

#include <KSyntaxHighlighting/Theme>

#include <algorithm>
#include <span>

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
    m_styles.setDefinition(found);
    LineStyles::State state;
    for (TextLine &line : std::span(lines).first(std::min(lines.size(), kMostLines))) {
        const auto [styles, after] = m_styles.styled(line.text, state);
        state = after;
        line.runs.clear();
        for (qsizetype i = 0; i < styles.size(); ++i) {
            if (i > 0 && styles[i] == styles[i - 1])
                continue;
            const auto style = static_cast<KSyntaxHighlighting::Theme::TextStyle>(styles[i]);
            line.runs.append({ .start = i, .attributes = colored(syntaxColor(style, theme)) });
        }
    }
}

} // namespace sandpad::widgets
