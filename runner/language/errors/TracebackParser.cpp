#include "runner/language/errors/TracebackParser.h"

#include "runner/language/errors/BunErrors.h"
#include "runner/language/errors/Columns.h"
#include "runner/language/errors/DotnetErrors.h"
#include "runner/language/errors/ErrorLimits.h"
#include "runner/language/errors/NodeErrors.h"

#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace sandpad::runner {

namespace {

    /// Longer lines are data, not tracebacks.
    constexpr qsizetype kMostDiagnostics = 500;

    /// The number of a line or column; 0 where it is larger than any program has them, so that
    /// one may be added to it.
    int numberIn(const QString &digits)
    {
        constexpr int kMost = 100'000'000;
        const int number = digits.toInt();
        return number <= kMost ? number : 0;
    }

    QStringList linesOf(const QByteArray &text)
    {
        QStringList lines;
        for (const QByteArray &line : text.split('\n'))
            lines.append(
                QString::fromUtf8(line.first(std::min(line.size(), kLongestErrorLine))).trimmed());
        return lines;
    }

    Frame frameOf(const QString &file, const QString &line, const QString &function,
                  const QString &userFile)
    {
        const bool isUser = file == userFile || file == QFileInfo(userFile).fileName();
        return { .file = isUser ? QFileInfo(userFile).fileName() : file,
                 .line = numberIn(line),
                 .column = 0,
                 .function = function,
                 .isUser = isUser };
    }

    /// "Type: message" or a bare type, as the last line of a Python traceback.
    QRegularExpressionMatch headlineIn(const QString &line)
    {
        static const QRegularExpression pattern(QStringLiteral("^([\\w.]+)(?:: (.*))?$"));
        return pattern.match(line);
    }

    /// The relation that the sentence between two tracebacks gives to the first.
    std::optional<Cause::Relation> relationBetween(const QString &line)
    {
        if (line
            == QLatin1String(
                "The above exception was the direct cause of the following exception:"))
            return Cause::Relation::Cause;
        if (line
            == QLatin1String("During handling of the above exception, another exception occurred:"))
            return Cause::Relation::Context;
        return std::nullopt;
    }

    std::optional<ErrorReport> parsePython(const QStringList &lines, const QString &userFile)
    {
        static const QRegularExpression place(
            QStringLiteral("^File \"(.+)\", line (\\d+)(?:, in (.+))?$"));
        // Of bytes that it cannot read Python says where they are in the message alone.
        static const QRegularExpression bytes(
            QStringLiteral("^SyntaxError: (Non-UTF-8 code .* in file (.+) on line (\\d+), .*)$"));
        ErrorReport report;
        QList<Cause> causes;
        bool isLinked = false;
        for (const QString &line : lines) {
            const auto match = place.match(line);
            if (const auto relation = relationBetween(line)) {
                causes.prepend({ .relation = *relation,
                                 .depth = 0,
                                 .type = report.type,
                                 .message = report.message,
                                 .frames = report.frames });
                isLinked = true;
            } else if (line.startsWith(QLatin1String("Traceback (most recent call last)"))) {
                // The traceback before this one is not linked to it, so it is no cause.
                if (!std::exchange(isLinked, false))
                    causes.clear();
                report = {};
            } else if (match.hasMatch() && report.frames.size() < kMostFrames) {
                const QString function = match.captured(3);
                report.frames.append(frameOf(
                    match.captured(1), match.captured(2),
                    function == QLatin1String("<module>") ? QString() : function, userFile));
            } else if (const auto unread = bytes.match(line); unread.hasMatch()) {
                report.type = QStringLiteral("SyntaxError");
                report.message = unread.captured(1);
                report.frames = { frameOf(unread.captured(2), unread.captured(3), {}, userFile) };
            } else if (const auto headline = headlineIn(line); headline.hasMatch()) {
                // Of several lines that look like a headline, the last one counts.
                report.type = headline.captured(1);
                report.message = headline.captured(2);
            }
        }
        if (report.frames.isEmpty() || report.type.isEmpty())
            return std::nullopt;
        report.moreCauses = static_cast<int>(std::max<qsizetype>(0, causes.size() - kMostCauses));
        report.causes = causes.first(std::min(causes.size(), kMostCauses));
        return report;
    }

    /// Drops the frames of Node's loader: they are no part of the program's error.
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
            QStringLiteral("^at (?:async )?(?:(.+?) \\()?(.+?):(\\d+):(\\d+)\\)?$"));
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
            Frame frame = frameOf(pathOfModule(match.captured(2)), match.captured(3),
                                  match.captured(1), userFile);
            frame.column = numberIn(match.captured(4));
            if (report.frames.size() < kMostFrames)
                report.frames.prepend(frame);
        }
        if (report.frames.isEmpty() || report.type.isEmpty())
            return std::nullopt;
        dropLoader(report.frames);
        return report;
    }

    std::optional<Diagnostic> parseCompilerLine(const QString &line)
    {
        static const QRegularExpression pattern(QStringLiteral(
            "^([^()]+)\\((\\d+),(\\d+)(?:,(\\d+),(\\d+))?\\): (error|warning) (\\w+): (.*?)"
            "(?: \\[[^\\]]*\\])?$"));
        static const QRegularExpression placeless(QStringLiteral(
            "^(?:[^()\\[\\]]+? : )?(error|warning) ([A-Z]+\\d+): (.*?)(?: \\[[^\\]]*\\])?$"));
        if (const auto match = pattern.match(line); match.hasMatch()) {
            const bool endsOnItsLine = match.captured(4) == match.captured(2);
            return Diagnostic { .file = match.captured(1),
                                .line = numberIn(match.captured(2)),
                                .column = numberIn(match.captured(3)),
                                .code = match.captured(7),
                                .message = match.captured(8),
                                .isError = match.captured(6) == QLatin1String("error"),
                                .endColumn = endsOnItsLine ? numberIn(match.captured(5)) : 0 };
        }
        if (const auto match = placeless.match(line); match.hasMatch())
            return Diagnostic { .file = {},
                                .line = 0,
                                .column = 0,
                                .code = match.captured(2),
                                .message = match.captured(3),
                                .isError = match.captured(1) == QLatin1String("error") };
        return std::nullopt;
    }

    /// esbuild prints the message on one line, and the place on the next line that is not empty.
    std::optional<Diagnostic> parseEsbuild(const QStringList &lines, qsizetype at)
    {
        static const QRegularExpression what(QStringLiteral("\\[(ERROR|WARNING)\\] (.+)$"));
        static const QRegularExpression where(QStringLiteral("^(.+):(\\d+):(\\d+):$"));
        static const QRegularExpression under(QStringLiteral("^╵ *(~+|\\^)$"));
        const auto message = what.match(lines[at]);
        if (!message.hasMatch())
            return std::nullopt;
        Diagnostic diagnostic;
        diagnostic.message = message.captured(2);
        diagnostic.isError = message.captured(1) == QLatin1String("ERROR");
        for (qsizetype next = at + 1; next < std::min(at + 5, lines.size()); ++next) {
            if (const auto place = where.match(lines[next]);
                place.hasMatch() && diagnostic.line == 0) {
                diagnostic.file = place.captured(1);
                diagnostic.line = numberIn(place.captured(2));
                diagnostic.column = numberIn(place.captured(3)) + 1; // esbuild counts from 0
            } else if (const auto marker = under.match(lines[next]);
                       marker.hasMatch() && diagnostic.column > 0) {
                diagnostic.endColumn =
                    diagnostic.column + static_cast<int>(marker.capturedLength(1));
            }
        }
        return diagnostic;
    }

    /// Converts columns to characters, where the source line is known.
    void countCharacters(Diagnostic &diagnostic, const QStringList &source, ColumnUnit unit)
    {
        const QString line = source.value(diagnostic.line - 1);
        const int width = std::max(0, diagnostic.endColumn - diagnostic.column);
        const int column = characterAt(line, diagnostic.column, unit);
        // esbuild underlines by characters, though it counts bytes before them.
        diagnostic.endColumn = width == 0 ? 0
            : unit == ColumnUnit::Utf8    ? column + width
                                          : characterAt(line, diagnostic.endColumn, unit);
        diagnostic.column = column;
    }

} // namespace

std::optional<ErrorReport> parseTraceback(const QString &format, const QByteArray &text,
                                          const QString &userFile)
{
    if (format == QLatin1String("bun"))
        return parseBunErrors(text, userFile);
    if (format == QLatin1String("dotnet") || format == QLatin1String("mono"))
        return parseDotnetErrors(text, userFile);
    std::optional<ErrorReport> report;
    if (format == QLatin1String("python"))
        report = parsePython(linesOf(text), userFile);
    else if (format == QLatin1String("v8"))
        report = parseV8(linesOf(text), userFile);
    if (report)
        report->traceback = QString::fromUtf8(text);
    return report;
}

std::optional<ErrorReport> parseDiagnostics(const QByteArray &text, const QString &userFile,
                                            const QByteArray &source)
{
    const QStringList lines = linesOf(text);
    const QStringList sourceLines = QString::fromUtf8(source).split(u'\n');
    const QString bareName = QFileInfo(userFile).fileName();
    ErrorReport report;
    for (qsizetype i = 0; i < lines.size() && report.diagnostics.size() < kMostDiagnostics; ++i) {
        auto diagnostic = parseCompilerLine(lines[i]);
        const ColumnUnit unit = diagnostic ? ColumnUnit::Utf16 : ColumnUnit::Utf8;
        if (!diagnostic)
            diagnostic = parseEsbuild(lines, i);
        if (!diagnostic)
            continue;
        if (diagnostic->file == userFile)
            diagnostic->file = bareName;
        if (diagnostic->file == bareName)
            countCharacters(*diagnostic, sourceLines, unit);
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
                               .isUser = first->file == bareName,
                               .endColumn = first->endColumn });
    report.traceback = QString::fromUtf8(text);
    return report;
}

} // namespace sandpad::runner
