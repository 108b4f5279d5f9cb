#include "runner/answer/claims/ClaimedOutput.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/language/AnswerLanguages.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool imports(const QString &code, const QString &fileName)
    {
        const QString stem = fileName.section(u'/', -1).section(u'.', 0, 0);
        if (stem.isEmpty())
            return false;
        const QRegularExpression pattern(
            QStringLiteral(R"(\b(?:import|from|require)\b[^\n]*\b%1\b)")
                .arg(QRegularExpression::escape(stem)));
        return pattern.match(code).hasMatch();
    }

    bool isHeading(QString line, const QString &sign)
    {
        line = line.trimmed();
        const bool isRemark = !sign.isEmpty() && line.startsWith(sign);
        QString words = isRemark ? line.sliced(sign.size()).trimmed() : line;
        // "# Example output (yours will vary)"
        static const QRegularExpression note(QStringLiteral(R"(\s+\([^()]*\)(?=[:：]?$))"));
        words.remove(note);
        return announcesLines(words) && (isRemark || words.endsWith(u':') || words.endsWith(u'：'));
    }

} // namespace

qsizetype printingBlock(const QList<AnswerBlock> &blocks, qsizetype output,
                        const QString &announcement)
{
    static const QRegularExpression file(QStringLiteral(R"([\w./-]+\.(?:py|[cm]?[jt]s|cs)\b)"));
    QString named;
    for (const QString &text : { announcement, blocks[output].code.section(u'\n', 0, 0) }) {
        if (named.isEmpty())
            named = file.match(text).captured();
    }
    qsizetype last = -1;
    for (qsizetype i = output - 1; i >= 0; --i) {
        if (!blocks[i].canRun())
            continue;
        if (!named.isEmpty() && blocks[i].fileName == named)
            return i;
        const bool isMain = last >= 0 && !blocks[last].fileName.isEmpty()
            && imports(blocks[i].code, blocks[last].fileName);
        if (last < 0 || isMain)
            last = i;
    }
    return last;
}

QString withoutHeading(const QString &output, const AnswerBlock &program)
{
    const QString sign = answerLanguage(program.languageId).syntax.lineComment;
    QStringList lines = output.split(u'\n');
    // A line that the program itself prints is no heading.
    if (lines.size() > 1 && isHeading(lines.first(), sign)
        && !program.code.contains(lines.first().trimmed()))
        lines.removeFirst();
    const auto isRemark = [&sign](const QString &line) {
        return line.trimmed().isEmpty() || line.trimmed().startsWith(sign);
    };
    const bool printsSigns =
        program.code.contains(u'"' + sign) || program.code.contains(u'\'' + sign);
    if (output.trimmed().isEmpty() || printsSigns || !std::ranges::all_of(lines, isRemark))
        return lines.join(u'\n');
    const QRegularExpression front(QStringLiteral("^\\s*%1 ?").arg(sign));
    for (QString &line : lines)
        line.remove(front);
    return lines.join(u'\n');
}

} // namespace sandpad::runner
