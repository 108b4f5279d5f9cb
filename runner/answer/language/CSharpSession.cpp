#include "runner/answer/language/CSharpSession.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    struct Parts
    {
        QStringList headers;
        QStringList statements;
        QStringList types;
    };

    /// The part that a line belongs to. The code may have other text on a line than its rows have.
    RowPart partOf(const ProgramText &program, qsizetype line)
    {
        return line < program.rows.size() ? program.rows[line].part : RowPart::Statement;
    }

    void split(const ProgramText &program, Parts &parts)
    {
        const QStringList lines = program.code.split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const RowPart part = partOf(program, i);
            if (part == RowPart::Type)
                parts.types.append(lines[i]);
            else if (part == RowPart::Statement)
                parts.statements.append(lines[i]);
            else if (!parts.headers.contains(lines[i]))
                parts.headers.append(lines[i]);
        }
    }

    /// Is code further down that the compiler wants further up?
    bool isOutOfOrder(const QList<SourceRow> &rows)
    {
        RowPart last = RowPart::Header;
        for (const SourceRow &row : rows) {
            if (row.code.trimmed().isEmpty())
                continue;
            if (row.part < last)
                return true;
            last = row.part;
        }
        return false;
    }

    /// The call of a method Main that has no class, where nothing else would run; else no line.
    QStringList callOfMain(const ProgramText &program)
    {
        static const QRegularExpression head(
            QStringLiteral(R"(^(async )?(?:static )?(async )?\w+(?:<\w+>)? Main\((\s*\))?)"));
        static const QRegularExpression statement(QStringLiteral(R"(^\S.*;\s*$)"));
        QStringList call;
        for (const SourceRow &row : program.rows) {
            if (row.part != RowPart::Statement)
                continue;
            if (row.code.contains(statement))
                return {};
            const auto match = head.match(row.code);
            if (!match.hasMatch())
                continue;
            const bool isLater = !(match.captured(1) + match.captured(2)).isEmpty();
            call = { (isLater ? QStringLiteral("await ") : QString())
                     + (match.captured(3).isEmpty() ? QStringLiteral("Main(new string[0]);")
                                                    : QStringLiteral("Main();")) };
        }
        return call;
    }

} // namespace

QString csharpSession(const QList<ProgramText> &before, const QString &between,
                      const ProgramText &last)
{
    Parts parts;
    for (const ProgramText &program : before)
        split(program, parts);
    parts.statements.append(between);
    split(last, parts);
    parts.statements += callOfMain(last);
    return (parts.headers + parts.statements + parts.types).join(u'\n') + u'\n';
}

QString csharpInOrder(const ProgramText &program)
{
    static const QRegularExpression directive(QStringLiteral(R"(^\s*#\s*(?:if|region|line)\b)"),
                                              QRegularExpression::MultilineOption);
    const QStringList call = callOfMain(program);
    if ((call.isEmpty() && !isOutOfOrder(program.rows)) || program.code.contains(directive))
        return program.code;
    const QStringList lines = program.code.split(u'\n');
    QStringList arranged;
    for (const RowPart wanted : { RowPart::Header, RowPart::Statement, RowPart::Type }) {
        qsizetype before = -2;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (partOf(program, i) != wanted)
                continue;
            if (before != i - 1)
                arranged.append(QStringLiteral("#line %1").arg(i + 1));
            arranged.append(lines[i]);
            before = i;
        }
        if (wanted == RowPart::Statement)
            arranged += call;
    }
    return arranged.join(u'\n') + u'\n';
}

} // namespace sandpad::runner
