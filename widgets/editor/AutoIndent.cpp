#include "widgets/editor/AutoIndent.h"

#include "widgets/editor/LineEnds.h"

#include <QRegularExpression>
#include <Qsci/qsciscintilla.h>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    /// How many more brackets a line opens than it closes.
    qsizetype bracketsLeft(const QString &line)
    {
        const auto count = [&line](QStringView signs) {
            return std::ranges::count_if(line, [signs](QChar c) { return signs.contains(c); });
        };
        return count(u"([{") - count(u")]}");
    }

    bool leavesBlock(const QString &line)
    {
        static const QRegularExpression words(
            QStringLiteral(R"(^(?:return|raise|break|continue|pass)\b(?!.*[,\\]$))"));
        return line.contains(words) && bracketsLeft(line) <= 0;
    }

    /// Does the line begin what `else` and the like go on with?
    bool canGoOn(const QString &line)
    {
        static const QRegularExpression words(
            QStringLiteral(R"(^(?:if|elif|else|for|while|try|except|async)\b)"));
        return line.contains(words);
    }

    /// In languages with braces: `case 1:`, `default:`.
    bool isLabel(const QString &line)
    {
        static const QRegularExpression label(QStringLiteral(R"(^(?:case\b.*|default\s*):$)"));
        return line.contains(label);
    }

    bool goesOn(const QString &line)
    {
        static const QRegularExpression words(
            QStringLiteral(R"(^(?:else|finally|elif\b.*|except\b.*):$)"));
        return line.contains(words);
    }

} // namespace

void AutoIndent::setLineComment(const QString &sign)
{
    QString noCode = QStringLiteral(R"((["'`])(?:\\.|(?!\1)[^\\])*\1)");
    // Where a value may stand, a slash begins a regular expression.
    if (sign == u"//")
        noCode += QStringLiteral(
            R"(|(?:^|[=(,:;!&|?{}\[])\s*\K/(?![/*])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\[])+/)");
    if (!sign.isEmpty())
        noCode += u'|' + QRegularExpression::escape(sign) + QStringLiteral(".*$");
    m_noCode.setPattern(noCode);
}

QString AutoIndent::codeOf(int line) const
{
    return m_editor->text(line).trimmed().replace(m_noCode, QStringLiteral("\\1\\1")).trimmed();
}

AutoIndent::AutoIndent(QsciScintilla *editor)
    : QObject(editor)
    , m_editor(editor)
{
    connect(editor, &QsciScintillaBase::SCN_CHARADDED, this, &AutoIndent::onCharacterAdded);
}

void AutoIndent::onCharacterAdded(int character)
{
    // Several carets type what is typed, and no more.
    if (m_editor->SendScintilla(QsciScintillaBase::SCI_GETSELECTIONS) > 1)
        return;
    int line = 0;
    int index = 0;
    m_editor->getCursorPosition(&line, &index);
    const bool isNewLine =
        character == '\n' || (character == '\r' && m_editor->eolMode() == QsciScintilla::EolMac);
    if (isNewLine && line > 0)
        indentNewLine(line);
    else if (character == '}' || character == ']' || character == ')')
        dedentClosingBracket(line);
    else if (character == ':' && m_colonOpensBlock)
        dedentContinuation(line);
}

void AutoIndent::indentNewLine(int line)
{
    const QString before = codeOf(line - 1);
    int indent = m_editor->indentation(line - 1);
    if (m_editor->text(line - 1).trimmed().isEmpty())
        m_editor->setIndentation(line - 1, 0); // white space that nobody sees
    const qsizetype left = bracketsLeft(before);
    if (left < 0)
        indent = indentOfOpening(line - 1);
    const bool endsOpen = before.endsWith(u'{') || before.endsWith(u'[') || before.endsWith(u'(');
    const bool opens =
        left > 0 || endsOpen || (m_colonOpensBlock ? before.endsWith(u':') : isLabel(before));
    // A bracket that is closed on the new line gets a line of its own below.
    const QString rest = m_editor->text(line).trimmed();
    if (endsOpen && !rest.isEmpty() && QStringView(u")]}").contains(rest.front())) {
        m_editor->insertAt(lineEnd(*m_editor), line, 0);
        m_editor->setIndentation(line + 1, indent);
    }
    if (opens)
        indent += m_editor->indentationWidth();
    else if (m_colonOpensBlock && leavesBlock(before))
        indent = std::max(0, indent - m_editor->indentationWidth());
    m_editor->setIndentation(line, indent);
    m_editor->SendScintilla(QsciScintillaBase::SCI_VCHOME);
    const auto place = m_editor->SendScintilla(QsciScintillaBase::SCI_GETLINEINDENTPOSITION, line);
    m_editor->SendScintilla(QsciScintillaBase::SCI_GOTOPOS, static_cast<unsigned long>(place));
}

int AutoIndent::indentOfOpening(int line) const
{
    const QString text = m_editor->text(line);
    qsizetype last = text.size();
    while (--last >= 0 && !QStringView(u")]}").contains(text[last])) { }
    if (last < 0)
        return m_editor->indentation(line);
    const long opening = m_editor->SendScintilla(
        QsciScintillaBase::SCI_BRACEMATCH,
        static_cast<unsigned long>(m_editor->positionFromLineIndex(line, static_cast<int>(last))),
        0L);
    const auto start = opening < 0
        ? line
        : static_cast<int>(m_editor->SendScintilla(QsciScintillaBase::SCI_LINEFROMPOSITION,
                                                   static_cast<unsigned long>(opening)));
    return m_editor->indentation(start);
}

void AutoIndent::dedentContinuation(int line)
{
    if (!goesOn(m_editor->text(line).trimmed()))
        return;
    const int indent = m_editor->indentation(line);
    int above = line - 1;
    while (above >= 0 && m_editor->text(above).trimmed().isEmpty())
        --above;
    // Who has gone back a step already knows where it belongs.
    if (above < 0 || m_editor->indentation(above) != indent
        || canGoOn(m_editor->text(above).trimmed()))
        return;
    for (; above >= 0; --above) {
        const QString text = m_editor->text(above).trimmed();
        if (text.isEmpty() || m_editor->indentation(above) >= indent)
            continue;
        if (canGoOn(text))
            m_editor->setIndentation(line, m_editor->indentation(above));
        return;
    }
}

void AutoIndent::dedentClosingBracket(int line)
{
    const bool isAlone = m_editor->text(line).trimmed().size() == 1;
    const int width = m_editor->indentationWidth();
    if (!isAlone || line == 0 || m_editor->indentation(line) < width
        || m_editor->indentation(line) < m_editor->indentation(line - 1))
        return;
    m_editor->setIndentation(line, m_editor->indentation(line) - width);
}

} // namespace sandpad::widgets
