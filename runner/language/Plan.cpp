#include "runner/language/Plan.h"

#include "runner/language/InterpreterFiles.h"
#include "runner/language/NewestFiles.h"
#include "runner/language/TimeZone.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Replaces every {name}; unknown ones stay as they are.
    QString filled(QString text, const QMap<QString, QString> &values)
    {
        for (const auto &[name, value] : values.asKeyValueRange())
            text.replace(QStringLiteral("{%1}").arg(name), value);
        return text;
    }

    QMap<QString, QString> placeholders(const Toolchain &toolchain, const GuestPaths &paths)
    {
        QMap<QString, QString> values = toolchain.programs;
        values.insert(QStringLiteral("folder"),
                      QFileInfo(QFileInfo(toolchain.path).canonicalFilePath()).path());
        values.insert(QStringLiteral("version"), toolchain.version);
        values.insert(QStringLiteral("major"), toolchain.version.section(u'.', 0, 0));
        values.insert(QStringLiteral("scratch"), paths.scratch);
        values.insert(QStringLiteral("home"), paths.home);
        values.insert(QStringLiteral("tmp"), paths.tmp);
        values.insert(QStringLiteral("guest"), paths.guest);
        return values;
    }

    bool lacksFiles(const WithoutSpec &without)
    {
        const auto isThere = [](const QString &pattern) { return !newestFiles(pattern).isEmpty(); };
        return std::ranges::none_of(without.files, isThere);
    }

    /// What the specification asks for on this machine.
    QMap<QString, QString> environmentOf(const ToolchainSpec &spec)
    {
        QMap<QString, QString> variables = spec.environment;
        if (spec.without && lacksFiles(*spec.without))
            variables.insert(spec.without->environment);
        return variables;
    }

    std::vector<std::string> environment(const ToolchainSpec &spec,
                                         const QMap<QString, QString> &values)
    {
        QMap<QString, QString> variables {
            { QStringLiteral("PATH"), QStringLiteral("/usr/local/bin:/usr/bin:/bin") },
            { QStringLiteral("HOME"), values.value(QStringLiteral("home")) },
            { QStringLiteral("LANG"), QStringLiteral("C.UTF-8") },
            { QStringLiteral("TZ"), timeZoneOf(qgetenv("TZ"), QStringLiteral("/etc/localtime")) },
        };
        // Temporary files go to /tmp by default. They must not where /tmp is a folder of the host.
        if (values.value(QStringLiteral("tmp")) != QLatin1String("/tmp"))
            variables.insert(QStringLiteral("TMPDIR"), values.value(QStringLiteral("tmp")));
        for (const auto &[name, value] : environmentOf(spec).asKeyValueRange())
            variables.insert(name, filled(value, values));
        std::vector<std::string> list;
        for (const auto &[name, value] : variables.asKeyValueRange())
            list.push_back((name + u'=' + value).toStdString());
        return list;
    }

    guest::Step step(guest::StepKind kind, const QStringList &command,
                     const std::vector<std::string> &variables,
                     const QMap<QString, QString> &values)
    {
        guest::Step made { .kind = kind, .arguments = {}, .environment = variables };
        for (const QString &argument : command)
            made.arguments.push_back(filled(argument, values).toStdString());
        return made;
    }

    QStringList argumentsFor(const std::optional<MoreArguments> &more, const QString &code)
    {
        if (!more)
            return {};
        return QRegularExpression(more->when).match(code).hasMatch() ? more->arguments
                                                                     : QStringList();
    }

    /// The arguments, those with {each} once for each file.
    QStringList withEach(const QStringList &command, const QStringList &files)
    {
        const auto each = QStringLiteral("{each}");
        QStringList arguments;
        for (const QString &argument : command) {
            if (!argument.contains(each)) {
                arguments.append(argument);
                continue;
            }
            for (const QString &file : files)
                arguments.append(QString(argument).replace(each, file));
        }
        return arguments;
    }

    /// The arguments of a shortcut, those with {each} once for each file; none where code or
    /// machine need the long way.
    QStringList shortcutFor(const ShortcutSpec &shortcut, const QString &code,
                            const QMap<QString, QString> &values)
    {
        const QRegularExpression unless(shortcut.unless, QRegularExpression::MultilineOption);
        if (unless.match(code).hasMatch())
            return {};
        QStringList command = shortcut.command;
        if (!shortcut.each.isEmpty()) {
            const QStringList files = newestFiles(filled(shortcut.each, values));
            command = files.isEmpty() ? QStringList() : withEach(command, files);
        }
        return command.isEmpty() ? command : command + argumentsFor(shortcut.more, code);
    }

    QStringList commandFor(const StepSpec &step, const QString &code,
                           const QMap<QString, QString> &values)
    {
        const QStringList quick =
            step.shortcut ? shortcutFor(*step.shortcut, code, values) : QStringList();
        return quick.isEmpty() ? step.command + argumentsFor(step.more, code) : quick;
    }

    QString toGuest(const FigureWish &wish)
    {
        constexpr double kMost = 4; // sixteen times the pixels
        const QString ratio = QString::number(std::clamp(wish.pixelRatio, 1.0, kMost));
        return wish.isStepwise ? ratio + QStringLiteral(",stepwise") : ratio;
    }

    std::uint64_t nanoseconds(std::chrono::milliseconds time)
    {
        return static_cast<std::uint64_t>(std::chrono::nanoseconds(time).count());
    }

    guest::JobLimits jobLimits(const Limits &limits)
    {
        return { .cpuNs = nanoseconds(limits.cpu),
                 .wallNs = nanoseconds(limits.wall),
                 .compileNs = nanoseconds(limits.compile),
                 .memoryBytes = static_cast<std::uint64_t>(limits.memoryBytes),
                 .processes = static_cast<std::uint64_t>(limits.processes),
                 .outputBytes = static_cast<std::uint64_t>(limits.outputBytes),
                 .workBytes = static_cast<std::uint64_t>(limits.workBytes),
                 .openFiles = static_cast<std::uint64_t>(limits.openFiles) };
    }

} // namespace

SandboxSpec sandboxSpecFor(const ToolchainSpec &spec, const Toolchain &toolchain,
                           const RunRequest &request)
{
    SandboxSpec sandbox;
    for (const QString &program : toolchain.programs)
        sandbox.readOnlyPaths += interpreterFiles(program);
    sandbox.readOnlyPaths += spec.readable;
    sandbox.readOnlyPaths.removeDuplicates();
    for (const QString &name : spec.harness)
        sandbox.harness.append({ .name = name, .content = guestResource(name) });
    sandbox.workBytes = request.limits.workBytes;
    sandbox.runAs = request.runAs;
    sandbox.memoryBytes = request.limits.memoryBytes;
    sandbox.processes = request.limits.processes;
    sandbox.network = request.network;
    sandbox.hasTerminal = request.usesTerminal;
    return sandbox;
}

guest::Job jobFor(const LanguageSpec &language, const ToolchainSpec &spec,
                  const Toolchain &toolchain, const RunRequest &request, const GuestPaths &paths)
{
    auto values = placeholders(toolchain, paths);
    const QString file = programName(language.info, request.snippet.fileName);
    values.insert(QStringLiteral("file"), file);
    values.insert(QStringLiteral("stem"), QFileInfo(file).completeBaseName());
    values.insert(QStringLiteral("figures"), toGuest(request.figures));
    auto variables = environment(spec, values);
    // The pad can do a part of what this kind of terminal can.
    if (request.usesTerminal)
        variables.emplace_back("TERM=xterm-256color");
    guest::Job job;
    const QString scratch = paths.scratch + u'/';
    job.files.push_back(
        { (scratch + file).toStdString(), 0644, request.snippet.code.toStdString() });
    for (const InputFile &input : request.inputs)
        job.files.push_back(
            { (scratch + input.name).toStdString(), 0644, input.content.toStdString() });
    for (const auto &[path, resource] : spec.files.asKeyValueRange())
        job.files.push_back(
            { filled(path, values).toStdString(), 0644,
              filled(QString::fromUtf8(guestResource(resource)), values).toStdString() });
    const auto code = QString::fromUtf8(request.snippet.code);
    for (const StepSpec &entry : spec.steps) {
        if (!QRegularExpression(entry.when).match(code).hasMatch())
            continue;
        guest::Step made = step(entry.kind, commandFor(entry, code, values), variables, values);
        for (const auto &[name, value] : entry.environment.asKeyValueRange())
            made.environment.push_back((name + u'=' + filled(value, values)).toStdString());
        job.steps.push_back(std::move(made));
    }
    job.limits = jobLimits(request.limits);
    job.standardInput = request.standardInput.toStdString();
    job.keepsInputOpen = request.keepsInputOpen;
    job.usesTerminal = request.usesTerminal;
    job.terminalSize = toGuest(request.terminalSize);
    job.namesUnchanged = request.namesUnchanged;
    job.tellsUse = request.front == Front::Window; // which shows it
    job.yields = request.urgency == Urgency::Background;
    return job;
}

QString compileServerFor(const ToolchainSpec &spec, const Toolchain &toolchain,
                         const RunRequest &request)
{
    const auto &shortcut = spec.steps.first().shortcut;
    if (!shortcut || shortcut->server.isEmpty() || (shortcut->isAlone && !request.inputs.isEmpty()))
        return {};
    const auto values = placeholders(toolchain, {});
    const auto code = QString::fromUtf8(request.snippet.code);
    const bool isShort = !shortcutFor(*shortcut, code, values).isEmpty();
    return isShort ? shortcut->server : QString();
}

guest::TerminalSize toGuest(TerminalSize size)
{
    constexpr int kMost = 1000; // programs make lines as long as that
    return { .columns = static_cast<std::uint16_t>(std::clamp(size.columns, 1, kMost)),
             .rows = static_cast<std::uint16_t>(std::clamp(size.rows, 1, kMost)) };
}

QString lackOf(const ToolchainSpec &spec)
{
    return spec.without && lacksFiles(*spec.without) ? spec.without->advice : QString();
}

guest::Job cacheJobFor(const ToolchainSpec &spec, const Toolchain &toolchain,
                       const CacheSpec &cache, const GuestPaths &paths)
{
    const auto values = placeholders(toolchain, paths);
    const QStringList command = cache.each.isEmpty()
        ? cache.command
        : withEach(cache.command, newestFiles(filled(cache.each, values)));
    return toolJobFor(spec, toolchain, command, paths);
}

guest::Job toolJobFor(const ToolchainSpec &spec, const Toolchain &toolchain,
                      const QStringList &command, const GuestPaths &paths)
{
    const auto values = placeholders(toolchain, paths);
    guest::Job job;
    job.steps.push_back(step(guest::StepKind::Run, command, environment(spec, values), values));
    Limits limits;
    limits.cpu = std::chrono::seconds(20);
    limits.outputBytes = 1 << 20;
    job.limits = jobLimits(limits);
    return job;
}

} // namespace sandpad::runner
