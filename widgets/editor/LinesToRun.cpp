#include "widgets/editor/LinesToRun.h"

#include <QList>
#include <Qsci/qsciscintilla.h>

#include <algorithm>
#include <array>

namespace sandpad::widgets {

namespace {

    constexpr int kTab = 8;

    /// Columns of white space before the text.
    int indentOf(const QByteArray &line)
    {
        int columns = 0;
        for (const char each : line) {
            if (each == '\t')
                columns += kTab - columns % kTab;
            else if (each == ' ')
                ++columns;
            else
                break;
        }
        return columns;
    }

    /// Does a line go on with what stands above it at the same indent?
    bool goesOn(const QByteArray &words)
    {
        static constexpr std::array kWords { "else", "elif", "except", "finally", "catch" };
        if (QByteArrayView(")]}{").contains(words.front()))
            return true;
        return std::ranges::any_of(kWords, [&words](const char *word) {
            const auto length = static_cast<qsizetype>(qstrlen(word));
            return words.startsWith(word)
                && (words.size() == length || QByteArrayView(" :({").contains(words[length]));
        });
    }

    /// Where the statement begins that a line ends or goes on with, such as `})` or `else:`.
    int beginOf(const QList<QByteArray> &lines, int line)
    {
        const QByteArray own = lines.value(line).trimmed();
        if (own.isEmpty() || !goesOn(own))
            return line;
        const int indent = indentOf(lines[line]);
        for (int at = line - 1; at >= 0; --at) {
            const QByteArray words = lines[at].trimmed();
            const int deep = words.isEmpty() ? indent + 1 : indentOf(lines[at]);
            if (deep < indent)
                break;
            if (deep == indent && !goesOn(words))
                return at;
        }
        return line;
    }

    bool isDecorator(const QByteArray &words)
    {
        return words.startsWith('@');
    }

    /// The lines without the white space that all begin with.
    QByteArray dedented(const QList<QByteArray> &lines)
    {
        const auto lengthOfIndent = [](const QByteArray &line) -> qsizetype {
            return std::ranges::find_if(line, [](char c) { return c != ' ' && c != '\t'; })
                - line.begin();
        };
        qsizetype common = -1;
        for (const QByteArray &line : lines) {
            if (!line.trimmed().isEmpty())
                common = common < 0 ? lengthOfIndent(line) : std::min(common, lengthOfIndent(line));
        }
        QByteArrayList moved;
        for (const QByteArray &line : lines)
            moved.append(
                line.sliced(std::min(std::max<qsizetype>(common, 0), lengthOfIndent(line))));
        return moved.join('\n');
    }

} // namespace

LineSpan statementAt(const QByteArray &text, int line)
{
    const QList<QByteArray> lines = text.split('\n');
    line = beginOf(lines, line);
    LineSpan span { .first = line, .last = line };
    const QByteArray head = lines.value(line).trimmed();
    if (head.isEmpty())
        return span;
    const int indent = indentOf(lines[line]);
    bool isDecorated = isDecorator(head);
    for (int at = line + 1; at < lines.size(); ++at) {
        const QByteArray words = lines[at].trimmed();
        if (words.isEmpty())
            continue;
        const int deep = indentOf(lines[at]);
        if (deep < indent || (deep == indent && !isDecorated && !goesOn(words)))
            break;
        if (deep == indent)
            isDecorated = isDecorated && isDecorator(words);
        span.last = at;
    }
    return span;
}

LineSpan linesToRun(const QsciScintilla &editor, const QByteArray &text)
{
    const LineSpan selected = selectedLines(editor);
    return editor.hasSelectedText() ? selected : statementAt(text, selected.first);
}

QByteArray linesAlone(const QByteArray &text, const LineSpan &span)
{
    return QByteArray(span.first, '\n')
        + dedented(text.split('\n').mid(span.first, span.last - span.first + 1));
}

} // namespace sandpad::widgets
