#include "runner/check/TypeFindings.h"

#include "runner/language/errors/Columns.h"
#include "runner/language/errors/ErrorLimits.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kMostText = 1 << 20; ///< bytes of all that a checker prints
    constexpr qsizetype kMostMessage = 2000; ///< characters

    /// Numbers of the compiler's messages.
    namespace number {
        /// A module, or what @types/node declares, is not known.
        constexpr auto kUnknownModule = { 2307, 2580, 2591, 2792, 7016 };
        /// What comes of a module that is not known has any type: such a function takes no types as
        /// arguments, and says nothing of the parameters of functions that it is given.
        constexpr auto kFollowsUnknown = { 2347, 7005, 7006, 7019, 7031, 7034 };
        /// `import x = require()` and names of files that end in .ts run. Compilers before
        /// TypeScript 5 refuse them.
        constexpr auto kUnknownForm = { 1202, 2691 };
    } // namespace number

    bool isIn(std::initializer_list<int> numbers, int wanted)
    {
        return std::ranges::find(numbers, wanted) != numbers.end();
    }

    /// One message of the compiler.
    struct TypeMessage
    {
        QString file;
        int line = 0;
        int column = 0; ///< in UTF-16 units, 1-based
        int number = 0;
        QString text;
    };

    std::optional<TypeMessage> messageIn(const QString &line)
    {
        static const QRegularExpression form(QStringLiteral(
            "^([^\\r\\n]{1,1000}?)\\((\\d{1,7}),(\\d{1,7})\\): error TS(\\d{1,6}): (.*)$"));
        const auto match = form.match(line);
        if (!match.hasMatch())
            return std::nullopt;
        return TypeMessage { .file = match.captured(1),
                             .line = match.captured(2).toInt(),
                             .column = match.captured(3).toInt(),
                             .number = match.captured(4).toInt(),
                             .text = match.captured(5) };
    }

    /// All messages with their further lines.
    QList<TypeMessage> messagesIn(const QByteArray &text)
    {
        QList<TypeMessage> messages;
        for (const QByteArray &bytes : text.first(std::min(text.size(), kMostText)).split('\n')) {
            const QString line =
                QString::fromUtf8(bytes.first(std::min(bytes.size(), kLongestErrorLine)));
            if (auto message = messageIn(line)) {
                messages.append(std::move(*message));
            } else if (line.startsWith(u' ') && !messages.isEmpty()) {
                QString &known = messages.last().text;
                if (known.size() < kMostMessage)
                    known += u'\n' + line.trimmed();
            }
        }
        return messages;
    }

    /// The package in a message about a module: "express", "@scope/name". Empty for a file beside
    /// the program. What is no module is a name of Node.js.
    QString packageIn(const TypeMessage &message)
    {
        static const QRegularExpression module(
            QStringLiteral("module '((?:@[^/']{1,100}/)?[^./'][^/']{0,100})"));
        static const QRegularExpression file(QStringLiteral("module '[./]"));
        if (const auto match = module.match(message.text); match.hasMatch())
            return match.captured(1);
        return file.match(message.text).hasMatch() ? QString() : QStringLiteral("node");
    }

    /// With the line ends that the compiler and the editor know.
    QStringList linesOfProgram(const QByteArray &code)
    {
        QString text = QString::fromUtf8(code);
        text.replace(QLatin1String("\r\n"), QLatin1String("\n")).replace(u'\r', u'\n');
        return text.split(u'\n');
    }

    Diagnostic diagnosticOf(const TypeMessage &message, const QStringList &source)
    {
        const QString &line = source[message.line - 1];
        return { .file = message.file,
                 .line = message.line,
                 .column = characterAt(line, std::min<int>(message.column, int(line.size()) + 1),
                                       ColumnUnit::Utf16),
                 .code = QStringLiteral("TS%1").arg(message.number),
                 .message = message.text.left(kMostMessage) };
    }

} // namespace

TypeFindings readTypeErrors(const QByteArray &text, const Snippet &program)
{
    const QStringList source = linesOfProgram(program.code);
    TypeFindings findings;
    QList<TypeMessage> errors;
    for (TypeMessage &message : messagesIn(text)) {
        findings.isAnswer = true;
        findings.hasErrorsBeside = findings.hasErrorsBeside
            || (message.file != program.fileName && !message.file.contains(u'/'));
        const bool isOwn = message.file == program.fileName && message.line > 0
            && message.line <= source.size() && message.column > 0;
        if (!isOwn || isIn(number::kUnknownForm, message.number))
            continue;
        const QString package =
            isIn(number::kUnknownModule, message.number) ? packageIn(message) : QString();
        if (package.isEmpty())
            errors.append(std::move(message));
        else if (!findings.unknownPackages.contains(package)
                 && findings.unknownPackages.size() < TypeFindings::kMostPackages)
            findings.unknownPackages.append(package);
    }
    if (!findings.unknownPackages.isEmpty())
        errors.removeIf([](const TypeMessage &message) {
            return isIn(number::kFollowsUnknown, message.number);
        });
    std::ranges::stable_sort(errors, {}, &TypeMessage::line);
    for (const TypeMessage &message :
         errors.first(std::min(errors.size(), TypeFindings::kMostErrors)))
        findings.errors.append(diagnosticOf(message, source));
    findings.moreErrors = static_cast<int>(errors.size() - findings.errors.size());
    return findings;
}

} // namespace sandpad::runner
