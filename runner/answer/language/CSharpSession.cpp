#include "runner/answer/language/CSharpSession.h"

#include "runner/answer/language/Syntaxes.h"
#include "runner/answer/syntax/SourceLines.h"

#include <QRegularExpression>

#include <cstdint>

namespace sandpad::runner {

namespace {

    enum class Part : std::uint8_t
    {
        Using,
        Statement,
        Type,
    };

    bool isAttribute(const SourceLine &line)
    {
        const QString code = line.code.trimmed();
        return code.startsWith(u'[') && code.endsWith(u']');
    }

    /// The part that each line belongs to. An attribute belongs to what follows it.
    QList<Part> partsOf(const QList<SourceLine> &lines)
    {
        static const QRegularExpression usingLine(
            QStringLiteral(R"(^\s*(?:global )?using (?:static )?[\w.]+(?: = [\w.<>]+)?;)"));
        static const QRegularExpression type(QStringLiteral(
            R"(^\s*(?:\[.*\]\s*)?(?:(?:public|private|internal|protected|static|abstract|sealed|partial|readonly|file|ref)\s+)*(?:class|struct|record|interface|enum|namespace|delegate)\b)"));
        QList<Part> parts;
        bool isInType = false;
        bool hasOpened = false;
        for (const SourceLine &line : lines) {
            const bool isTop = line.depth == 0 && !line.startsInside;
            // The brackets around a type's members are at the same depth as the type.
            if (isInType && isTop && hasOpened)
                isInType =
                    line.code.trimmed().startsWith(u'{') || line.code.trimmed().startsWith(u'}');
            if (!isInType && isTop && type.match(line.code).hasMatch()) {
                isInType = true;
                hasOpened = false;
            }
            hasOpened = hasOpened || line.code.contains(u'{') || line.code.contains(u';');
            const bool isUsing = !isInType && isTop
                && (usingLine.match(line.code).hasMatch() || line.code.startsWith(u"#:"));
            parts.append(isUsing ? Part::Using : isInType ? Part::Type : Part::Statement);
        }
        for (qsizetype i = parts.size() - 2; i >= 0; --i) {
            if (parts[i] == Part::Statement && lines[i].depth == 0 && isAttribute(lines[i]))
                parts[i] = parts[i + 1];
        }
        return parts;
    }

    struct Parts
    {
        QStringList usings;
        QStringList statements;
        QStringList types;
    };

    void split(const QString &code, Parts &parts)
    {
        const QStringList texts = code.split(u'\n');
        const QList<Part> kinds = partsOf(sourceLines(code, csharpSyntax()));
        for (qsizetype i = 0; i < kinds.size(); ++i) {
            if (kinds[i] == Part::Type)
                parts.types.append(texts[i]);
            else if (kinds[i] == Part::Statement)
                parts.statements.append(texts[i]);
            else if (!parts.usings.contains(texts[i]))
                parts.usings.append(texts[i]);
        }
    }

    /// Is code further down that the compiler wants further up?
    bool isOutOfOrder(const QList<SourceLine> &lines, const QList<Part> &parts)
    {
        Part last = Part::Using;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (lines[i].code.trimmed().isEmpty())
                continue;
            if (parts[i] < last)
                return true;
            last = parts[i];
        }
        return false;
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

QString csharpInOrder(const QString &code)
{
    const QList<SourceLine> lines = sourceLines(code, csharpSyntax());
    const QList<Part> parts = partsOf(lines);
    static const QRegularExpression directive(QStringLiteral(R"(^\s*#\s*(?:if|region|line)\b)"),
                                              QRegularExpression::MultilineOption);
    if (!isOutOfOrder(lines, parts) || code.contains(directive))
        return code;
    const QStringList texts = code.split(u'\n');
    QStringList arranged;
    for (const Part wanted : { Part::Using, Part::Statement, Part::Type }) {
        qsizetype before = -2;
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (parts[i] != wanted)
                continue;
            if (before != i - 1)
                arranged.append(QStringLiteral("#line %1").arg(i + 1));
            arranged.append(texts[i]);
            before = i;
        }
    }
    return arranged.join(u'\n') + u'\n';
}

} // namespace sandpad::runner
