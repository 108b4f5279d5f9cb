#include "app/cli/VerifyOptions.h"

#include "app/cli/CommandHelp.h"
#include "app/cli/IsolationOption.h"

#include <QCommandLineParser>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <sys/stat.h>

namespace sandpad::app {

namespace {

    using runner::ErrorCode;
    using runner::fail;
    using runner::Result;

    const QString kJsonFormat = QStringLiteral("json");
    const QString kMarkdown = QStringLiteral("markdown");
    const QString kJUnit = QStringLiteral("junit");
    const QString kAlone = QStringLiteral("alone");
    const QString kSession = QStringLiteral("session");
    const QString kStrict = QStringLiteral("strict");
    const QString kTolerance = QStringLiteral("tolerance");
    const QString kJobs = QStringLiteral("jobs");
    const QString kField = QStringLiteral("field");
    const QString kResume = QStringLiteral("resume");

    struct VerifyTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::VerifyOptions)
    };

    Result<VerifyOptions> verifyChoices(const QCommandLineParser &parser,
                                        const QList<runner::LevelInfo> &levels)
    {
        VerifyOptions options;
        int formats = 0;
        for (const auto &[name, format] : { std::pair(kJsonFormat, VerifyFormat::Json),
                                            std::pair(kMarkdown, VerifyFormat::Markdown),
                                            std::pair(kJUnit, VerifyFormat::JUnit) }) {
            if (parser.isSet(name)) {
                options.format = format;
                ++formats;
            }
        }
        if (formats > 1)
            return fail(ErrorCode::Malformed,
                        VerifyTexts::tr("Choose one of --json, --markdown and --junit."));
        if (parser.isSet(kAlone) && parser.isSet(kSession))
            return fail(ErrorCode::Malformed,
                        VerifyTexts::tr("Choose one of --alone and --session."));
        if (parser.isSet(kAlone))
            options.judge.scope = runner::BlockScope::Alone;
        if (parser.isSet(kSession))
            options.judge.scope = runner::BlockScope::Session;
        if (parser.isSet(kStrict))
            options.judge.strictness = runner::Strictness::Failures;
        if (parser.isSet(kTolerance)) {
            bool isNumber = false;
            options.judge.tolerance = parser.value(kTolerance).toDouble(&isNumber);
            if (!isNumber || !std::isfinite(options.judge.tolerance) || options.judge.tolerance < 0
                || options.judge.tolerance > 1)
                return fail(ErrorCode::Malformed,
                            VerifyTexts::tr("--tolerance takes a number from 0 to 1, not \"%1\".")
                                .arg(parser.value(kTolerance)));
        }
        const auto isolation = isolationOf(parser, levels);
        if (!isolation)
            return std::unexpected(isolation.error());
        options.judge.profile.isolation = *isolation;
        return options;
    }

    /// Can the library read it as a JSON Pointer?
    bool isPointer(const QString &text)
    {
        try {
            return nlohmann::json::json_pointer(text.toStdString()).to_string()
                == text.toStdString();
        } catch (const nlohmann::json::exception &) {
            return false;
        }
    }

    /// Is it one of these files, by whatever name or link?
    bool isOneOf(const QString &path, const QStringList &files)
    {
        struct stat wanted {};
        if (::stat(QFile::encodeName(path).constData(), &wanted) != 0)
            return false;
        return std::ranges::any_of(files, [&wanted](const QString &file) {
            struct stat one {};
            return ::stat(QFile::encodeName(file).constData(), &one) == 0
                && one.st_dev == wanted.st_dev && one.st_ino == wanted.st_ino;
        });
    }

    /// The answers that are named, and what belongs to many of them.
    Result<void> readBatchChoices(const QCommandLineParser &parser, VerifyOptions &options)
    {
        options.paths = parser.positionalArguments();
        options.field = parser.value(kField);
        options.resume = parser.value(kResume);
        if (options.paths.isEmpty())
            return fail(ErrorCode::Malformed,
                        VerifyTexts::tr("Name an answer to verify, a folder of answers, or - for "
                                        "standard input."));
        options.jobs = QThread::idealThreadCount();
        if (parser.isSet(kJobs)) {
            constexpr int kMostJobs = 1000;
            bool isNumber = false;
            options.jobs = parser.value(kJobs).toInt(&isNumber);
            if (!isNumber || options.jobs < 1 || options.jobs > kMostJobs)
                return fail(ErrorCode::Malformed,
                            VerifyTexts::tr("--jobs takes a number from 1 to %1, not \"%2\".")
                                .arg(kMostJobs)
                                .arg(parser.value(kJobs)));
        }
        if (parser.isSet(kField) && options.field.isEmpty())
            return fail(ErrorCode::Malformed, VerifyTexts::tr("--field takes a name."));
        if (parser.isSet(kField) && options.field.startsWith(u'/') && !isPointer(options.field))
            return fail(ErrorCode::Malformed,
                        VerifyTexts::tr("\"%1\" is no JSON Pointer; in names ~ is written ~0 and "
                                        "/ is written ~1.")
                            .arg(options.field));
        if (isOneOf(options.resume, options.paths))
            return fail(ErrorCode::Malformed,
                        VerifyTexts::tr("%1 holds answers, so the results need another file.")
                            .arg(options.resume));
        options.isBatch = options.paths.size() > 1 || parser.isSet(kField) || parser.isSet(kResume)
            || QFileInfo(options.paths.first()).isDir();
        return {};
    }

} // namespace

CommandForm verifyForm(const QList<runner::LevelInfo> &levels)
{
    QList<CommandOption> options {
        { .name = kJsonFormat,
          .help = VerifyTexts::tr("Print one JSON object; of many answers one on each line.") },
        { .name = kMarkdown, .help = VerifyTexts::tr("Print a report as Markdown.") },
        { .name = kJUnit, .help = VerifyTexts::tr("Print a report as JUnit XML.") },
        { .name = kAlone, .help = VerifyTexts::tr("Run each block by itself.") },
        { .name = kSession,
          .help = VerifyTexts::tr("Run each block after those of its language before it.") },
        { .name = kStrict,
          .help = VerifyTexts::tr(
              "Count each block that fails as false, even if nothing is claimed of it.") },
        { .name = kTolerance,
          .help = VerifyTexts::tr(
              "How far numbers with a fraction may differ, as a part of the number; 1e-12 "
              "without this option."),
          .takes = Takes::Text,
          .value = VerifyTexts::tr("X") },
        { .name = kJobs,
          .help = VerifyTexts::tr("The number of answers that are judged at a time; without this "
                                  "option, the number of processors."),
          .takes = Takes::Text,
          .value = VerifyTexts::tr("N") },
        { .name = kField,
          .help = VerifyTexts::tr("The files are JSON Lines: each line is an object with an answer "
                                  "in this field, or at this JSON Pointer (/choices/0/text)."),
          .takes = Takes::Text,
          .value = VerifyTexts::tr("NAME") },
        { .name = kResume,
          .help = VerifyTexts::tr("Keep a line of JSON for each answer in this file, and leave out "
                                  "those that it holds already."),
          .takes = Takes::File,
          .value = VerifyTexts::tr("FILE") },
    };
    options += isolationOption(levels);
    return { .name = QStringLiteral("verify"),
             .usage = QStringLiteral("verify [OPTIONS] FILE|FOLDER..."),
             .description = VerifyTexts::tr(
                 "Runs the code of answers (Markdown) in the sandbox and compares what it prints "
                 "with what the answers claim."),
             .options = options,
             .arguments = { { .name = QStringLiteral("FILE"),
                              .help = VerifyTexts::tr("An answer, a folder of answers, or - for "
                                                      "standard input.") } },
             .statuses = { { QStringLiteral("0"), VerifyTexts::tr("Nothing is false.") },
                           { QStringLiteral("1"),
                             VerifyTexts::tr("A claim is false, or whole code cannot be parsed.") },
                           { QStringLiteral("2"),
                             VerifyTexts::tr("An answer cannot be read, or an option is wrong.") },
                           { QStringLiteral("125"), VerifyTexts::tr("Sandpad failed.") } } };
}

Result<VerifyOptions> readVerifyOptions(const QStringList &arguments,
                                        const QList<runner::LevelInfo> &levels)
{
    QCommandLineParser parser;
    if (const auto isRead = parseArguments(parser, verifyForm(levels), arguments); !isRead)
        return std::unexpected(isRead.error());
    auto options = verifyChoices(parser, levels);
    if (!options)
        return options;
    if (const auto batch = readBatchChoices(parser, *options); !batch)
        return std::unexpected(batch.error());
    return options;
}

} // namespace sandpad::app
