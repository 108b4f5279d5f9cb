#include "runner/language/errors/BunErrors.h"

#include "runner/language/errors/ErrorLimits.h"

#include <QFileInfo>
#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kMostErrors = 500;

    /// One error as it stands in the text.
    struct Block
    {
        QString type;
        QString message;
        QList<Frame> frames; ///< innermost first, as printed
        bool isParseError = false;
        bool isComplete = false; ///< its frames are over
    };

    /// Reads line by line; the source and its caret announce an error.
    class BlockReader
    {
    public:
        explicit BlockReader(QString userFile)
            : m_userFile(std::move(userFile))
        { }

        void read(const QString &line)
        {
            static const QRegularExpression source(QStringLiteral("^\\d+ \\| "));
            static const QRegularExpression caret(QStringLiteral("^ +\\^$"));
            if (source.match(line).hasMatch()) {
                complete();
            } else if (caret.match(line).hasMatch()) {
                complete();
                m_expectsHeadline = true;
            } else if (m_expectsHeadline) {
                m_expectsHeadline = false;
                if (m_blocks.size() < kMostErrors)
                    m_blocks.append(headline(line));
            } else if (isOpen() && !readFrame(line)) {
                readRest(line);
            }
        }

        [[nodiscard]] const QList<Block> &blocks() const { return m_blocks; }

    private:
        static Block headline(const QString &line)
        {
            static const QRegularExpression pattern(QStringLiteral("^([A-Za-z_$][\\w$.]*): (.*)$"));
            const auto match = pattern.match(line);
            if (!match.hasMatch())
                return { .type = QStringLiteral("Error"),
                         .message = line,
                         .frames = {},
                         .isParseError = false,
                         .isComplete = false };
            const QString type = match.captured(1);
            return { .type = type == QLatin1StringView("error") ? QStringLiteral("Error") : type,
                     .message = match.captured(2),
                     .frames = {},
                     .isParseError = false,
                     .isComplete = false };
        }

        bool readFrame(const QString &line)
        {
            static const QRegularExpression pattern(
                QStringLiteral("^( +)at (?:async )?(?:(.+?) \\()?(?:file://)?(\\S+?):(\\d+)"
                               "(?::(\\d+))?\\)?$"));
            const auto match = pattern.match(line);
            Block &block = m_blocks.last();
            if (!match.hasMatch() || block.frames.size() >= kMostFrames)
                return match.hasMatch();
            // Bun indents its parser's errors by four, and errors that a program throws by six.
            constexpr qsizetype kParserIndent = 4;
            block.isParseError = match.capturedLength(1) == kParserIndent;
            const QString file = match.captured(3);
            const bool isUser = file == m_userFile;
            const QString function = match.captured(2);
            block.frames.append(
                { .file = isUser ? QFileInfo(m_userFile).fileName() : file,
                  .line = match.captured(4).toInt(),
                  .column = match.captured(5).toInt(),
                  .function = function == QLatin1StringView("<anonymous>") ? QString() : function,
                  .isUser = isUser });
            return true;
        }

        /// Adds the further lines of a message, but not the error's own properties that Bun prints
        /// there.
        void readRest(const QString &line)
        {
            static const QRegularExpression property(QStringLiteral("^ *\\w+: "));
            Block &block = m_blocks.last();
            if (!block.frames.isEmpty() || line.startsWith(QLatin1StringView("Bun v")))
                complete();
            else if (!line.isEmpty() && !property.match(line).hasMatch())
                block.message += u'\n' + line;
        }

        [[nodiscard]] bool isOpen() const
        {
            return !m_blocks.isEmpty() && !m_blocks.last().isComplete;
        }

        void complete()
        {
            if (isOpen())
                m_blocks.last().isComplete = true;
        }

        QString m_userFile;
        QList<Block> m_blocks;
        bool m_expectsHeadline = false;
    };

    ErrorReport reportOf(const Block &block)
    {
        ErrorReport report;
        report.type = block.type;
        report.message = block.message;
        report.frames = block.frames;
        std::ranges::reverse(report.frames);
        return report;
    }

    /// Everything that the parser found; the first gives the report its headline.
    ErrorReport parseErrors(const QList<Block> &blocks)
    {
        const auto first = std::ranges::find_if(blocks, &Block::isParseError);
        ErrorReport report = reportOf(*first);
        report.type = QStringLiteral("SyntaxError");
        for (const Block &block : blocks) {
            if (!block.isParseError)
                continue;
            const Frame &place = block.frames.first();
            report.diagnostics.append({ .file = place.file,
                                        .line = place.line,
                                        .column = place.column,
                                        .code = {},
                                        .message = block.message,
                                        .isError = true });
        }
        return report;
    }

    /// A thrown value that is no error has neither source nor frames: "error: text", or the value
    /// below "error", down to an empty line.
    std::optional<ErrorReport> thrownValue(const QStringList &lines)
    {
        const QLatin1StringView word("error");
        const auto head =
            std::ranges::find_if(lines.rbegin(), lines.rend(), [&](const QString &line) {
                return line == word || line.startsWith(word + QLatin1StringView(": "));
            });
        if (head == lines.rend())
            return std::nullopt;
        ErrorReport report;
        report.type = QStringLiteral("Error");
        const auto below = head.base();
        report.message = *head == word
            ? QStringList(below, std::find(below, lines.end(), QString())).join(u'\n')
            : head->sliced(word.size() + 2);
        return report;
    }

    QStringList printedLines(const QByteArray &text)
    {
        QStringList lines;
        for (const QByteArray &line : text.split('\n'))
            lines.append(QString::fromUtf8(line.first(std::min(line.size(), kLongestErrorLine))));
        return lines;
    }

    QList<Block> blocksOf(const QStringList &lines, const QString &userFile)
    {
        BlockReader reader(userFile);
        for (const QString &line : lines)
            reader.read(line);
        return reader.blocks();
    }

    /// The frames of the last error with this message, outermost first. Bun puts the code of an
    /// error of the system in the place of its type.
    QList<Frame> framesOf(const QList<Block> &blocks, const QString &message)
    {
        const auto block =
            std::ranges::find_if(blocks.rbegin(), blocks.rend(), [&](const Block &one) {
                return one.message == message
                    || one.type + QStringLiteral(": ") + one.message == message;
            });
        return block == blocks.rend() ? QList<Frame>() : reportOf(*block).frames;
    }

} // namespace

std::optional<ErrorReport> parseBunErrors(const QByteArray &text, const QString &userFile)
{
    const QStringList lines = printedLines(text);
    const QList<Block> blocks = blocksOf(lines, userFile);
    std::optional<ErrorReport> report;
    if (std::ranges::any_of(blocks, &Block::isParseError))
        report = parseErrors(blocks);
    else if (!blocks.isEmpty())
        report = reportOf(blocks.last());
    else
        report = thrownValue(lines);
    if (report)
        report->traceback = QString::fromUtf8(text);
    return report;
}

void completeFromBun(ErrorReport &error, const QByteArray &text, const QString &userFile)
{
    const QList<Block> blocks = blocksOf(printedLines(text), userFile);
    if (std::ranges::any_of(blocks, &Block::isParseError)) {
        error = parseErrors(blocks);
    } else {
        error.frames = framesOf(blocks, error.message);
        for (Cause &cause : error.causes)
            cause.frames = framesOf(blocks, cause.message);
    }
    error.traceback = QString::fromUtf8(text);
}

} // namespace sandpad::runner
