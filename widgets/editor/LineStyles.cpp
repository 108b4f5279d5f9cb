#include "widgets/editor/LineStyles.h"

#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Theme>

#include <algorithm>
#include <utility>

namespace sandpad::widgets {

namespace {

    using TextStyle = KSyntaxHighlighting::Theme::TextStyle;

    bool isOfName(QChar character)
    {
        return character.isLetterOrNumber() || character == u'_' || character == u'$';
    }

} // namespace

void LineStyles::setDefinition(const KSyntaxHighlighting::Definition &definition)
{
    AbstractHighlighter::setDefinition(definition);
    const QString section = definition.section();
    m_hasCalls = section == QLatin1String("Sources") || section == QLatin1String("Scripts");
    m_hasCapitalFunctions = definition.name() == QLatin1String("C#");
    m_hasDocstrings = definition.name() == QLatin1String("Python");
}

KSyntaxHighlighting::Definition LineStyles::definition() const
{
    return AbstractHighlighter::definition();
}

LineStyles::Styled LineStyles::styled(const QString &line, const State &before)
{
    m_line = line;
    m_isRemark = false;
    m_styles = QByteArray(line.size(), '\0');
    State after = highlightLine(line, before);
    if (m_hasCalls)
        styleCalls(line);
    return { .styles = std::exchange(m_styles, {}), .after = std::move(after) };
}

void LineStyles::applyFormat(int offset, int length, const KSyntaxHighlighting::Format &format)
{
    TextStyle style = format.textStyle();
    if (m_hasDocstrings && style == TextStyle::Comment) {
        m_isRemark = m_isRemark || (offset < m_line.size() && m_line[offset] == u'#');
        if (!m_isRemark)
            style = TextStyle::VerbatimString;
    }
    std::fill_n(m_styles.begin() + offset, std::min<qsizetype>(length, m_styles.size() - offset),
                static_cast<char>(style));
}

void LineStyles::styleCalls(const QString &line)
{
    for (qsizetype open = line.indexOf(u'('); open >= 0; open = line.indexOf(u'(', open + 1)) {
        qsizetype begin = open;
        while (begin > 0 && m_styles[begin - 1] == TextStyle::Normal && isOfName(line[begin - 1]))
            --begin;
        if (begin == open || line[begin].isNumber())
            continue;
        const bool isType = line[begin].isUpper() && !m_hasCapitalFunctions;
        std::fill(m_styles.begin() + begin, m_styles.begin() + open,
                  static_cast<char>(isType ? TextStyle::DataType : TextStyle::Function));
    }
}

} // namespace sandpad::widgets
