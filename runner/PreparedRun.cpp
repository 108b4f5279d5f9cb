#include "runner/PreparedRun.h"

#include "runner/language/Ahead.h"
#include "runner/language/Plan.h"
#include "runner/toolchain/ToolchainFinder.h"

namespace sandpad::runner {

std::optional<CompilerKey> sharedCompilerFor(const PreparedSandbox &place,
                                             const RunRequest &request)
{
    if (!request.sharesCompiler)
        return std::nullopt;
    const ToolchainSpec &spec = *specOf(*place.language, place.toolchain);
    const QString tool = compileServerFor(spec, place.toolchain, request);
    if (tool.isEmpty())
        return std::nullopt;
    return CompilerKey { .tool = tool,
                         .interpreter = place.toolchain.path,
                         .isolation = request.isolation,
                         .runAs = request.runAs };
}

bool canStartAhead(const PreparedSandbox &place, const RunRequest &request)
{
    const ToolchainSpec &spec = *specOf(*place.language, place.toolchain);
    return spec.ahead && (spec.steps.size() == 1 || sharedCompilerFor(place, request));
}

guest::Job jobAhead(const PreparedSandbox &place, const RunRequest &request)
{
    const ToolchainSpec &spec = *specOf(*place.language, place.toolchain);
    return startedAhead(prepareRun(place, request).job,
                        importsAhead(*spec.ahead, request.snippet.code));
}

guest::Go goOf(const PreparedRun &run)
{
    const auto &files = run.job.files;
    guest::Go go { .files = { files.front() } };
    go.files.insert(go.files.end(), files.begin() + static_cast<std::ptrdiff_t>(run.filesAhead),
                    files.end());
    return go;
}

PreparedRun prepareRun(const PreparedSandbox &place, const RunRequest &request)
{
    const LanguageSpec &language = *place.language;
    const ToolchainSpec &spec = *specOf(language, place.toolchain);
    const GuestPaths &paths = place.sandbox->paths();
    const QString name = programName(language.info, request.snippet.fileName);
    const QString userFile = paths.scratch + u'/' + name;
    PreparedRun run;
    run.job = jobFor(language, spec, place.toolchain, request, paths);
    for (const InputFile &file : place.cached)
        run.job.files.push_back(
            { (paths.home + u'/' + file.name).toStdString(), 0644, file.content.toStdString() });
    if (auto compiler = sharedCompilerFor(place, request))
        run.order = orderFor(run.job, paths.scratch, std::move(*compiler));
    if (place.loopback)
        addLoopback(*place.loopback, paths, run.job);
    run.errors = std::make_unique<ErrorReader>(language, spec, userFile, request, place.level);
    run.versions.insert(place.toolchain.name, place.toolchain.version);
    run.program = place.toolchain.path;
    run.own = { .name = name, .content = request.snippet.code };
    run.namesUnchanged = request.namesUnchanged;
    run.isEmpty = request.snippet.code.trimmed().isEmpty();
    run.isAhead = place.isAhead;
    run.filesAhead = run.job.files.size();
    run.isWarm = place.hasWaited;
    run.sandboxAdvice = place.advice;
    return run;
}

} // namespace sandpad::runner
