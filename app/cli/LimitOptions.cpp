#include "app/cli/LimitOptions.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sandpad::app {

namespace {

    using runner::ErrorCode;
    using runner::fail;
    using runner::Result;

    const QString kCpu = QStringLiteral("cpu");
    const QString kWall = QStringLiteral("wall");
    const QString kMemory = QStringLiteral("memory");
    const QString kProcesses = QStringLiteral("processes");
    const QString kOutput = QStringLiteral("output");

    struct LimitTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::LimitOptions)
    };

    /// "2147483648 (2 GiB)"
    QString bytesAndSize(qint64 bytes)
    {
        const QString size = QLocale::c().formattedDataSize(bytes, 0, QLocale::DataSizeIecFormat);
        return QStringLiteral("%1 (%2)").arg(bytes).arg(size);
    }

    QString secondsIn(std::chrono::milliseconds time)
    {
        return QString::number(std::chrono::duration<double>(time).count());
    }

    struct Range
    {
        qint64 least = 1;
        qint64 most = 1;
    };

    constexpr qint64 kMostBytes = 1LL << 46;

    /// A number of the range, or the default when the option is not given.
    Result<qint64> wholeNumber(const QCommandLineParser &parser, const QString &option,
                               const Range &range, qint64 otherwise)
    {
        if (!parser.isSet(option))
            return otherwise;
        bool isNumber = false;
        const qint64 value = parser.value(option).toLongLong(&isNumber);
        if (isNumber && value >= range.least && value <= range.most)
            return value;
        const QString sentence = range.most == kMostBytes
            ? LimitTexts::tr("--%1 takes bytes, a whole number from %2 to %3, not \"%4\".")
            : LimitTexts::tr("--%1 takes a whole number from %2 to %3, not \"%4\".");
        return fail(ErrorCode::Malformed,
                    sentence.arg(option, QString::number(range.least), QString::number(range.most),
                                 parser.value(option)));
    }

    Result<std::chrono::milliseconds> seconds(const QCommandLineParser &parser,
                                              const QString &option,
                                              std::chrono::milliseconds otherwise)
    {
        if (!parser.isSet(option))
            return otherwise;
        constexpr double kMost = 86'400;
        bool isNumber = false;
        const double value = parser.value(option).toDouble(&isNumber);
        if (!isNumber || !std::isfinite(value) || value < 0.001 || value > kMost)
            return fail(ErrorCode::Malformed,
                        LimitTexts::tr("--%1 takes seconds from 0.001 to 86400, not \"%2\".")
                            .arg(option, parser.value(option)));
        return std::chrono::milliseconds(std::llround(value * 1000));
    }

} // namespace

QList<CommandOption> limitOptions()
{
    const runner::Limits usual;
    return {
        { .name = kCpu,
          .help =
              LimitTexts::tr(
                  "Limit of CPU time of all its processes together, in seconds; %1 without this "
                  "option.")
                  .arg(secondsIn(usual.cpu)),
          .takes = Takes::Text,
          .value = LimitTexts::tr("S") },
        { .name = kWall,
          .help = LimitTexts::tr("Limit of running time, in seconds; %1 without this option.")
                      .arg(secondsIn(usual.wall)),
          .takes = Takes::Text,
          .value = LimitTexts::tr("S") },
        { .name = kMemory,
          .help = LimitTexts::tr("Limit of memory of all its processes together, in bytes; %1 "
                                 "without this option.")
                      .arg(bytesAndSize(usual.memoryBytes)),
          .takes = Takes::Text,
          .value = LimitTexts::tr("BYTES") },
        { .name = kProcesses,
          .help = LimitTexts::tr("Limit of processes and threads at one time; %1 without this "
                                 "option.")
                      .arg(usual.processes),
          .takes = Takes::Text,
          .value = LimitTexts::tr("N") },
        { .name = kOutput,
          .help = LimitTexts::tr("Limit of output, in bytes; %1 without this option.")
                      .arg(bytesAndSize(usual.outputBytes)),
          .takes = Takes::Text,
          .value = LimitTexts::tr("BYTES") },
    };
}

Result<runner::Limits> readLimits(const QCommandLineParser &parser)
{
    constexpr qint64 kLeastMemory = 16LL << 20; // any interpreter needs as much
    constexpr qint64 kMostProcesses = 100'000;
    runner::Limits limits;
    const auto cpu = seconds(parser, kCpu, limits.cpu);
    const auto wall = seconds(parser, kWall, limits.wall);
    const auto memory = wholeNumber(parser, kMemory, { .least = kLeastMemory, .most = kMostBytes },
                                    limits.memoryBytes);
    const auto processes =
        wholeNumber(parser, kProcesses, { .most = kMostProcesses }, limits.processes);
    const auto output = wholeNumber(parser, kOutput, { .most = kMostBytes }, limits.outputBytes);
    for (const auto *time : { &cpu, &wall }) {
        if (!*time)
            return std::unexpected(time->error());
    }
    for (const auto *number : { &memory, &processes, &output }) {
        if (!*number)
            return std::unexpected(number->error());
    }
    limits.cpu = *cpu;
    limits.wall = *wall;
    limits.memoryBytes = *memory;
    limits.processes = static_cast<int>(*processes);
    limits.outputBytes = *output;
    return limits;
}

} // namespace sandpad::app
