#include "app/session/LineTitle.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sandpad::app {

namespace {

    constexpr qsizetype kMostLines = 60;
    constexpr qsizetype kLongest = 40;

    /// The words of a line that is a remark, a heading or the begin of a docstring. Remarks to
    /// tools are none.
    QString remarkIn(const QString &line)
    {
        static const QRegularExpression remark(QStringLiteral(
            R"re(\A(?:#(?!!)[#%\s]*|//[/!\s]*|--+\s|/\*[*!\s]*|\*\s+|[rR]?"""|[rR]?''')\s*(.+?)\s*(?:[*=#-]*(?:\*/|"""|'''))?\z)re"));
        static const QRegularExpression toTool(QStringLiteral(
            R"((?i)\A(?:-\*-|coding[:=]|vim:|type:|noqa|pylint|ruff|mypy|flake8|eslint|prettier|jshint|@ts-|ts-|global\s|region\b|<reference|include\b|define\b|if\b|pragma\b|nullable\b|:))"));
        static const QRegularExpression word(QStringLiteral(R"(\p{L}\p{L}|\p{Lo})"));
        const QString words = remark.match(line).captured(1);
        return words.contains(word) && !words.contains(toTool) ? words : QString();
    }

    /// The function with its parameters, or the type, whose definition begins in this line.
    QString definitionIn(const QString &line)
    {
        static const QRegularExpression definition(QStringLiteral(
            R"(\A(?:(?:export|default|public|private|internal|static|abstract|sealed|async|partial|declare)\s+)*(?:(?:def|function\s*\*?)\s+([\p{L}_$][\w$]*\s*\([^()]*\)?)|((?:class|interface|enum|struct|record|namespace|type)\s+[\p{L}_$][\w$]*)))"));
        const QRegularExpressionMatch match = definition.match(line);
        return match.captured(1) + match.captured(2);
    }

    bool saysNothing(const QString &line)
    {
        static const QRegularExpression nothing(QStringLiteral(
            R"re(\A(?:import\b|from\b.*\bimport\b|using\s+[\w.= ]+;|#|//|--\s|/\*|\*\s|package\b|["']use strict["']|@|[\W_]*\z)|\brequire\()re"));
        return line.contains(nothing);
    }

    QString shortened(const QString &title)
    {
        const QString words = title.simplified();
        if (words.size() <= kLongest)
            return words;
        const QString cut = words.left(kLongest - 1);
        const qsizetype space = cut.lastIndexOf(u' ');
        return (space > kLongest / 2 ? cut.left(space) : cut) + u'…';
    }

    struct Said
    {
        QString words;
        QString name {}; ///< for a file; empty: the words are code
    };

    /// The first line that says something and is no import.
    Said saidIn(QByteArrayView head)
    {
        static const QRegularExpression opening(QStringLiteral(R"([\s({\[,=:]+\z)"));
        QStringList lines =
            QString::fromUtf8(head.first(std::min(head.size(), kTitleBytes))).split(u'\n');
        lines.resize(std::min(lines.size(), kMostLines));
        for (const QString &each : lines) {
            const QString line = each.trimmed();
            if (line.isEmpty())
                continue;
            if (const QString words = remarkIn(line); !words.isEmpty())
                return { .words = words, .name = words };
            if (const QString name = definitionIn(line); !name.isEmpty())
                return { .words = name,
                         .name = name.section(u'(', 0, 0).trimmed().section(u' ', -1) };
            if (!saysNothing(line))
                return { .words = QString(line).remove(opening) };
        }
        return {};
    }

} // namespace

QString lineTitle(QByteArrayView head)
{
    return shortened(saidIn(head).words);
}

QString fileNameIn(QByteArrayView head)
{
    static const QRegularExpression others(QStringLiteral(R"([^\p{L}\p{M}\p{N}_-]+)"));
    static const QRegularExpression ends(QStringLiteral(R"(\A[_-]+|[_-]+\z)"));
    QString name = saidIn(head).name.replace(others, QStringLiteral("_")).remove(ends);
    if (name.size() <= kLongest)
        return name;
    name.truncate(kLongest);
    // Whole words, where the last one is no half of the name.
    if (const qsizetype gap = name.lastIndexOf(u'_'); gap > kLongest / 2)
        name.truncate(gap);
    return name.remove(ends);
}

} // namespace sandpad::app
