#include "runner/answer/source/Statement.h"

#include "runner/answer/language/AnswerLanguages.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Does a statement of the line before go on here, or one of this line in the next?
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
            // The head of a block ends with a bracket or colon. That bracket opens no expression.
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

    /// Are all brackets that this line opens closed in it, and no others?
    bool isBalanced(const QString &code, const SourceSyntax &syntax)
    {
        const QList<SourcePart> parts = sourceParts(code, syntax);
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

    /// A string as Python, JavaScript and C# write it: \uXXXX means the same in each.
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

    /// Is this one call, from its first bracket to its last, with nothing beside it?
    bool isOneCall(const QString &code, const SourceSyntax &syntax)
    {
        const QList<SourcePart> parts = sourceParts(code, syntax);
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

    /// The name that a statement may change without a result: `xs` in `xs.push(4)`,
    /// `Object.assign(xs, ys)`; `n` in `n++`.
    QString changedBy(const QString &code, const SourceSyntax &syntax)
    {
        static const QRegularExpression call(QStringLiteral(
            R"(^((?!super\b)[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)\.[\w$]+\(([A-Za-z_$][\w$]*)?.*\)$)"));
        static const QRegularExpression step(QStringLiteral(R"(^([A-Za-z_$][\w$]*)(?:\+\+|--)$)"));
        if (const auto stepped = step.match(code); stepped.hasMatch())
            return stepped.captured(1);
        const auto match = call.match(code);
        if (!match.hasMatch() || !isOneCall(code, syntax))
            return {};
        return match.captured(1) == u"Object" ? match.captured(2) : match.captured(1);
    }

    /// Is this an assignment to something other than a name, as a[0] = 1, or several statements?
    bool isMore(const QString &code, const SourceSyntax &syntax)
    {
        const auto isOneOf = [&code](qsizetype i, QStringView marks) {
            return i >= 0 && i < code.size() && marks.contains(code[i]);
        };
        const QList<SourcePart> parts = sourceParts(code, syntax);
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

    /// Does a pattern match? An empty pattern matches nothing.
    bool agrees(const QRegularExpression &pattern, const QString &code)
    {
        return !pattern.pattern().isEmpty() && pattern.match(code).hasMatch();
    }

    StatementKind kindOf(const QString &code, const StatementForm &form, const SourceSyntax &syntax)
    {
        if (agrees(form.printCall, code) && isOneCall(code, syntax))
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
        return isMore(code, syntax) || agrees(form.voidCall, code) ? StatementKind::Other
                                                                   : StatementKind::Value;
    }

    /// Is there no code behind a line?
    bool isLast(const QList<SourceLine> &lines, qsizetype index)
    {
        return std::ranges::all_of(lines.sliced(index + 1), [](const SourceLine &line) {
            return line.code.trimmed().isEmpty();
        });
    }

    /// May the statement end where the line does?
    bool endsWithLine(const QList<SourceLine> &lines, qsizetype index, Semicolon semicolon)
    {
        const QString code = lines[index].code.trimmed();
        if (semicolon == Semicolon::Never || code.endsWith(u';'))
            return true;
        // At the end of a program a lonely expression has no semicolon.
        const bool mayBeLeftOut = semicolon == Semicolon::MayBeLeftOut || isLast(lines, index);
        return mayBeLeftOut && !code.endsWith(u'}');
    }

    StatementKind statementKind(const QList<SourceLine> &lines, qsizetype index,
                                const AnswerLanguage &language)
    {
        if (!language.statement)
            return StatementKind::Other;
        const StatementForm &form = *language.statement;
        const SourceLine &line = lines[index];
        const QString code = withoutSemicolon(line.code);
        const bool isPart = form.endsOutsideBrackets && (line.startsInside || line.endsInside);
        if (code.isEmpty() || isPart || line.endsInText || !isBalanced(code, language.syntax)
            || isJoined(lines, index) || !endsWithLine(lines, index, form.semicolon))
            return StatementKind::Other;
        return kindOf(code, form, language.syntax);
    }

} // namespace

std::optional<SourceStatement> statementAt(const QList<SourceLine> &lines, qsizetype index,
                                           const QString &languageId)
{
    static const QRegularExpression name(QStringLiteral(
        R"(^(?:(?:const|let|var|int|long|double|float|decimal|string|bool|char|object|dynamic)(?:\[\])? )?([A-Za-z_$][\w$]*))"));
    const AnswerLanguage &language = answerLanguage(languageId);
    const StatementKind kind = statementKind(lines, index, language);
    if (kind == StatementKind::Other)
        return std::nullopt;
    const QString &line = lines[index].code;
    const QString code = withoutSemicolon(line);
    SourceStatement statement { .kind = kind,
                                .start = line.indexOf(code.first(1)),
                                .end = line.size(),
                                .firstLine = static_cast<int>(index),
                                .lastLine = static_cast<int>(index),
                                .name = {},
                                .changed = {} };
    if (kind == StatementKind::Assigns)
        statement.name = name.match(code).captured(1);
    else if (kind == StatementKind::Value && language.statement->tellsChanges)
        statement.changed = changedBy(code, language.syntax);
    return statement;
}

QString askedStatement(const QString &code, const SourceStatement &statement,
                       const QString &languageId, const LineMarks &marks)
{
    const QString own =
        withoutSemicolon(code.sliced(statement.start, statement.end - statement.start));
    const bool isAssigned = statement.kind == StatementKind::Assigns;
    return answerLanguage(languageId)
        .statement.value()
        .asked({ .kind = statement.kind,
                 .code = own,
                 .value = isAssigned ? statement.name : own,
                 .changed = marks.state.isEmpty() ? QString() : statement.changed,
                 .beside = printing(marks.beside, languageId),
                 .begin = printing(marks.begin, languageId),
                 .asText = printing(marks.asText, languageId),
                 .state = printing(marks.state, languageId),
                 .end = printing(marks.end, languageId) });
}

QString printing(const QString &text, const QString &languageId)
{
    const QString &form = answerLanguage(languageId).printing;
    return form.isEmpty() ? QString() : form.arg(literal(text));
}

} // namespace sandpad::runner
