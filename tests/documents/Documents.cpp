#include "tests/documents/Documents.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace {

QDir project()
{
    return QDir(QStringLiteral(SANDPAD_SOURCE));
}

/// "limits-05", or "limits-05 (L)" for an attack that runs at the level L alone.
QString id(const QString &family, int number, const QString &mark)
{
    const QString id = QStringLiteral("%1-%2").arg(family).arg(number, 2, 10, QLatin1Char('0'));
    return mark.isEmpty() ? id : id + u' ' + mark;
}

/// The attacks of "05 to 07, 11, 12 (L)".
QSet<QString> attacksIn(const QString &family, const QString &list)
{
    QSet<QString> attacks;
    static const QRegularExpression part(
        QStringLiteral("(\\d\\d)(?: to (\\d\\d))?(?: (\\([NL]\\)))?"));
    for (const auto &match : part.globalMatch(list)) {
        const int first = match.captured(1).toInt();
        for (int number = first; number <= std::max(first, match.captured(2).toInt()); ++number)
            attacks.insert(id(family, number, match.captured(3)));
    }
    return attacks;
}

/// How SECURITY.md marks an attack that does not run at each level.
QString markOf(const QString &attack)
{
    static const QRegularExpression levels(QStringLiteral("^(?:#|//) levels: (\\w+)$"),
                                           QRegularExpression::MultilineOption);
    const QString only = levels.match(projectText(attack)).captured(1);
    return only.isEmpty() ? QString() : QStringLiteral("(%1)").arg(only.front().toUpper());
}

} // namespace

QStringList documents()
{
    QStringList paths = project().entryList({ QStringLiteral("*.md") }, QDir::Files);
    for (const QString &name :
         QDir(project().filePath(QStringLiteral("docs"))).entryList({ QStringLiteral("*.md") }))
        paths.append(QStringLiteral("docs/") + name);
    return paths;
}

QString projectText(const QString &path)
{
    QFile file(project().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QSet<QString> allOf(const QString &text, const QString &pattern)
{
    QSet<QString> found;
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    for (const auto &match : expression.globalMatch(text))
        found.insert(match.captured(1));
    return found;
}

QSet<QString> namedPaths(const QString &markdown)
{
    return allOf(markdown,
                 QStringLiteral("`((?:app|widgets|runner|resources|tests|installer|scripts|cmake|"
                                "docs|\\.ci)/[A-Za-z0-9_./-]*)`"));
}

QSet<QString> namedAttacks(const QString &security)
{
    QSet<QString> attacks;
    // A promise is a row of the table that begins with its number; the last cell names attacks.
    static const QRegularExpression row(QStringLiteral("^\\| \\d+a? \\|.*\\| ([^|]*) \\|$"),
                                        QRegularExpression::MultilineOption);
    static const QRegularExpression family(
        QStringLiteral("([a-z]+)-(\\d\\d(?: (?:to \\d\\d|\\([NL]\\))|, \\d\\d)*)"));
    for (const auto &promise : row.globalMatch(security)) {
        for (const auto &names : family.globalMatch(promise.captured(1)))
            attacks += attacksIn(names.captured(1), names.captured(2));
    }
    return attacks;
}

QSet<QString> attacksOfTheCorpus()
{
    QSet<QString> attacks;
    const QString folder = QStringLiteral("tests/security/attacks");
    static const QRegularExpression name(QStringLiteral("^([a-z]+)-(\\d\\d)-"));
    const QStringList files = QDir(project().filePath(folder)).entryList(QDir::Files);
    for (const QString &file : files) {
        if (const auto match = name.match(file); match.hasMatch())
            attacks.insert(
                id(match.captured(1), match.captured(2).toInt(), markOf(folder + u'/' + file)));
    }
    return attacks;
}
