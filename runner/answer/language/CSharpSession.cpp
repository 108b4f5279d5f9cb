#include "runner/answer/language/CSharpSession.h"

#include "runner/answer/language/Syntaxes.h"
#include "runner/answer/syntax/SourceLines.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    struct Parts
    {
        QStringList usings;
        QStringList statements;
        QStringList types;
    };

    void split(const QString &code, Parts &parts)
    {
        static const QRegularExpression usingLine(
            QStringLiteral(R"(^\s*(?:global )?using (?:static )?[\w.]+(?: = [\w.<>]+)?;)"));
        static const QRegularExpression type(QStringLiteral(
            R"(^\s*(?:\[.*\]\s*)?(?:(?:public|private|internal|protected|static|abstract|sealed|partial|readonly|file|ref)\s+)*(?:class|struct|record|interface|enum|namespace|delegate)\b)"));
        const QStringList texts = code.split(u'\n');
        const QList<SourceLine> lines = sourceLines(code, csharpSyntax());
        bool isInType = false;
        bool hasOpened = false;
        for (qsizetype i = 0; i < lines.size(); ++i) {
            const bool isTop = lines[i].depth == 0 && !lines[i].startsInside;
            // The brackets around a type's members are at the same depth as the type.
            if (isInType && isTop && hasOpened)
                isInType = lines[i].code.trimmed().startsWith(u'{')
                    || lines[i].code.trimmed().startsWith(u'}');
            if (!isInType && isTop && type.match(lines[i].code).hasMatch()) {
                isInType = true;
                hasOpened = false;
            }
            hasOpened = hasOpened || lines[i].code.contains(u'{') || lines[i].code.contains(u';');
            if (!isInType && isTop && usingLine.match(lines[i].code).hasMatch()) {
                if (!parts.usings.contains(texts[i]))
                    parts.usings.append(texts[i]);
            } else {
                (isInType ? parts.types : parts.statements).append(texts[i]);
            }
        }
    }

} // namespace

QString csharpSession(const QStringList &before, const QString &between, const QString &last)
{
    Parts parts;
    for (const QString &code : before)
        split(code, parts);
    parts.statements.append(between);
    split(last, parts);
    return (parts.usings + parts.statements + parts.types).join(u'\n') + u'\n';
}

} // namespace sandpad::runner
