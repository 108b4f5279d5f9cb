#include "runner/answer/source/Statement.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    bool isPython(const QString &languageId)
    {
        return languageId == QLatin1String("python");
    }
    bool isSharp(const QString &languageId)
    {
        return languageId == QLatin1String("csharp");
    }

    /// Does the line before go on here, or this one in the next?
    bool isJoined(const QList<SourceLine> &lines, qsizetype index)
    {
        static const QRegularExpression open(QStringLiteral(
            R"((?:[,.+\-*/%&|^=?:(\[{<>\\]|\b(?:and|or|not|in|is|return|await))\s*$)"));
        static const QRegularExpression goesOn(
            QStringLiteral(R"(^\s*(?:[.?:*/%&|^=,)\]}]|\+[^+]|-[^-]))"));
        if (goesOn.match(lines[index].code).hasMatch())
            return true;
        for (qsizetype before = index - 1; before >= 0; --before) {
            const QString code = lines[before].code.trimmed();
            if (code.isEmpty())
                continue;
            // The head of a block ends with a bracket or colon, and opens no expression.
            const bool isHead =
                code.endsWith(u'{') || code.endsWith(u':') || code.endsWith(QLatin1String("=>"));
            if (!isHead && open.match(code).hasMatch())
                return true;
            break;
        }
        for (qsizetype next = index + 1; next < lines.size(); ++next) {
            const QString code = lines[next].code.trimmed();
            if (code.isEmpty())
                continue;
            return goesOn.match(code).hasMatch() && !code.startsWith(u'}')
                && !code.startsWith(u')');
        }
        return false;
    }

    /// Are the brackets that this line opens closed in it, and none besides?
    bool isBalanced(const QString &code, const QString &languageId)
    {
        const QList<SourcePart> parts = sourceParts(code, languageId);
        QString open;
        for (qsizetype i = 0; i < code.size(); ++i) {
            const QChar c = code[i];
            if (parts[i] != SourcePart::Code)
                continue;
            if (QStringView(u"([{").contains(c))
                open += c;
            if (QStringView(u")]}").contains(c)) {
                if (open.isEmpty())
                    return false;
                open.chop(1);
            }
        }
        return open.isEmpty();
    }

    /// The text without a semicolon at its end.
    QString withoutSemicolon(QString code)
    {
        code = code.trimmed();
        while (code.endsWith(u';'))
            code.chop(1);
        return code.trimmed();
    }

    /// A string as all four languages write it: \uXXXX means the same in each.
    QString literal(const QString &text)
    {
        QString escaped;
        for (const QChar c : text) {
            if (c.unicode() < 0x20)
                escaped += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
            else
                escaped += c;
        }
        return u'"' + escaped + u'"';
    }

    const QRegularExpression &printCall(const QString &languageId)
    {
        static const QRegularExpression python(
            QStringLiteral(R"(^(?:print|pprint|pprint\.pprint|display)\(.*\)$)"));
        static const QRegularExpression script(
            QStringLiteral(R"(^console\.(?:log|info|table|dir)\(.*\)$)"));
        static const QRegularExpression sharp(
            QStringLiteral(R"(^(?:System\.)?Console\.(?:WriteLine|Write)\(.*\)$)"));
        return isPython(languageId) ? python : isSharp(languageId) ? sharp : script;
    }

    /// One call from the first bracket to the last, nothing beside it.
    bool isOneCall(const QString &code, const QString &languageId)
    {
        const QList<SourcePart> parts = sourceParts(code, languageId);
        int depth = 0;
        for (qsizetype i = 0; i < code.size(); ++i) {
            if (parts[i] != SourcePart::Code)
                continue;
            if (code[i] == u'(')
                ++depth;
            if (code[i] == u')' && --depth == 0)
                return i == code.size() - 1;
        }
        return false;
    }

    /// What a call may change and tell nothing of: `xs` in `xs.append(4)`, `random.shuffle(xs)`.
    QString changedBy(const QString &code, const QString &languageId)
    {
        static const QRegularExpression call(QStringLiteral(
            R"(^((?!super\b)[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\.[\w$]+\(([A-Za-z_$][\w$]*)?.*\)$)"));
        static const QStringList kModules {
            QStringLiteral("random"), QStringLiteral("heapq"),    QStringLiteral("bisect"),
            QStringLiteral("np"),     QStringLiteral("operator"), QStringLiteral("Object"),
        };
        const auto match = call.match(code);
        if (isSharp(languageId) || !match.hasMatch() || !isOneCall(code, languageId))
            return {};
        return kModules.contains(match.captured(1)) ? match.captured(2) : match.captured(1);
    }

    /// A call of .NET's collections that gives nothing and so cannot be asked.
    bool isVoidCall(const QString &code)
    {
        static const QRegularExpression pattern(QStringLiteral(
            R"(\.(?:Add|AddRange|Clear|Insert|InsertRange|RemoveAt|RemoveRange|Sort|Reverse|Push|Enqueue|ForEach|CopyTo|AddFirst|AddLast|RemoveFirst|RemoveLast)\(.*\)$)"));
        return pattern.match(code).hasMatch();
    }

    /// Is it an assignment to something else than a name, as a[0] = 1, or more than one statement?
    bool isMore(const QString &code, const QString &languageId)
    {
        const auto isOneOf = [&code](qsizetype i, QStringView marks) {
            return i >= 0 && i < code.size() && marks.contains(code[i]);
        };
        const QList<SourcePart> parts = sourceParts(code, languageId);
        int depth = 0;
        for (qsizetype i = 0; i < code.size(); ++i) {
            if (parts[i] != SourcePart::Code)
                continue;
            if (QStringView(u"([{").contains(code[i]))
                ++depth;
            if (QStringView(u")]}").contains(code[i]))
                --depth;
            if (depth != 0)
                continue;
            const bool assigns =
                code[i] == u'=' && !isOneOf(i - 1, u"=!<>") && !isOneOf(i + 1, u"=>");
            if (code[i] == u';' || assigns)
                return true;
        }
        return false;
    }

    StatementKind kindOf(const QString &code, const QString &languageId)
    {
        if (printCall(languageId).match(code).hasMatch() && isOneCall(code, languageId))
            return StatementKind::Prints;
        static const QRegularExpression keyword(QStringLiteral(
            R"(^(?:return|import|from|def|class|if|else|elif|for|while|do|switch|case|break|continue|try|except|catch|finally|with|raise|throw|del|pass|global|nonlocal|assert|yield|export|function|async|using|namespace|public|private|protected|internal|static|interface|type|enum|delete|goto|lock|foreach|@)\b)"));
        if (keyword.match(code).hasMatch() || code.startsWith(u'@'))
            return StatementKind::Other;
        static const QRegularExpression assignment(QStringLiteral(
            R"(^(?:(?:const|let|var|int|long|double|float|decimal|string|bool|char|object|dynamic)(?:\[\])? )?([A-Za-z_$][\w$]*)(?:\s*:\s*[^=]+)?\s*=(?![=>])\s*\S)"));
        if (assignment.match(code).hasMatch())
            return StatementKind::Assigns;
        static const QRegularExpression declaration(
            QStringLiteral(R"(^(?:const|let|var|int|string|double|bool)\b)"));
        if (declaration.match(code).hasMatch() || code.startsWith(u'{') || code.startsWith(u'}'))
            return StatementKind::Other;
        if (isMore(code, languageId))
            return StatementKind::Other;
        return isSharp(languageId) && isVoidCall(code) ? StatementKind::Other
                                                       : StatementKind::Value;
    }

    /// What prints a value and then, behind its mark, what the call has changed.
    QString showing(const QString &value, const QString &changed, const QString &languageId,
                    const LineMarks &marks)
    {
        const QString state = printing(marks.state, languageId);
        if (isSharp(languageId))
            return QStringLiteral("System.Console.WriteLine(%1)").arg(value);
        if (isPython(languageId)) {
            const QString show = QStringLiteral("(lambda _: (print(repr(_)), %2, print(_)))(%1)")
                                     .arg(value, printing(marks.asText, languageId));
            return changed.isEmpty()
                ? show
                : show + QStringLiteral("; %1; print(repr(%2))").arg(state, changed);
        }
        const QString show = QStringLiteral("console.log(%1)").arg(value);
        return changed.isEmpty()
            ? show
            : show + QStringLiteral(", %1, console.log(%2)").arg(state, changed);
    }

} // namespace

StatementKind statementKind(const QList<SourceLine> &lines, qsizetype index,
                            const QString &languageId)
{
    const SourceLine &line = lines[index];
    const QString code = withoutSemicolon(line.code);
    // In Python brackets that are open make the line a part; in the others a block's brace may be.
    const bool isPart = isPython(languageId) ? line.startsInside : false;
    if (code.isEmpty() || isPart || line.endsInText || !isBalanced(code, languageId)
        || isJoined(lines, index))
        return StatementKind::Other;
    if (isPython(languageId) && line.endsInside)
        return StatementKind::Other;
    if (!isPython(languageId) && !line.code.trimmed().endsWith(u';')
        && (isSharp(languageId) || line.code.trimmed().endsWith(u'}')))
        return StatementKind::Other;
    return kindOf(code, languageId);
}

QString askedLine(const SourceLine &line, StatementKind kind, const QString &languageId,
                  const LineMarks &marks)
{
    const qsizetype indent = line.code.indexOf(line.code.trimmed().first(1));
    const QString space = line.code.first(indent);
    const QString code = withoutSemicolon(line.code);
    const QString first = printing(marks.begin, languageId);
    const QString last = printing(marks.end, languageId);
    static const QRegularExpression name(QStringLiteral(
        R"(^(?:(?:const|let|var|int|long|double|float|decimal|string|bool|char|object|dynamic)(?:\[\])? )?([A-Za-z_$][\w$]*))"));
    // As the last line it is to give no value of its own.
    const QString none = QStringLiteral("; None");
    const QString value = kind == StatementKind::Value ? code : name.match(code).captured(1);
    const QString changed = kind == StatementKind::Value && !marks.state.isEmpty()
        ? changedBy(code, languageId)
        : QString();
    const QString show = showing(value, changed, languageId, marks);
    if (isPython(languageId)) {
        if (kind == StatementKind::Prints)
            return space + first + QStringLiteral("; ") + code + QStringLiteral("; ") + last + none;
        if (kind == StatementKind::Value)
            return space + first + QStringLiteral("; ") + show + QStringLiteral("; ") + last + none;
        return space + code + QStringLiteral("; ") + first + QStringLiteral("; ") + show
            + QStringLiteral("; ") + last + none;
    }
    if (isSharp(languageId)) {
        if (kind == StatementKind::Assigns)
            return space + code + QStringLiteral("; { ") + first + QStringLiteral("; ") + show
                + QStringLiteral("; ") + last + QStringLiteral("; }");
        return space + QStringLiteral("{ ") + first + QStringLiteral("; ")
            + (kind == StatementKind::Prints ? code : show) + QStringLiteral("; ") + last
            + QStringLiteral("; }");
    }
    // One expression, so that it may stand behind an `if` without braces; `void` begins a statement
    // of its own also where the line before has no semicolon.
    const QString asked = QStringLiteral("void (%1, %2, %3);")
                              .arg(first, kind == StatementKind::Prints ? code : show, last);
    return kind == StatementKind::Assigns ? space + code + QStringLiteral("; ") + asked
                                          : space + asked;
}

QString printing(const QString &text, const QString &languageId)
{
    const QString quoted = literal(text);
    if (isPython(languageId))
        return QStringLiteral("__import__('sys').stdout.write(%1)").arg(quoted);
    if (isSharp(languageId))
        return QStringLiteral("System.Console.Write(%1)").arg(quoted);
    return QStringLiteral("process.stdout.write(%1)").arg(quoted);
}

} // namespace sandpad::runner
