#include "runner/answer/markdown/AnswerText.h"

#include <QRegularExpression>
#include <QSet>
#include <QStringDecoder>

namespace sandpad::runner {

namespace {

    void blank(QString &text, qsizetype start, qsizetype length)
    {
        for (qsizetype i = start; i < start + length; ++i) {
            if (text[i] != u'\n')
                text[i] = u' ';
        }
    }

    constexpr qsizetype kMostTold = 1000; ///< thoughts or comments

    /// Replaces a model's thoughts by empty lines, so that line numbers stay.
    void takeOutThoughts(QString &text, QList<Repair> &repairs)
    {
        for (const char *tag : { "think", "thinking", "reasoning", "scratchpad" }) {
            const QString open = QStringLiteral("<%1>").arg(QLatin1String(tag));
            const QString close = QStringLiteral("</%1>").arg(QLatin1String(tag));
            qsizetype line = 1;
            qsizetype counted = 0; // up to here
            for (qsizetype at = text.indexOf(open); at >= 0; at = text.indexOf(open, at)) {
                const qsizetype end = text.indexOf(close, at);
                if (end < 0)
                    break;
                const qsizetype length = end + close.size() - at;
                line += QStringView(text).sliced(counted, at - counted).count(u'\n');
                counted = at;
                if (repairs.size() < kMostTold)
                    repairs.append(
                        { .kind = QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "wrapper")),
                          .line = static_cast<int>(line),
                          .before = text.mid(at, length),
                          .after = {} });
                blank(text, at, length);
            }
        }
    }

    /// What ends the part of a page that nobody sees, of those that CommonMark knows as blocks of
    /// HTML; empty when `begin` begins none.
    QString endOfHidden(const QString &begin)
    {
        const QString name = begin.trimmed().toLower();
        if (name == QLatin1String("<!--"))
            return QStringLiteral("-->");
        if (name == QLatin1String("<?"))
            return QStringLiteral("?>");
        if (name == QLatin1String("<![cdata["))
            return QStringLiteral("]]>");
        if (name == QLatin1String("<script") || name == QLatin1String("<style"))
            return QStringLiteral("</%1>").arg(name.sliced(1));
        return name.startsWith(QLatin1String("<!")) ? QStringLiteral(">") : QString();
    }

    /// Replaces comments and other parts of HTML that nobody sees, where they begin a line outside
    /// of fences, by empty lines.
    void takeOutHidden(QString &text, QList<Repair> &repairs)
    {
        static const QRegularExpression mark(
            QStringLiteral(R"(^(?:[ \t>*+-]|\d+[.)])*(`{3,}(?=[^`\n]*$)|~{3,})([^\n]*)$|)"
                           R"(^ {0,3}(<!--|<\?|<!\[CDATA\[|<![A-Za-z]|<(?:script|style)\b))"),
            QRegularExpression::MultilineOption | QRegularExpression::CaseInsensitiveOption);
        // The text was decoded, so it is valid. A check of all of it at each mark would take long.
        const auto markAt = [&text](qsizetype place) {
            return mark.match(text, place, QRegularExpression::NormalMatch,
                              QRegularExpression::DontCheckSubjectStringMatchOption);
        };
        QSet<QString> missing; // ends that no longer come
        QString fence; // the open one
        qsizetype line = 1;
        qsizetype counted = 0; // up to here
        // A match shares the text, so a change before the next would copy all of it.
        QList<std::pair<qsizetype, qsizetype>> spans;
        qsizetype at = 0;
        for (auto next = markAt(0); next.hasMatch(); next = markAt(at)) {
            at = next.capturedEnd();
            const QString marks = next.captured(1);
            if (!fence.isEmpty() && marks.startsWith(fence) && next.captured(2).trimmed().isEmpty())
                fence.clear();
            else if (fence.isEmpty())
                fence = marks;
            const QString end = endOfHidden(next.captured(3));
            if (end.isEmpty() || !fence.isEmpty() || missing.contains(end))
                continue;
            const qsizetype last = text.indexOf(end, at, Qt::CaseInsensitive);
            if (last < 0) {
                missing.insert(end);
                continue;
            }
            const qsizetype start = next.capturedStart();
            spans.append({ start, last + end.size() - start });
            line += QStringView(text).sliced(counted, start - counted).count(u'\n');
            counted = start;
            if (repairs.size() < kMostTold)
                repairs.append(
                    { .kind = QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "wrapper")),
                      .line = static_cast<int>(line),
                      .before = text.mid(start, spans.last().second),
                      .after = {} });
            at = last + end.size();
        }
        for (const auto &[start, length] : spans)
            blank(text, start, length);
    }

    /// Removes the outer fence when ```markdown is around everything, with fences inside.
    void takeOffFence(QString &text, QList<Repair> &repairs)
    {
        static const QRegularExpression open(
            QStringLiteral(R"(^\s*(`{3,}|~{3,})[ ]*(?:markdown|md)[ ]*\n)"));
        const auto head = open.match(text);
        if (!head.hasMatch())
            return;
        const QString fence = head.captured(1);
        const QString body = text.trimmed();
        const QString inner = u'\n' + fence.left(3);
        if (!body.endsWith(u'\n' + fence) || text.count(inner) < 3)
            return;
        repairs.append(
            { .kind = QStringLiteral(QT_TRANSLATE_NOOP("sandpad::runner", "wrapper")),
              .line = static_cast<int>(text.first(head.capturedStart(1)).count(u'\n')) + 1,
              .before = head.captured().trimmed(),
              .after = {} });
        blank(text, text.lastIndexOf(fence), fence.size());
        blank(text, head.capturedStart(), head.capturedLength());
    }

} // namespace

AnswerText prepareAnswer(const QByteArray &bytes)
{
    AnswerText prepared;
    prepared.isCut = bytes.size() > kMostAnswerBytes;
    const QByteArray read = bytes.left(kMostAnswerBytes);
    // A byte order mark may show another encoding.
    QStringDecoder decode(QStringConverter::encodingForData(read).value_or(QStringConverter::Utf8));
    QString text = decode(read);
    // Latin-1 keeps different bytes different. As UTF-8 they would all become U+FFFD, and match.
    if (decode.hasError() && !prepared.isCut) {
        prepared.isLatin = true;
        text = QString::fromLatin1(read);
    }
    text.replace(QLatin1String("\r\n"), QLatin1String("\n"));
    text.replace(u'\r', u'\n');
    text.replace(QChar(u'\0'), QChar::ReplacementCharacter);
    if (text.startsWith(QChar::ByteOrderMark))
        text.remove(0, 1);
    takeOutThoughts(text, prepared.repairs);
    takeOffFence(text, prepared.repairs);
    takeOutHidden(text, prepared.repairs);
    prepared.text = text.toUtf8();
    return prepared;
}

} // namespace sandpad::runner
