#include "widgets/editor/SyntaxLexer.h"

#include "widgets/editor/SyntaxColors.h"
#include "widgets/editor/TextOffsets.h"
#include "widgets/theme/SyntaxRepository.h"

#include <KSyntaxHighlighting/Definition>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/Theme>
#include <Qsci/qsciscintilla.h>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    using TextStyle = KSyntaxHighlighting::Theme::TextStyle;

    /// So many new lines are styled at once, to find out that the rest is as it was.
    constexpr int kMostAdded = 1000;

    constexpr int kLastStyle = static_cast<int>(TextStyle::Others);

} // namespace

QFont editorFont(const Theme &theme, const QPaintDevice &device)
{
    constexpr double kPointsPerInch = 72;
    QFont font = theme.codeFont;
    font.setPointSizeF(theme.codeFont.pixelSize() * kPointsPerInch / device.logicalDpiY());
    return font;
}

SyntaxLexer::SyntaxLexer(QsciScintilla *parent)
    : QsciLexerCustom(parent)
    , m_editor(parent)
    , m_theme(Theme::light())
{
    connect(m_editor, &QsciScintillaBase::SCN_MODIFIED, this,
            [this](int position, int type, const char *text, int length, int linesAdded, int, int,
                   int, int, int) { onModified(position, type, text, length, linesAdded); });
}

SyntaxLexer::~SyntaxLexer() = default;

void SyntaxLexer::setDefinitionName(const QString &name)
{
    m_styles.setDefinition(syntaxRepository().definitionForName(name));
    restyleAll();
}

QString SyntaxLexer::lineComment() const
{
    return m_styles.definition().singleLineCommentMarker();
}

void SyntaxLexer::setTheme(const Theme &theme)
{
    m_theme = theme;
    for (int style = 0; style <= kLastStyle; ++style) {
        setColor(defaultColor(style), style);
        setPaper(defaultPaper(style), style);
        setFont(defaultFont(style), style);
    }
    setDefaultColor(theme.text);
    setDefaultPaper(theme.surface);
    setDefaultFont(editorFont(theme, *m_editor));
}

QString SyntaxLexer::description(int style) const
{
    return style <= kLastStyle ? QString::number(style) : QString();
}

QColor SyntaxLexer::defaultColor(int style) const
{
    return syntaxColor(static_cast<TextStyle>(style), m_theme);
}

QFont SyntaxLexer::defaultFont(int) const
{
    return editorFont(m_theme, *m_editor);
}

QColor SyntaxLexer::defaultPaper(int) const
{
    return m_theme.surface;
}

void SyntaxLexer::restyleAll()
{
    m_states.clear();
    m_editor->SendScintilla(QsciScintillaBase::SCI_STARTSTYLING, 0UL);
    m_editor->SendScintilla(QsciScintillaBase::SCI_COLOURISE, 0UL, -1L);
}

void SyntaxLexer::onModified(int position, int type, const char *, int, int linesAdded)
{
    constexpr int kText =
        QsciScintillaBase::SC_MOD_INSERTTEXT | QsciScintillaBase::SC_MOD_DELETETEXT;
    if (!(type & kText) || linesAdded == 0)
        return;
    const auto line = m_editor->SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION, position);
    if (line >= m_states.size())
        return;
    // States behind the change move with their lines. Those of changed lines are computed again.
    if (linesAdded > kMostAdded)
        m_states.resize(line); // they and what is below are styled when they are looked at
    else if (linesAdded > 0)
        m_states.insert(line, linesAdded, KSyntaxHighlighting::State());
    else
        m_states.remove(line, std::min<qsizetype>(-linesAdded, m_states.size() - line));
}

KSyntaxHighlighting::State SyntaxLexer::styleLine(int line, const KSyntaxHighlighting::State &state)
{
    const auto start = m_editor->SendScintilla(QsciScintillaBase::SCI_POSITIONFROMLINE, line);
    const auto next = m_editor->SendScintilla(QsciScintillaBase::SCI_POSITIONFROMLINE, line + 1);
    const auto end = m_editor->SendScintilla(QsciScintillaBase::SCI_GETLINEENDPOSITION, line);
    const auto length = static_cast<int>(end - start);
    startStyling(static_cast<int>(start));
    if (length > kLongestLine) {
        setStyling(static_cast<int>(next - start), 0);
        return state;
    }
    QByteArray bytes(length + 1, '\0'); // Scintilla ends it with a NUL
    m_editor->SendScintilla(QsciScintillaBase::SCI_GETTEXTRANGE, static_cast<int>(start),
                            static_cast<int>(end), bytes.data());
    const DecodedLine decoded = decodeLine(QByteArrayView(bytes).first(length));
    const auto [styles, after] = m_styles.styled(decoded.text, state);
    for (qsizetype from = 0; from < styles.size();) {
        qsizetype to = from + 1;
        while (to < styles.size() && styles[to] == styles[from])
            ++to;
        setStyling(decoded.byteOf[to] - decoded.byteOf[from], styles[from]);
        from = to;
    }
    setStyling(static_cast<int>(next - end), 0);
    return after;
}

void SyntaxLexer::styleText(int start, int end)
{
    const auto lineAt = [this](int position) {
        return static_cast<int>(
            m_editor->SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION, position));
    };
    // A line can only be styled after all lines before it.
    const int first = std::min(lineAt(start), static_cast<int>(m_states.size()));
    const int last = styleLines(first, lineAt(end));
    m_linesStyled = last - first + 1;
    emit styled(first, last);
}

int SyntaxLexer::styleLines(int first, int wanted)
{
    const int lines =
        static_cast<int>(m_editor->SendScintilla(QsciScintillaBase::SCI_GETLINECOUNT));
    for (int line = first; line < lines; ++line) {
        const auto before = line == 0 ? KSyntaxHighlighting::State() : m_states[line - 1];
        const auto after = styleLine(line, before);
        if (line >= m_states.size()) {
            m_states.append(after);
            if (line >= wanted)
                return line;
            continue;
        }
        const bool isAsBefore = m_states[line] == after;
        m_states[line] = after;
        if (isAsBefore && line >= wanted) {
            // No line from here to the last styled one can have changed.
            const auto mark = m_editor->SendScintilla(QsciScintillaBase::SCI_POSITIONFROMLINE,
                                                      static_cast<int>(m_states.size()));
            startStyling(static_cast<int>(mark));
            return line;
        }
    }
    return lines - 1;
}

} // namespace sandpad::widgets
