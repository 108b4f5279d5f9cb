#include "runner/PreparedRun.h"

#include "runner/language/Plan.h"
#include "runner/toolchain/ToolchainFinder.h"

namespace sandpad::runner {

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
    const QString compiler = request.sharesCompiler
        ? compileServerFor(spec, place.toolchain, request.snippet)
        : QString();
    if (!compiler.isEmpty())
        run.order = orderFor(run.job, paths.scratch,
                             { .tool = compiler,
                               .interpreter = place.toolchain.path,
                               .isolation = request.isolation,
                               .runAs = request.runAs });
    if (place.loopback)
        addLoopback(*place.loopback, paths, run.job);
    run.errors = std::make_unique<ErrorReader>(language, spec, userFile, request);
    run.versions.insert(place.toolchain.name, place.toolchain.version);
    run.program = place.toolchain.path;
    run.own = { .name = name, .content = request.snippet.code };
    run.manyLines = language.manyLines;
    run.namesUnchanged = request.namesUnchanged;
    run.isEmpty = request.snippet.code.trimmed().isEmpty();
    run.isAhead = place.isAhead;
    run.sandboxAdvice = place.advice;
    return run;
}

} // namespace sandpad::runner
