#include "app/review/AnswerProse.h"

#include <algorithm>

namespace sandpad::app {

namespace {

    bool isFence(QStringView line)
    {
        const QStringView text = line.trimmed();
        return text.startsWith(u"```") || text.startsWith(u"~~~");
    }

    /// The lines `from` to `to` (from 0, without the last), without fences and outer blank lines.
    QString between(const QList<QStringView> &lines, qsizetype from, qsizetype to)
    {
        QString text;
        for (qsizetype i = from; i < std::min(to, lines.size()); ++i) {
            if (isFence(lines[i]) || (text.isEmpty() && lines[i].trimmed().isEmpty()))
                continue;
            text += lines[i];
            text += u'\n';
        }
        while (text.endsWith(u'\n') || text.endsWith(u' '))
            text.chop(1);
        return text;
    }

} // namespace

QMap<int, QString> proseOf(const runner::Answer &answer)
{
    const QList<QStringView> lines = QStringView(answer.text).split(u'\n');
    QMap<int, QString> prose;
    qsizetype next = 0; // the first line behind the last block
    for (const runner::AnswerBlock &block : answer.blocks) {
        const qsizetype first = block.line - 1;
        if (const QString text = between(lines, next, first); !text.isEmpty())
            prose.insert(block.index, text);
        const qsizetype rows = QStringView(block.original).count(u'\n')
            + (block.original.endsWith(u'\n') || block.original.isEmpty() ? 0 : 1);
        next = std::max(next, first + rows);
    }
    if (const QString text = between(lines, next, lines.size()); !text.isEmpty())
        prose.insert(0, text);
    return prose;
}

} // namespace sandpad::app
