#include "runner/language/errors/DotnetErrors.h"

#include "runner/language/errors/ErrorLimits.h"
#include "runner/model/Say.h"

#include <QFileInfo>
#include <QList>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <ranges>

namespace sandpad::runner {

namespace {

    /// Longer lines are data, not tracebacks.
    constexpr qsizetype kMostMessage = 64 << 10;

    struct Headline
    {
        QString type;
        QString message;
    };

    /// The headline of an error that ended a .NET program. `isAnnounced` is also set here: an
    /// earlier line has announced an error.
    std::optional<Headline> headlineOf(const QString &line, bool &isAnnounced)
    {
        static const QRegularExpression head(QStringLiteral(
            "^(?:Unhandled [Ee]xception[.:] ?)?([\\w.]+(?:Exception|Error)\\w*)(?:: (.*))?$"));
        static const QRegularExpression words(QStringLiteral("^Unhandled [Ee]xception[.:] (.+)$"));
        if (line == QLatin1String("Stack overflow."))
            return Headline { .type = QStringLiteral("System.StackOverflowException"),
                              .message = Say::tr("the stack overflowed") };
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

    /// A function as the program calls it. The compiler has names of its own for local functions,
    /// lambdas, statements outside of all functions, and the rest of a function that has awaited
    /// (Roslyn's GeneratedNames.cs). What stands outside of all functions has no name.
    QString writtenName(const QString &function)
    {
        static const QRegularExpression local(QStringLiteral(R"(>g__(\w+)\|[\d_]+(?=\W|$))"));
        static const QRegularExpression lambda(QStringLiteral(R"(<(\w*)(?:>\$)?>b__[\d_]+)"));
        static const QRegularExpression waiting(QStringLiteral(R"(<(\w+)>d__\d+\.MoveNext)"));
        static const QRegularExpression outside(
            QStringLiteral(R"(^(?:\w+\.)*<(?:<Main>\$>d__\d+\.MoveNext|Main>\$)\s*\()"));
        if (function.contains(outside))
            return {};
        if (const auto match = local.match(function); match.hasMatch())
            return match.captured(1);
        if (function.contains(lambda))
            return QStringLiteral("=>");
        if (const auto match = waiting.match(function); match.hasMatch())
            return match.captured(1);
        return function;
    }

    /// Reads the lines behind the headline and finds the exception that each belongs to.
    class ChainReader
    {
    public:
        ChainReader(const Headline &headline, QString userFile)
            : m_userFile(std::move(userFile))
        {
            open(headline.type + QStringLiteral(": ") + headline.message, Cause::Relation::Cause,
                 0);
        }

        void read(QString line)
        {
            static const QRegularExpression member(
                QStringLiteral("^---> \\(Inner Exception #(\\d+)\\) (.*)$"));
            const bool endsMember = line.endsWith(QLatin1String("<---"));
            if (endsMember)
                line = line.chopped(4).trimmed();
            if (const auto match = member.match(line); match.hasMatch())
                openMember(match.captured(1).toInt(), match.captured(2));
            else if (line.startsWith(QLatin1String("---> ")))
                openInner(line.sliced(5));
            else if (line.startsWith(QLatin1String("--- End of inner exception")))
                close(Cause::Relation::Cause);
            else
                addLine(line);
            if (endsMember)
                close(Cause::Relation::Member);
        }

        [[nodiscard]] ErrorReport report() const
        {
            ErrorReport report;
            const Node &first = m_nodes.first();
            report.type = first.cause.type;
            report.message = first.cause.message;
            report.frames = framesOf(first);
            for (const Node &node : m_nodes.sliced(1)) {
                report.causes.append(node.cause);
                report.causes.last().frames = framesOf(node);
            }
            report.moreCauses = m_more;
            return report;
        }

    private:
        struct Node
        {
            Cause cause;
            QList<Frame> innermostFirst;
            int outerFrames = 0; ///< not kept
        };
        /// An exception whose text goes on. Its lines are kept in m_nodes[node]; -1: they are
        /// dropped.
        struct Open
        {
            qsizetype node = -1;
            Cause::Relation closedBy = Cause::Relation::Cause;
        };

        [[nodiscard]] Node *current()
        {
            const qsizetype node = m_open.isEmpty() ? 0 : m_open.last().node;
            return node < 0 ? nullptr : &m_nodes[node];
        }

        /// Mono prints an inner exception on the line of the outer one.
        void open(const QString &text, Cause::Relation relation, int depth)
        {
            static const QRegularExpression inner(
                QStringLiteral(" ---> (?=[\\w.]+(?:Exception|Error)\\w*(?:: |$))"));
            const auto split = inner.match(text);
            const QString own = split.hasMatch() ? text.first(split.capturedStart()) : text;
            const qsizetype colon = own.indexOf(QLatin1String(": "));
            if (m_nodes.size() > kMostCauses) {
                ++m_more;
                m_open.append(Open { .node = -1, .closedBy = relation });
            } else {
                m_nodes.append(
                    Node { .cause = { .relation = relation,
                                      .depth = std::min(depth, kMostCauseDepth),
                                      .type = own.first(colon < 0 ? own.size() : colon),
                                      .message = colon < 0 ? QString() : own.sliced(colon + 2),
                                      .frames = {} },
                           .innermostFirst = {},
                           .outerFrames = 0 });
                m_open.append(Open { .node = m_nodes.size() - 1, .closedBy = relation });
            }
            if (split.hasMatch())
                openInner(text.sliced(split.capturedEnd()));
        }

        void openInner(const QString &text)
        {
            const Node *outer = current();
            const int depth = outer ? outer->cause.depth : 0;
            if (!outer || outer->cause.type != QLatin1String("System.AggregateException"))
                return openAs(text, Cause::Relation::Cause, Cause::Relation::Cause, depth);
            openAs(text, Cause::Relation::Member, Cause::Relation::Cause, depth + 1);
        }

        /// Mono prints the first one twice.
        void openMember(int number, const QString &text)
        {
            const Node *outer = current();
            if (number == 0)
                m_open.append(Open { .node = -1, .closedBy = Cause::Relation::Member });
            else
                open(text, Cause::Relation::Member, outer ? outer->cause.depth + 1 : 0);
        }

        void openAs(const QString &text, Cause::Relation relation, Cause::Relation closedBy,
                    int depth)
        {
            const qsizetype at = m_open.size();
            open(text, relation, depth);
            m_open[at].closedBy = closedBy;
        }

        /// Ends the innermost exception that ends this way, and all inside it.
        void close(Cause::Relation how)
        {
            while (m_open.size() > 1) {
                if (m_open.takeLast().closedBy == how)
                    return;
            }
        }

        void addLine(const QString &line)
        {
            static const QRegularExpression place(
                QStringLiteral("^at (.+?)(?: \\[0x\\w+\\])? in (.+?):(?:line )?(\\d+)$"));
            static const QRegularExpression bare(QStringLiteral("^at ([\\w.<>$`|+]+ ?\\(.*\\))"));
            Node *node = current();
            if (!node)
                return;
            if (const auto match = place.match(line); match.hasMatch())
                addFrame(*node, match.captured(2), match.captured(3).toInt(), match.captured(1));
            else if (const auto plain = bare.match(line); plain.hasMatch())
                addFrame(*node, {}, 0, plain.captured(1));
            else if (node->innermostFirst.isEmpty())
                addToMessage(node->cause.message, line);
        }

        /// A message may have several lines; other exceptions and frames end it.
        static void addToMessage(QString &message, const QString &line)
        {
            if (line.isEmpty() || line.startsWith(QLatin1String("at "))
                || line.startsWith(QLatin1String("---")) || message.size() > kMostMessage)
                return;
            message += (message.isEmpty() ? QString() : QString(u'\n')) + line;
        }

        void addFrame(Node &node, const QString &file, int line, const QString &function) const
        {
            if (node.innermostFirst.size() >= kMostFrames) {
                ++node.outerFrames;
                return;
            }
            const QString name = QFileInfo(m_userFile).fileName();
            const bool isUser = file == m_userFile || file == name;
            node.innermostFirst.append({ .file = isUser ? name : file,
                                         .line = line,
                                         .column = 0,
                                         .function = writtenName(function),
                                         .isUser = isUser });
        }

        static QList<Frame> framesOf(const Node &node)
        {
            QList<Frame> frames = node.innermostFirst;
            std::ranges::reverse(frames);
            if (!frames.isEmpty())
                frames.first().skipped = node.outerFrames;
            return frames;
        }

        QString m_userFile;
        QList<Node> m_nodes; ///< the first is the exception itself
        QList<Open> m_open;
        int m_more = 0;
    };

} // namespace

std::optional<ErrorReport> parseDotnetErrors(const QByteArray &text, const QString &userFile)
{
    std::optional<ChainReader> reader;
    bool isAnnounced = false;
    qsizetype end = 0;
    for (const QByteArray &bytes : text.split('\n')) {
        const QString line =
            QString::fromUtf8(bytes.first(std::min(bytes.size(), kLongestErrorLine))).trimmed();
        // From this line on, Mono prints everything a second time.
        if (line.startsWith(QLatin1String("[ERROR] FATAL")))
            break;
        end += bytes.size() + 1;
        if (reader)
            reader->read(line);
        else if (const auto headline = headlineOf(line, isAnnounced))
            reader.emplace(*headline, userFile);
    }
    // The runtime's last words where it gets no memory: it throws nothing then.
    const QByteArray whole = text.trimmed();
    if (!reader && (whole == "Out of memory." || whole.endsWith("\nOut of memory.")))
        reader.emplace(
            Headline { .type = QStringLiteral("System.OutOfMemoryException"), .message = {} },
            userFile);
    if (!reader)
        return std::nullopt;
    ErrorReport report = reader->report();
    report.traceback = QString::fromUtf8(text.first(std::min(end, text.size())));
    if (end < text.size())
        report.printed = QString::fromUtf8(text);
    return report;
}

} // namespace sandpad::runner
