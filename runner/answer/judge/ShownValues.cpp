#include "runner/answer/judge/ShownValues.h"

#include "runner/answer/judge/TypedStatements.h"

#include <QRegularExpression>
#include <QStringList>

namespace sandpad::runner {

namespace {

    /// The end of the text in quotes that begins here.
    qsizetype endOfText(const QString &code, qsizetype at)
    {
        const QChar quote = code[at];
        for (++at; at < code.size() && code[at] != quote; ++at) {
            if (code[at] == u'\\')
                ++at;
        }
        return at;
    }

    /// The arguments of the call whose bracket is in front of `from`; nothing when it is not
    /// closed.
    std::optional<QStringList> argumentsFrom(const QString &code, qsizetype from)
    {
        QStringList arguments;
        int depth = 0;
        qsizetype begin = from;
        for (qsizetype at = from; at < code.size(); ++at) {
            const QChar c = code[at];
            if (QStringView(u"'\"`").contains(c)) {
                at = endOfText(code, at);
            } else if (QStringView(u"([{").contains(c)) {
                ++depth;
            } else if (QStringView(u")]}").contains(c) && depth > 0) {
                --depth;
            } else if (c == u')' || (c == u',' && depth == 0)) {
                arguments.append(code.sliced(begin, at - begin).trimmed());
                begin = at + 1;
                if (c == u')')
                    return arguments;
            }
        }
        return std::nullopt;
    }

} // namespace

std::optional<qsizetype> shownValues(const QString &statement)
{
    static const QRegularExpression call(
        QStringLiteral(R"((?<![\w$])(?:print|console\.\w+|Console\.Write(?:Line)?)\s*\()"));
    static const QRegularExpression option(QStringLiteral(R"(^(?:sep|end|file|flush)\s*=(?!=))"));
    static const QRegularExpression several(QStringLiteral(R"(^(?:\*|\.\.\.))"));
    const auto found = call.match(statement);
    auto arguments =
        found.hasMatch() ? argumentsFrom(statement, found.capturedEnd()) : std::nullopt;
    if (!arguments)
        return std::nullopt;
    arguments->removeIf(
        [](const QString &each) { return each.isEmpty() || each.contains(option); });
    for (const QString &each : *arguments) {
        if (each.contains(several))
            return std::nullopt;
    }
    return arguments->size();
}

void readStatement(const QString &statement, CompareOptions &options)
{
    options.mayPrintBefore = mayPrintMore(statement);
    options.shownValues = shownValues(statement);
}

} // namespace sandpad::runner
