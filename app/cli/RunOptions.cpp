#include "app/cli/RunOptions.h"

#include "app/cli/CommandHelp.h"
#include "app/cli/IsolationOption.h"
#include "app/cli/LimitOptions.h"
#include "app/cli/StreamedInput.h"
#include "runner/model/FirstLine.h"
#include "runner/model/Prose.h"
#include "runner/workspace/InputFiles.h"

#include <QCommandLineParser>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>

#include <limits>

namespace sandpad::app {

namespace {

    using runner::ErrorCode;
    using runner::fail;
    using runner::Result;

    constexpr qint64 kMostFileBytes = 64LL << 20;

    const QString kLanguage = QStringLiteral("language");
    const QString kInterpreter = QStringLiteral("interpreter");
    const QString kStdin = QStringLiteral("stdin");
    const QString kInput = QStringLiteral("input");
    const QString kOutputDir = QStringLiteral("output-dir");
    const QString kNetwork = QStringLiteral("network");
    const QString kRunAs = QStringLiteral("run-as");
    const QString kJson = QStringLiteral("json");
    const QString kNdjson = QStringLiteral("ndjson");

    struct RunTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::RunOptions)
    };

    QStringList idsOf(const QList<runner::LanguageInfo> &languages)
    {
        QStringList ids;
        for (const runner::LanguageInfo &language : languages)
            ids.append(language.id);
        return ids;
    }

    Result<QByteArray> readAll(const QString &path)
    {
        QFile file(path);
        const bool isStandardInput = path == QLatin1String("-");
        if (!isStandardInput && QFileInfo(path).isDir())
            return fail(ErrorCode::NotReadable,
                        RunTexts::tr("%1 is a folder, not a file.").arg(path));
        const bool isOpen = isStandardInput ? file.open(stdin, QIODevice::ReadOnly)
                                            : file.open(QIODevice::ReadOnly);
        if (!isOpen) {
            const bool isThere = QFileInfo::exists(path);
            return fail(isThere ? ErrorCode::NotReadable : ErrorCode::NotFound,
                        isThere
                            ? RunTexts::tr("%1 cannot be read: %2.").arg(path, file.errorString())
                            : RunTexts::tr("There is no file %1.").arg(path));
        }
        QByteArray content = file.read(kMostFileBytes + 1);
        if (content.size() > kMostFileBytes)
            return fail(ErrorCode::NotReadable,
                        RunTexts::tr("%1 is larger than 64 MiB.").arg(path));
        return content;
    }

    Result<QString> languageFor(const QCommandLineParser &parser, const QString &path,
                                const runner::Runner &runner)
    {
        const QString known = runner::listOf(idsOf(runner.languages()));
        if (parser.isSet(kLanguage)) {
            QString id = runner.language(parser.value(kLanguage)).id;
            if (!id.isEmpty())
                return id;
            return fail(ErrorCode::NotFound,
                        RunTexts::tr("There is no language \"%1\"; known are %2.")
                            .arg(parser.value(kLanguage), known));
        }
        const QString suffix = QFileInfo(path).suffix();
        QString id = suffix.isEmpty() ? QString() : runner.language(suffix).id;
        if (suffix == QLatin1String("tsx") || suffix == QLatin1String("jsx"))
            return fail(ErrorCode::NotFound,
                        RunTexts::tr("%1 is a file of JSX, which Sandpad does not run. Translate "
                                     "it into JavaScript first. If there is no JSX in it, say so "
                                     "with --language %2.")
                            .arg(path,
                                 suffix == QLatin1String("tsx") ? QStringLiteral("typescript")
                                                                : QStringLiteral("javascript")));
        if (id.isEmpty())
            return fail(
                ErrorCode::NotFound,
                RunTexts::tr(
                    "The language of %1 cannot be told from its name; say it with --language: %2.")
                    .arg(path == QLatin1String("-") ? RunTexts::tr("standard input") : path,
                         known));
        return id;
    }

    /// A file under its own name, or a folder with all that is in it. Unlike a run's Workspace, a
    /// file may be a pipe, for example `--input <(command)`.
    Result<QList<runner::InputFile>> readInput(const QString &path)
    {
        if (QFileInfo(path).isDir())
            return runner::readInputs({ path }, {});
        auto content = readAll(path);
        if (!content)
            return std::unexpected(content.error());
        return QList { runner::InputFile { .name = QFileInfo(path).fileName(),
                                           .content = std::move(*content) } };
    }

    Result<QList<runner::InputFile>> readInputs(const QStringList &paths)
    {
        QList<runner::InputFile> inputs;
        QSet<QString> names;
        for (const QString &path : paths) {
            auto read = readInput(path);
            if (!read)
                return std::unexpected(read.error());
            for (runner::InputFile &input : *read) {
                if (names.contains(input.name))
                    return fail(ErrorCode::Malformed,
                                RunTexts::tr("Two input files are called %1.").arg(input.name));
                names.insert(input.name);
                inputs.append(std::move(input));
            }
        }
        return inputs;
    }

    /// Made now, so that nothing is run whose results could not be kept.
    Result<void> checkOutputFolder(const QString &path)
    {
        if (path.isEmpty())
            return {};
        const QFileInfo info(path);
        if (info.exists() && !info.isDir())
            return fail(ErrorCode::NotReadable,
                        RunTexts::tr("%1 is a file, not a folder.").arg(path));
        if (!QDir().mkpath(path) || !QFileInfo(path).isWritable())
            return fail(ErrorCode::NotReadable,
                        RunTexts::tr("Nothing can be written into the folder %1.").arg(path));
        return {};
    }

    Result<RunOptions> readChoices(const QCommandLineParser &parser,
                                   const QList<runner::LevelInfo> &levels)
    {
        RunOptions options;
        const auto isolation = isolationOf(parser, levels);
        if (!isolation)
            return std::unexpected(isolation.error());
        options.request.isolation = *isolation;
        const QString network = parser.value(kNetwork);
        if (parser.isSet(kNetwork) && network != QLatin1String("on")
            && network != QLatin1String("off"))
            return fail(ErrorCode::Malformed,
                        RunTexts::tr("--network is off or on, not \"%1\".").arg(network));
        options.request.network =
            network == QLatin1String("on") ? runner::Network::On : runner::Network::Off;
        options.request.interpreter = parser.value(kInterpreter);
        options.request.runAs = parser.value(kRunAs);
        options.outputFolder = parser.value(kOutputDir);
        if (const auto checked = checkOutputFolder(options.outputFolder); !checked)
            return std::unexpected(checked.error());
        if (parser.isSet(kJson) && parser.isSet(kNdjson))
            return fail(ErrorCode::Malformed, RunTexts::tr("Choose one of --json and --ndjson."));
        if (parser.isSet(kJson))
            options.format = OutputFormat::Json;
        if (parser.isSet(kNdjson))
            options.format = OutputFormat::Ndjson;
        return options;
    }

    Result<RunOptions> readFiles(const QCommandLineParser &parser, RunOptions options,
                                 const runner::Runner &runner)
    {
        const QStringList files = parser.positionalArguments();
        if (files.size() != 1)
            return fail(
                ErrorCode::Malformed,
                files.isEmpty()
                    ? RunTexts::tr("Name the file to run, or - for standard input.")
                    : RunTexts::tr("One file at a time, please; %1 were named.").arg(files.size()));
        auto language = languageFor(parser, files.first(), runner);
        if (!language && parser.isSet(kLanguage))
            return std::unexpected(language.error());
        const auto code = readAll(files.first());
        if (!code)
            return std::unexpected(code.error());
        if (const QString id =
                language ? *language : runner.language(runner::interpreterInFirstLine(*code)).id;
            !id.isEmpty())
            language = id;
        if (!language)
            return std::unexpected(language.error());
        const auto inputs = readInputs(parser.values(kInput));
        if (!inputs)
            return std::unexpected(inputs.error());
        const bool isFile = files.first() != QLatin1String("-");
        const QString fileName = isFile ? QFileInfo(files.first()).fileName() : QString();
        const QString own = runner::programName(runner.language(*language), fileName);
        for (const runner::InputFile &input : *inputs) {
            if (input.name == own)
                return fail(
                    ErrorCode::Malformed,
                    RunTexts::tr(
                        "An input file may not be called %1: that is the program's own name.")
                        .arg(own));
        }
        if (parser.isSet(kStdin)) {
            auto stream = openStream(parser.value(kStdin));
            if (!stream)
                return std::unexpected(stream.error());
            options.request.keepsInputOpen = stream->isOpen();
            options.streamedInput = std::move(*stream);
            if (!options.request.keepsInputOpen) {
                const auto input = readAll(parser.value(kStdin));
                if (!input)
                    return std::unexpected(input.error());
                options.request.standardInput = *input;
            }
        }
        options.request.snippet = { .languageId = *language, .code = *code, .fileName = fileName };
        options.request.inputs = *inputs;
        if (isFile)
            options.request.folder = QFileInfo(files.first()).path();
        return options;
    }

} // namespace

CommandForm runForm(const runner::Runner &runner)
{
    const QStringList languages = idsOf(runner.languages());
    QList<CommandOption> options {
        { .name = kLanguage,
          .help = RunTexts::tr(
                      "Language: %1. Without this option the end of the file's name tells it, or a "
                      "first line that begins with #!.")
                      .arg(runner::listOf(languages)),
          .takes = Takes::Choice,
          .value = RunTexts::tr("ID"),
          .choices = languages },
        { .name = kInterpreter,
          .help = RunTexts::tr("Interpreter to use instead of the best one found."),
          .takes = Takes::File,
          .value = RunTexts::tr("PATH") },
        { .name = kStdin,
          .help = RunTexts::tr(
              "What the program reads from standard input; - for that of this command, as it "
              "comes."),
          .takes = Takes::File,
          .value = RunTexts::tr("FILE") },
        { .name = kInput,
          .help = RunTexts::tr("A file, or a folder with all that is in it, to copy into the work "
                               "folder; may be repeated."),
          .takes = Takes::File,
          .value = RunTexts::tr("PATH"),
          .isRepeatable = true },
        { .name = kOutputDir,
          .help = RunTexts::tr("Write figures and files that the run left behind here."),
          .takes = Takes::Folder,
          .value = RunTexts::tr("DIR") },
        { .name = kNetwork,
          .help = RunTexts::tr("Network: off or on; off without this option."),
          .takes = Takes::Choice,
          .value = QStringLiteral("off|on"),
          .choices = { QStringLiteral("off"), QStringLiteral("on") } },
        { .name = kRunAs,
          .help = RunTexts::tr("Account that the program runs as, where root starts Sandpad; one "
                               "without rights, if this option is not given."),
          .takes = Takes::Text,
          .value = RunTexts::tr("ACCOUNT") },
        { .name = kJson, .help = RunTexts::tr("Print one JSON object.") },
        { .name = kNdjson,
          .help = RunTexts::tr("Print events as they happen, one JSON object a line.") },
    };
    options += limitOptions();
    options += isolationOption(runner.levels());
    return { .name = QStringLiteral("run"),
             .usage = QStringLiteral("run [OPTIONS] FILE"),
             .description = RunTexts::tr("Runs a file in a sandbox."),
             .options = options,
             .arguments = { { .name = QStringLiteral("FILE"),
                              .help = RunTexts::tr("The program, or - for standard input.") } },
             .statuses = {
                 { QStringLiteral("0..123"), RunTexts::tr("The program's own.") },
                 { QStringLiteral("124"), RunTexts::tr("A limit stopped the program.") },
                 { QStringLiteral("125"), RunTexts::tr("Sandpad failed, or an option is wrong.") },
                 { QStringLiteral("126"),
                   RunTexts::tr("No interpreter was found, or it did not start.") },
                 { QStringLiteral("128+N"), RunTexts::tr("Signal N ended the program.") } } };
}

Result<RunOptions> readRunOptions(const QStringList &arguments, const runner::Runner &runner)
{
    QCommandLineParser parser;
    if (const auto isRead = parseArguments(parser, runForm(runner), arguments); !isRead)
        return std::unexpected(isRead.error());
    auto options = readChoices(parser, runner.levels());
    if (!options)
        return options;
    const auto limits = readLimits(parser);
    if (!limits)
        return std::unexpected(limits.error());
    options->request.limits = *limits;
    return readFiles(parser, std::move(*options), runner);
}

OutputFormat wantedFormat(const QStringList &arguments)
{
    if (arguments.contains(QStringLiteral("--json")))
        return OutputFormat::Json;
    return arguments.contains(QStringLiteral("--ndjson")) ? OutputFormat::Ndjson
                                                          : OutputFormat::Plain;
}

} // namespace sandpad::app
