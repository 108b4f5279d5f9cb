#include "runner/answer/language/CSharpSession.h"

#include <QRegularExpression>

#include <algorithm>

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

    /// The modifiers of a method without those that only a member of a class may have. Spaces in
    /// their place keep the columns.
    QString asLocal(QString line)
    {
        static const QRegularExpression ofMember(QStringLiteral(
            R"((?<=^|\s)(?:public|private|protected|internal|virtual|override|abstract|sealed|new|partial)(?=\s))"));
        // What stands in front of the parameters cannot be a text or a remark.
        const qsizetype end = line.indexOf(u'(');
        for (auto at = ofMember.globalMatch(line.first(std::max<qsizetype>(end, 0)));
             at.hasNext();) {
            const auto match = at.next();
            line.replace(match.capturedStart(), match.capturedLength(),
                         QString(match.capturedLength(), u' '));
        }
        return line;
    }

    /// Methods of a class stand in answers without it. As local functions they can be called.
    QStringList linesOf(const ProgramText &program)
    {
        QStringList lines = program.code.split(u'\n');
        for (qsizetype i = 0; i < std::min(lines.size(), program.rows.size()); ++i) {
            if (program.rows[i].isMember)
                lines[i] = asLocal(lines[i]);
        }
        return lines;
    }

    void split(const ProgramText &program, Parts &parts)
    {
        const QStringList lines = linesOf(program);
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
            const auto match = head.match(row.isMember ? asLocal(row.code).trimmed() : row.code);
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
    if (program.code.contains(directive))
        return program.code;
    const QStringList lines = linesOf(program);
    if (call.isEmpty() && !isOutOfOrder(program.rows))
        return lines.join(u'\n');
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
