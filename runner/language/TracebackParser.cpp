#include "runner/language/TracebackParser.h"

#include "runner/language/BunErrors.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Longer lines are data, not tracebacks.
    constexpr qsizetype kLongestLine = 4096;
    constexpr qsizetype kMostFrames = 200;
    constexpr qsizetype kMostDiagnostics = 500;

    QStringList linesOf(const QByteArray &text)
    {
        QStringList lines;
        for (const QByteArray &line : text.split('\n'))
            lines.append(
                QString::fromUtf8(line.first(std::min(line.size(), kLongestLine))).trimmed());
        return lines;
    }

    Frame frameOf(const QString &file, const QString &line, const QString &function,
                  const QString &userFile)
    {
        const bool isUser = file == userFile || file == QFileInfo(userFile).fileName();
        return { .file = isUser ? QFileInfo(userFile).fileName() : file,
                 .line = line.toInt(),
                 .column = 0,
                 .function = function,
                 .isUser = isUser };
    }

    /// "Type: message" or a bare type, as the last line of a Python traceback.
    void setHeadline(ErrorReport &report, const QString &line)
    {
        static const QRegularExpression pattern(QStringLiteral("^([\\w.]+)(?:: (.*))?$"));
        const auto match = pattern.match(line);
        report.type = match.captured(1);
        report.message = match.captured(2);
    }

    std::optional<ErrorReport> parsePython(const QStringList &lines, const QString &userFile)
    {
        static const QRegularExpression place(
            QStringLiteral("^File \"(.+)\", line (\\d+)(?:, in (.+))?$"));
        ErrorReport report;
        for (const QString &line : lines) {
            const auto match = place.match(line);
            if (line.startsWith(QLatin1String("Traceback (most recent call last)"))) {
                report = {};
            } else if (match.hasMatch() && report.frames.size() < kMostFrames) {
                const QString function = match.captured(3);
                report.frames.append(frameOf(
                    match.captured(1), match.captured(2),
                    function == QLatin1String("<module>") ? QString() : function, userFile));
            }
        }
        for (auto line = lines.crbegin(); line != lines.crend() && report.type.isEmpty(); ++line) {
            if (!line->isEmpty())
                setHeadline(report, *line);
        }
        if (report.frames.isEmpty() || report.type.isEmpty())
            return std::nullopt;
        return report;
    }

    /// How Node got to the program is no part of what went wrong in it.
    void dropLoader(QList<Frame> &frames)
    {
        const auto firstOfUser = std::ranges::find_if(frames, &Frame::isUser);
        if (firstOfUser != frames.end())
            frames.erase(frames.begin(), firstOfUser);
    }

    std::optional<ErrorReport> parseV8(const QStringList &lines, const QString &userFile)
    {
        static const QRegularExpression headline(
            QStringLiteral("^(?:Uncaught )?([A-Za-z_$][\\w$.]*)(?: \\[\\w+\\])?: (.*)$"));
        static const QRegularExpression place(
            QStringLiteral("^at (?:async )?(?:(.+?) \\()?(?:file://)?(.+?):(\\d+):(\\d+)\\)?$"));
        ErrorReport report;
        for (const auto &line : lines) {
            const auto match = place.match(line);
            if (!match.hasMatch()) {
                const auto head = headline.match(line);
                if (report.frames.isEmpty() && head.hasMatch()) {
                    report.type = head.captured(1);
                    report.message = head.captured(2);
                }
                continue;
            }
            Frame frame =
                frameOf(match.captured(2), match.captured(3), match.captured(1), userFile);
            frame.column = match.captured(4).toInt();
            if (report.frames.size() < kMostFrames)
                report.frames.prepend(frame);
        }
        if (report.frames.isEmpty() || report.type.isEmpty())
            return std::nullopt;
        dropLoader(report.frames);
        return report;
    }

    /// A message may have several lines; inner exceptions and frames end it.
    bool isMessageLine(const QString &line)
    {
        return !line.isEmpty() && !line.startsWith(QLatin1String("at "))
            && !line.startsWith(QLatin1String("---"));
    }

    struct Headline
    {
        QString type;
        QString message;
    };

    /// What ended a .NET program; `isAnnounced` tells, and is told, whether an earlier line said
    /// that something has.
    std::optional<Headline> dotnetHeadline(const QString &line, bool &isAnnounced)
    {
        static const QRegularExpression head(QStringLiteral(
            "^(?:Unhandled [Ee]xception[.:] ?)?([\\w.]+(?:Exception|Error)\\w*)(?:: (.*))?$"));
        static const QRegularExpression words(QStringLiteral("^Unhandled [Ee]xception[.:] (.+)$"));
        if (line == QLatin1String("Stack overflow."))
            return Headline { .type = QStringLiteral("System.StackOverflowException"),
                              .message = QStringLiteral("the stack overflowed") };
        if (line == QLatin1String("Process terminated."))
            return Headline { .type = QStringLiteral("Environment.FailFast"), .message = {} };
        isAnnounced = isAnnounced || line.startsWith(QLatin1String("Unhandled "));
        if (!isAnnounced)
            return std::nullopt;
        if (const auto match = head.match(line); match.hasMatch())
            return Headline { .type = match.captured(1), .message = match.captured(2) };
        if (const auto match = words.match(line); match.hasMatch())
            return Headline { .type = QStringLiteral("Exception"), .message = match.captured(1) };
        return std::nullopt;
    }

    /// A line below the headline: a frame, the innermost first, or more of the message.
    void addDotnetLine(ErrorReport &report, const QString &line, const QString &userFile)
    {
        static const QRegularExpression place(
            QStringLiteral("^at (.+?)(?: \\[0x\\w+\\])? in (.+?):(?:line )?(\\d+)$"));
        static const QRegularExpression bare(QStringLiteral("^at ([\\w.<>$`|+]+ ?\\(.*\\))"));
        if (report.frames.size() >= kMostFrames)
            return;
        if (const auto match = place.match(line); match.hasMatch())
            report.frames.prepend(
                frameOf(match.captured(2), match.captured(3), match.captured(1), userFile));
        else if (const auto plain = bare.match(line); plain.hasMatch())
            report.frames.prepend(frameOf({}, {}, plain.captured(1), userFile));
        else if (report.frames.isEmpty() && isMessageLine(line))
            report.message += (report.message.isEmpty() ? QString() : QString(u'\n')) + line;
    }

    std::optional<ErrorReport> parseDotnet(const QStringList &lines, const QString &userFile)
    {
        ErrorReport report;
        bool isAnnounced = false;
        for (const QString &line : lines) {
            if (line.startsWith(QLatin1String("[ERROR] FATAL")))
                break;
            if (!report.type.isEmpty()) {
                addDotnetLine(report, line, userFile);
            } else if (const auto headline = dotnetHeadline(line, isAnnounced)) {
                report.type = headline->type;
                report.message = headline->message;
            }
        }
        if (report.type.isEmpty())
            return std::nullopt;
        return report;
    }

    std::optional<Diagnostic> parseCompilerLine(const QString &line)
    {
        static const QRegularExpression pattern(QStringLiteral(
            "^([^()]+)\\((\\d+),(\\d+)(?:,\\d+,\\d+)?\\): (error|warning) (\\w+): (.*?)"
            "(?: \\[[^\\]]*\\])?$"));
        static const QRegularExpression placeless(QStringLiteral(
            "^(?:[^()\\[\\]]+? : )?(error|warning) ([A-Z]+\\d+): (.*?)(?: \\[[^\\]]*\\])?$"));
        if (const auto match = pattern.match(line); match.hasMatch())
            return Diagnostic { .file = match.captured(1),
                                .line = match.captured(2).toInt(),
                                .column = match.captured(3).toInt(),
                                .code = match.captured(5),
                                .message = match.captured(6),
                                .isError = match.captured(4) == QLatin1String("error") };
        if (const auto match = placeless.match(line); match.hasMatch())
            return Diagnostic { .file = {},
                                .line = 0,
                                .column = 0,
                                .code = match.captured(2),
                                .message = match.captured(3),
                                .isError = match.captured(1) == QLatin1String("error") };
        return std::nullopt;
    }

    /// esbuild says what on one line and where on the next that is not empty.
    std::optional<Diagnostic> parseEsbuild(const QStringList &lines, qsizetype at)
    {
        static const QRegularExpression what(QStringLiteral("\\[(ERROR|WARNING)\\] (.+)$"));
        static const QRegularExpression where(QStringLiteral("^(.+):(\\d+):(\\d+):$"));
        const auto message = what.match(lines[at]);
        if (!message.hasMatch())
            return std::nullopt;
        Diagnostic diagnostic;
        diagnostic.message = message.captured(2);
        diagnostic.isError = message.captured(1) == QLatin1String("ERROR");
        for (qsizetype next = at + 1; next < std::min(at + 3, lines.size()); ++next) {
            if (const auto place = where.match(lines[next]); place.hasMatch()) {
                diagnostic.file = place.captured(1);
                diagnostic.line = place.captured(2).toInt();
                diagnostic.column = place.captured(3).toInt() + 1; // esbuild counts from 0
            }
        }
        return diagnostic;
    }

} // namespace

std::optional<ErrorReport> parseTraceback(const QString &format, const QByteArray &text,
                                          const QString &userFile)
{
    if (format == QLatin1String("none"))
        return std::nullopt;
    if (format == QLatin1String("bun"))
        return parseBunErrors(text, userFile);
    const QStringList lines = linesOf(text);
    std::optional<ErrorReport> report;
    if (format == QLatin1String("python"))
        report = parsePython(lines, userFile);
    else if (format == QLatin1String("v8"))
        report = parseV8(lines, userFile);
    else
        report = parseDotnet(lines, userFile);
    if (report)
        report->traceback = QString::fromUtf8(text);
    return report;
}

std::optional<ErrorReport> parseDiagnostics(const QByteArray &text, const QString &userFile)
{
    const QStringList lines = linesOf(text);
    const QString bareName = QFileInfo(userFile).fileName();
    ErrorReport report;
    for (qsizetype i = 0; i < lines.size() && report.diagnostics.size() < kMostDiagnostics; ++i) {
        auto diagnostic = parseCompilerLine(lines[i]);
        if (!diagnostic)
            diagnostic = parseEsbuild(lines, i);
        if (!diagnostic)
            continue;
        if (diagnostic->file == userFile)
            diagnostic->file = bareName;
        // MSBuild repeats its messages.
        if (!report.diagnostics.contains(*diagnostic))
            report.diagnostics.append(*diagnostic);
    }
    const auto first = std::ranges::find_if(report.diagnostics, &Diagnostic::isError);
    if (first == report.diagnostics.end())
        return std::nullopt;
    report.type = first->code.isEmpty() ? QStringLiteral("SyntaxError") : first->code;
    report.message = first->message;
    if (!first->file.isEmpty())
        report.frames.append({ .file = first->file,
                               .line = first->line,
                               .column = first->column,
                               .function = {},
                               .isUser = first->file == bareName });
    report.traceback = QString::fromUtf8(text);
    return report;
}

} // namespace sandpad::runner
