#include "tests/documents/Documents.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace {

QDir project()
{
    return QDir(QStringLiteral(SANDPAD_SOURCE));
}

QString id(const QString &family, int number)
{
    return QStringLiteral("%1-%2").arg(family).arg(number, 2, 10, QLatin1Char('0'));
}

/// The numbers of "05 to 07, 11".
QList<int> numbersOf(const QString &list)
{
    QList<int> numbers;
    for (const QString &part : list.split(u',')) {
        const QStringList ends = part.split(QStringLiteral(" to "));
        for (int number = ends.first().trimmed().toInt(); number <= ends.last().trimmed().toInt();
             ++number)
            numbers.append(number);
    }
    return numbers;
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
        QStringLiteral("([a-z]+)-(\\d\\d(?: to \\d\\d)?(?:, \\d\\d(?: to \\d\\d)?)*)"));
    for (const auto &promise : row.globalMatch(security)) {
        for (const auto &names : family.globalMatch(promise.captured(1))) {
            for (const int number : numbersOf(names.captured(2)))
                attacks.insert(id(names.captured(1), number));
        }
    }
    return attacks;
}

QSet<QString> attacksOfTheCorpus()
{
    QSet<QString> attacks;
    QDirIterator files(project().filePath(QStringLiteral("tests/security/attacks")), QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        attacks += allOf(files.fileName(), QStringLiteral("^([a-z]+-\\d\\d)-"));
    }
    return attacks;
}
