#include "runner/answer/markdown/InfoString.h"

#include <QRegularExpression>

namespace sandpad::runner {

namespace {

    /// A relative path with an ending that files of programs have.
    const QString kName = QStringLiteral(
        R"([\w][\w\-./]*\.(?:py|js|mjs|cjs|ts|tsx|jsx|cs|json|csv|tsv|txt|toml|ya?ml|md|html|css|sql|sh|ini|cfg|xml))");

    bool isName(const QString &text)
    {
        static const QRegularExpression pattern(u'^' + kName + u'$');
        return pattern.match(text).hasMatch() && !text.contains(QLatin1String(".."));
    }

} // namespace

InfoString parseInfoString(const QString &info)
{
    InfoString parsed;
    static const QRegularExpression attribute(
        QStringLiteral(R"re((?:title|file|filename|name|path)\s*[=:]\s*["']?([^"'\s}]+))re"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto match = attribute.match(info); match.hasMatch() && isName(match.captured(1)))
        parsed.fileName = match.captured(1);
    const QString rest = info.trimmed();
    if (rest.startsWith(u'{')) {
        static const QRegularExpression classes(QStringLiteral(R"(\.([\w+#-]+))"));
        parsed.label = classes.match(rest).captured(1).toLower();
        return parsed;
    }
    const QString first = rest.section(QRegularExpression(QStringLiteral(R"([\s{,]+)")), 0, 0);
    const QString second = rest.section(QRegularExpression(QStringLiteral(R"(\s+)")), 1, 1);
    parsed.label = first.section(u':', 0, 0).toLower();
    if (isName(first)) {
        parsed.fileName = first;
        parsed.label = first.section(u'.', -1).toLower();
    } else if (parsed.fileName.isEmpty()) {
        for (const QString &candidate : { first.section(u':', 1), second }) {
            if (isName(candidate))
                parsed.fileName = candidate;
        }
    }
    return parsed;
}

QString fileNameIn(const QString &line)
{
    static const QRegularExpression pattern(
        QStringLiteral(
            R"(^[\s#*_`>\d.)\-]*(?:(?:file|filename|create|save (?:this )?as|in)\s*:?\s*)?[*_`"']*()")
            + kName + QStringLiteral(R"()[*_`"']*\s*(?:\([^)]*\))?\s*:?[*_\s]*$)"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(line).captured(1);
}

QString fileNameWithin(const QString &line)
{
    static const QRegularExpression pattern(u'`' + QString(u'(') + kName + QStringLiteral(")`"));
    QString name;
    for (auto at = pattern.globalMatch(line); at.hasNext();)
        name = at.next().captured(1);
    return name;
}

QString fileNameInRemark(const QString &code)
{
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\s*(?:#|//|/\*|<!--)\s*(?:file(?:name)?\s*:\s*)?()") + kName
            + QStringLiteral(R"()\s*(?:\*/|-->)?\s*(?:\n|$))"),
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(code).captured(1);
}

} // namespace sandpad::runner
