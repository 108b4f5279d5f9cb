#include "widgets/editor/LineStyles.h"

#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Theme>
#include <QRegularExpression>

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
    m_isCSharp = definition.name() == QLatin1String("C#");
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
    if (m_isCSharp)
        styleRecord(line);
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
        const bool isType = line[begin].isUpper() && !m_isCSharp;
        std::fill(m_styles.begin() + begin, m_styles.begin() + open,
                  static_cast<char>(isType ? TextStyle::DataType : TextStyle::Function));
    }
}

void LineStyles::styleRecord(const QString &line)
{
    // The definition does not know the word, which elsewhere is a name.
    static const QRegularExpression record(
        QStringLiteral(
            R"(^\s*(?:(?:public|private|protected|internal|file|new|static|sealed|abstract|readonly|partial|unsafe)\s+)*(record)\s+(?:(?:class|struct)\s+)?([\p{L}_@]\w*)\s*(?:[<({:;]|$))"),
        QRegularExpression::UseUnicodePropertiesOption);
    const auto match = record.match(line);
    if (!match.hasMatch() || m_styles[match.capturedStart(1)] != TextStyle::Normal)
        return;
    const auto fill = [this, &match](int group, TextStyle style) {
        std::fill_n(m_styles.begin() + match.capturedStart(group), match.capturedLength(group),
                    static_cast<char>(style));
    };
    fill(1, TextStyle::Keyword);
    fill(2, TextStyle::DataType);
}

} // namespace sandpad::widgets
