#include "app/cli/CommandLine.h"

#include "app/cli/CommandHelp.h"
#include "app/cli/Commands.h"
#include "app/cli/DoctorCommand.h"
#include "app/cli/ExitStatus.h"
#include "app/cli/OpenFiles.h"
#include "app/cli/RunCommand.h"
#include "app/cli/SignalWatcher.h"
#include "app/cli/StandardStreams.h"
#include "app/cli/VerifyBatch.h"
#include "app/cli/VerifyCommand.h"
#include "app/cli/Versions.h"
#include "app/cli/WindowOptions.h"
#include "runner/answer/run/JudgingPool.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <memory>
#include <unistd.h>

namespace sandpad::app {

namespace {

    /// Files are read here, and one of them may be a pipe that nobody writes to.
    auto interruptibly(const auto &read)
    {
        const SignalsEndTheProcess ended;
        return read();
    }

    /// Starts the command, which a signal stops.
    template <typename Command>
    int runUntilItEnds(Command &command, SignalWatcher &signalWatcher)
    {
        QObject::connect(&signalWatcher, &SignalWatcher::received, &command,
                         &Command::stopBySignal);
        command.start();
        return QCoreApplication::exec();
    }

    /// Each expression meets few texts in one run. To make machine code of it takes longer than
    /// that saves.
    void interpretExpressions()
    {
        qputenv("QT_ENABLE_REGEXP_JIT", "0");
    }

    int runFile(const QStringList &arguments)
    {
        interpretExpressions();
        SignalWatcher signalWatcher;
        runner::Runner runner;
        auto options = interruptibly([&] { return readRunOptions(arguments, runner); });
        if (!options)
            return RunCommand::refuse(wantedFormat(arguments), options.error().text);
        runner.borrow();
        RunCommand command(runner, std::move(*options));
        return runUntilItEnds(command, signalWatcher);
    }

    int refuseInput(const runner::Error &error)
    {
        say(error.text);
        return kUnreadableInput;
    }

    int verifyBatch(runner::Runner &runner, const VerifyOptions &options,
                    SignalWatcher &signalWatcher)
    {
        auto source = interruptibly([&] { return AnswerSource::of(options.paths, options.field); });
        if (!source)
            return refuseInput(source.error());
        std::optional<ResultsFile> results;
        if (!options.resume.isEmpty()) {
            auto opened = interruptibly([&] { return ResultsFile::open(options.resume); });
            if (!opened)
                return refuseInput(opened.error());
            results = std::move(*opened);
        }
        VerifyBatch batch(runner, options, std::move(*source), std::move(results));
        return runUntilItEnds(batch, signalWatcher);
    }

    int verify(const QStringList &arguments)
    {
        SignalWatcher signalWatcher;
        runner::Runner runner;
        const auto options = readVerifyOptions(arguments, runner.levels());
        if (!options)
            return refuseInput(options.error());
        if (options->isBatch)
            return verifyBatch(runner, *options, signalWatcher);
        const auto answer = interruptibly([&] { return readAnswerFile(options->paths.first()); });
        if (!answer)
            return refuseInput(answer.error());
        // An answer of very many blocks takes long to read, before any of them runs.
        const auto command = interruptibly(
            [&] { return std::make_unique<VerifyCommand>(runner, *options, *answer); });
        return runUntilItEnds(*command, signalWatcher);
    }

    int examine(const QStringList &arguments)
    {
        runner::Runner runner;
        startDoctor(runner, arguments);
        return QCoreApplication::exec();
    }

    int refuse(const QString &command, const QStringList &arguments, const QString &sentence)
    {
        if (command == QLatin1String("run"))
            return RunCommand::refuse(wantedFormat(arguments), sentence);
        say(sentence);
        return kSandpadFailed;
    }

    /// Says what is wrong with the wish; if nothing is, there is no display.
    int refuseWindow(const runner::Result<void> &wish)
    {
        say(wish ? QCoreApplication::translate(
                       "sandpad::app::CommandLine",
                       "There is no display to open the pad on; use sandpad run FILE.")
                 : wish.error().text);
        return kSandpadFailed;
    }

    /// Without a display Qt would end the program with a message for programmers.
    bool hasDisplay(const QStringList &arguments)
    {
        if (arguments.contains(QStringLiteral("-platform")))
            return true;
        constexpr auto kVariables =
            std::to_array<const char *>({ "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM" });
        return std::ranges::any_of(
            kVariables, [](const char *name) { return !qEnvironmentVariableIsEmpty(name); });
    }

} // namespace

bool isCommand(const QStringList &arguments)
{
    static const QStringList commands { QStringLiteral("run"),    QStringLiteral("doctor"),
                                        QStringLiteral("verify"), QStringLiteral("history"),
                                        QStringLiteral("--help"), QStringLiteral("--version") };
    if (arguments.isEmpty())
        return !hasDisplay(arguments);
    if (startsWithWindowOption(arguments))
        return !hasDisplay(arguments) || !checkWindowOptions(arguments);
    const QString &first = arguments.first();
    const bool isFile = first.contains(u'/') || QFileInfo::exists(first);
    // Qt's own options have one dash, and more than one letter.
    const bool isLetter = first.size() == 2 && first.startsWith(u'-');
    return !hasDisplay(arguments) || commands.contains(first)
        || first.startsWith(QLatin1String("--")) || isLetter
        || (!isFile && !first.startsWith(u'-') && QFileInfo(first).suffix().isEmpty());
}

bool printsForPrograms(const QStringList &arguments)
{
    static const QStringList kOptions { QStringLiteral("--json"), QStringLiteral("--ndjson"),
                                        QStringLiteral("--junit"), QStringLiteral("--resume") };
    const auto prints = [](const QString &argument) {
        return kOptions.contains(argument.section(u'=', 0, 0));
    };
    return std::ranges::any_of(arguments, prints)
        || (arguments.value(0) == QLatin1String("history")
            && arguments.contains(QStringLiteral("export")));
}

int runCommand(const QStringList &arguments)
{
    const QString command = arguments.value(0);
    if (const auto raised = raiseOpenFiles(); !raised)
        return refuse(command, arguments, raised.error().text);
    if (command == QLatin1String("run"))
        return runFile(arguments.sliced(1));
    if (command == QLatin1String("verify"))
        return runner::statusWithoutJudging(verify(arguments.sliced(1)));
    if (command == QLatin1String("doctor"))
        return examine(arguments.sliced(1));
    if (startsWithWindowOption(arguments))
        return refuseWindow(checkWindowOptions(arguments));
    if (!command.startsWith(u'-')) {
        if (command.isEmpty() || QFileInfo::exists(command))
            return refuseWindow({});
        say(QCoreApplication::translate("sandpad::app::CommandLine",
                                        "There is no file or command %1; see sandpad --help.")
                .arg(command));
        return kSandpadFailed;
    }
    if (command != QLatin1String("--version") && command != QLatin1String("--help")
        && command != QLatin1String("-h")) {
        say(noSuchOption(command, {}));
        return kSandpadFailed;
    }
    const bool isVerbose = arguments.contains(QStringLiteral("--verbose"));
    const QString text = command != QLatin1String("--version") ? generalHelp()
        : isVerbose                                            ? versionsText()
                                                               : versionText();
    return writeToDescriptor(STDOUT_FILENO, text.toUtf8()) ? 0 : kSandpadFailed;
}

} // namespace sandpad::app
