#include "runner/language/errors/NodeErrors.h"

#include "runner/language/errors/Columns.h"
#include "runner/language/errors/ErrorLimits.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>
#include <QUrl>

namespace sandpad::runner {

namespace {

    /// The three lines at the head of an error: file and line, the source, and carets under what
    /// is wrong in it.
    struct Head
    {
        qsizetype index = -1; ///< of its first line; -1: there is none
        QString file;
        QString line;
        qsizetype caretsStart = 0;
        qsizetype caretsEnd = 0;
    };

    /// The last head that is about `file`, or about any file when `file` is empty.
    Head lastHead(const QStringList &lines, const QString &file = {})
    {
        static const QRegularExpression place(QStringLiteral("^(.+):(\\d+)$"));
        static const QRegularExpression marker(QStringLiteral("^\\s*(\\^+)$"));
        for (qsizetype i = lines.size() - 3; i >= 0; --i) {
            if (lines[i].size() > kLongestErrorLine || lines[i + 2].size() > kLongestErrorLine)
                continue;
            const auto where = place.match(lines[i]);
            const auto carets = marker.match(lines[i + 2]);
            if (where.hasMatch() && carets.hasMatch()
                && (file.isEmpty() || pathOfModule(where.captured(1)) == file))
                return { .index = i,
                         .file = pathOfModule(where.captured(1)),
                         .line = where.captured(2),
                         .caretsStart = carets.capturedStart(1),
                         .caretsEnd = carets.capturedEnd(1) };
        }
        return {};
    }

    QList<Frame> placeIn(const QStringList &lines, const QString &userFile)
    {
        const Head head = lastHead(lines, userFile);
        if (head.index < 0)
            return {};
        const auto columnAt = [&line = lines[head.index + 1]](qsizetype unit) {
            return characterAt(line, static_cast<int>(unit) + 1, ColumnUnit::Utf16);
        };
        return { { .file = QFileInfo(userFile).fileName(),
                   .line = head.line.toInt(),
                   .column = columnAt(head.caretsStart),
                   .function = {},
                   .isUser = true,
                   .endColumn = columnAt(head.caretsEnd) } };
    }

    /// The text from the head to Node's version, with the empty line that usually stands before the
    /// head. Empty when the text does not end so.
    QString textOf(const QStringList &lines)
    {
        static const QRegularExpression version(QStringLiteral("^Node\\.js v\\d[\\w.+-]*$"));
        qsizetype last = lines.size() - 1;
        while (last >= 0 && lines[last].isEmpty())
            --last;
        if (last < 0 || lines[last].size() > kLongestErrorLine
            || !version.match(lines[last]).hasMatch())
            return {};
        const Head head = lastHead(lines);
        if (head.index < 0)
            return {};
        const bool hasGap = head.index > 0 && lines[head.index - 1].isEmpty();
        const qsizetype first = head.index - (hasGap ? 1 : 0);
        return lines.sliced(first, last - first + 1).join(u'\n');
    }

} // namespace

QString pathOfModule(const QString &name)
{
    return name.startsWith(QLatin1String("file://")) ? QUrl(name).toLocalFile() : name;
}

void completeFromNode(ErrorReport &error, const QByteArray &printed, const QString &userFile)
{
    const QStringList lines = QString::fromUtf8(printed).split(u'\n');
    // Only Node prints the place of a module's wrong syntax, and of a thrown value that is no
    // error.
    if (error.frames.isEmpty())
        error.frames = placeIn(lines, userFile);
    if (const QString text = textOf(lines); !text.isEmpty())
        error.traceback = text;
}

} // namespace sandpad::runner
