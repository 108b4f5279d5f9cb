#include "runner/model/OutcomeSentence.h"

#include "runner/model/Prose.h"
#include "runner/model/Say.h"

#include <QLocale>
#include <QMap>

#include <array>
#include <cmath>
#include <csignal>
#include <ranges>

namespace sandpad::runner {

namespace {

    struct LimitWords
    {
        LimitKind kind;
        const char *what;
        const char *option; ///< of `sandpad run`; empty when there is none
    };

    constexpr auto kLimitWords = std::to_array<LimitWords>({
        { .kind = LimitKind::Cpu,
          .what = QT_TRANSLATE_NOOP("sandpad::runner", "CPU time"),
          .option = "--cpu" },
        { .kind = LimitKind::Wall,
          .what = QT_TRANSLATE_NOOP("sandpad::runner", "running time"),
          .option = "--wall" },
        { .kind = LimitKind::Memory,
          .what = QT_TRANSLATE_NOOP("sandpad::runner", "memory"),
          .option = "--memory" },
        { .kind = LimitKind::Output,
          .what = QT_TRANSLATE_NOOP("sandpad::runner", "output"),
          .option = "--output" },
        { .kind = LimitKind::Processes,
          .what = QT_TRANSLATE_NOOP("sandpad::runner", "processes and threads"),
          .option = "--processes" },
        { .kind = LimitKind::Files,
          .what = QT_TRANSLATE_NOOP("sandpad::runner", "the work folder"),
          .option = "" },
        { .kind = LimitKind::Compile,
          .what = QT_TRANSLATE_NOOP("sandpad::runner", "compiling time"),
          .option = "" },
    });

    const LimitWords &wordsOf(LimitKind kind)
    {
        for (const LimitWords &words : kLimitWords) {
            if (words.kind == kind)
                return words;
        }
        Q_UNREACHABLE_RETURN(kLimitWords.front());
    }

    QString sentence(const ErrorReport &error)
    {
        const qsizetype errors = error.diagnostics.size();
        if (errors > 1)
            return Say::tr("It does not compile: %1 messages, the first: %2")
                .arg(errors)
                .arg(error.message);
        // A sentence is one line; the rest of a long message stands in the error itself.
        const QString message = error.message.section(u'\n', 0, 0);
        QString text = message.isEmpty() ? error.type : error.type + QStringLiteral(": ") + message;
        const auto isPlace = [](const Frame &frame) { return frame.isUser && frame.line > 0; };
        const auto outer = std::ranges::find_if(error.frames, isPlace);
        if (outer == error.frames.end())
            return text;
        const auto inner = std::ranges::find_if(std::ranges::reverse_view(error.frames), isPlace);
        // The outermost call is the program's; what it was given has names.
        const QString line = QString::number(inner->line);
        return inner->file == outer->file
            ? Say::tr("%1 (line %2)").arg(text, line)
            : Say::tr("%1 (%2, line %3)").arg(text, inner->file, line);
    }

    const QMap<int, QString> &signalMeanings()
    {
        static const QMap<int, QString> meanings {
            { SIGSEGV, Say::tr("SIGSEGV (invalid memory access)") },
            { SIGBUS, Say::tr("SIGBUS (invalid memory access)") },
            { SIGABRT, Say::tr("SIGABRT (the program gave up)") },
            { SIGFPE, Say::tr("SIGFPE (arithmetic error)") },
            { SIGILL, Say::tr("SIGILL (invalid instruction)") },
            { SIGKILL, Say::tr("SIGKILL (killed)") },
            { SIGTERM, Say::tr("SIGTERM (asked to end)") },
            { SIGINT, Say::tr("SIGINT (interrupted)") },
            { SIGPIPE, Say::tr("SIGPIPE (nobody reads its output)") },
            { SIGSYS, Say::tr("SIGSYS (a forbidden system call)") },
            { SIGXCPU, Say::tr("SIGXCPU (CPU time of one process)") },
            { SIGTRAP, Say::tr("SIGTRAP (the runtime gave up)") },
        };
        return meanings;
    }

} // namespace

QString humanAmount(LimitKind kind, double value)
{
    switch (kind) {
    case LimitKind::Cpu:
    case LimitKind::Wall:
    case LimitKind::Compile:
        return humanSeconds(value);
    case LimitKind::Memory:
    case LimitKind::Output:
        return humanBytes(value);
    case LimitKind::Files:
        // A value below the smallest work folder is a number of files, not of bytes.
        return value < (1 << 20) ? Say::tr("%1 files").arg(QLocale().toString(value, 'f', 0))
                                 : humanBytes(value);
    case LimitKind::Processes:
        return QLocale().toString(value, 'f', 0);
    }
    Q_UNREACHABLE_RETURN({});
}

QString limitTitle(const LimitHit &hit)
{
    return Say::tr("Stopped: the limit of %1 for %2 was reached")
        .arg(humanAmount(hit.kind, hit.value),
             Say::word(QLatin1StringView(wordsOf(hit.kind).what)));
}

QString limitSentence(const LimitHit &hit)
{
    const QString used = humanAmount(hit.kind, hit.used);
    const QString account = hit.largest > 0 ? Say::tr("%1 used, %2 of it by the largest process")
                                                  .arg(used, humanAmount(hit.kind, hit.largest))
                                            : Say::tr("%1 used").arg(used);
    return Say::tr("Stopped: the limit of %1 for %2 was reached (%3).")
        .arg(humanAmount(hit.kind, hit.value), Say::word(QLatin1StringView(wordsOf(hit.kind).what)),
             account);
}

QString outcomeSentence(const RunResult &result)
{
    const auto *completed = std::get_if<Completed>(&result.outcome);
    if (completed && completed->exitCode == 0)
        return Say::tr("Finished.");
    const bool endedByItself = completed || std::holds_alternative<Signalled>(result.outcome);
    if (endedByItself && result.error)
        return sentence(*result.error);
    if (completed)
        return Say::tr("The program ended with exit status %1.").arg(completed->exitCode);
    if (const auto *signalled = std::get_if<Signalled>(&result.outcome))
        return Say::tr("The program was ended by %1.").arg(signalName(signalled->signal));
    if (const auto *hit = std::get_if<LimitHit>(&result.outcome)) {
        const QLatin1StringView option(wordsOf(hit->kind).option);
        const QString advice = option.isEmpty()
            ? QString()
            : Say::tr("To allow more, raise it in Limits or with %1.").arg(option);
        return sentencesOf({ limitSentence(*hit), advice, result.advice });
    }
    if (const auto *notStarted = std::get_if<NotStarted>(&result.outcome))
        return notStarted->reason;
    return Say::tr("Stopped on request.");
}

QString signalName(int signal)
{
    return signalMeanings().value(signal, Say::tr("signal %1").arg(signal));
}

QString humanBytes(double bytes)
{
    constexpr double kStep = 1024;
    constexpr auto kUnits = std::to_array<const char *>({ "B", "KiB", "MiB", "GiB", "TiB" });
    std::size_t unit = 0;
    while (bytes >= kStep && unit + 1 < kUnits.size()) {
        bytes /= kStep;
        ++unit;
    }
    const bool isWhole = std::abs(bytes - std::round(bytes)) < 0.05;
    return QLocale().toString(bytes, 'f', isWhole ? 0 : 1) + u' ' + QLatin1StringView(kUnits[unit]);
}

QString humanSeconds(double seconds)
{
    constexpr int kMinute = 60;
    if (seconds >= kMinute) {
        const auto whole = static_cast<qint64>(std::round(seconds));
        const qint64 rest = whole % kMinute;
        const QLocale locale;
        const QString minutes = locale.toString(whole / kMinute);
        return rest == 0 ? Say::tr("%1 min").arg(minutes)
                         : Say::tr("%1 min %2 s").arg(minutes, locale.toString(rest));
    }
    const bool isWhole = seconds >= 1 && std::abs(seconds - std::round(seconds)) < 0.005;
    return Say::tr("%1 s").arg(QLocale().toString(seconds, 'f', isWhole ? 0 : 2));
}

} // namespace sandpad::runner
