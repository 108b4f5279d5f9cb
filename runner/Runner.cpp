#include "runner/Runner.h"

#include "runner/SnippetRun.h"
#include "runner/language/LanguageCatalog.h"
#include "runner/language/Plan.h"
#include "runner/model/LayerAdvice.h"
#include "runner/sandbox/Account.h"
#include "runner/sandbox/LevelProbe.h"
#include "runner/sandbox/ToolRun.h"
#include "runner/toolchain/GuestCache.h"
#include "runner/toolchain/ToolchainFinder.h"
#include "runner/toolchain/ToolchainVersions.h"
#include "runner/workspace/WorkspaceRun.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPointer>
#include <QStandardPaths>

#include <algorithm>
#include <functional>

namespace sandpad::runner {

namespace {

    /// Is every program where the account that snippets run as may go?
    bool isUsable(const Toolchain &toolchain)
    {
        const auto account = unusedAccount();
        return std::ranges::all_of(toolchain.programs, [account](const QString &program) {
            const QString real = QFileInfo(program).canonicalFilePath();
            return isReachable(program, account) && isReachable(real, account);
        });
    }

    QList<Toolchain> usableToolchains(const LanguageSpec &language)
    {
        QStringList folders = programFolders();
        const auto account = unusedAccount();
        folders.removeIf([account](const QString &folder) {
            return !isReachable(folder + QStringLiteral("/program"), account);
        });
        auto toolchains = findToolchains(language, folders);
        toolchains.removeIf([](const Toolchain &toolchain) { return !isUsable(toolchain); });
        return toolchains;
    }

    /// The user's interpreter, or why it cannot be used.
    Result<Toolchain> pickedToolchain(const LanguageSpec &language, const QString &interpreter)
    {
        auto picked = toolchainOf(language, interpreter, programFolders());
        if (picked && !isUsable(*picked))
            return fail(ErrorCode::NotFound,
                        QStringLiteral("%1 lies in a folder that only root may enter, and programs "
                                       "never run as root. Choose another interpreter, or start "
                                       "Sandpad as the user it belongs to.")
                            .arg(interpreter));
        return picked;
    }

    QString cacheFolder()
    {
        return QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation)
            + QStringLiteral("/sandpad");
    }

    LanguageCatalog loadCatalog()
    {
        const QStringList folders = QStandardPaths::locateAll(QStandardPaths::GenericDataLocation,
                                                              QStringLiteral("sandpad/languages"),
                                                              QStandardPaths::LocateDirectory);
        return LanguageCatalog::load(folders);
    }

} // namespace

class Runner::Private : public QObject
{
public:
    /// Answers with the toolchain to use, its version known, or a sentence.
    using Chosen = std::function<void(const Result<Toolchain> &)>;

    void choose(const LanguageSpec &language, const RunRequest &request, const Chosen &chosen);
    void tryNext(const LanguageSpec &language, QList<Toolchain> candidates,
                 std::optional<IsolationLevel> level, const Chosen &chosen);
    void launch(const QPointer<SnippetRun> &run, const LanguageSpec &language,
                const Toolchain &toolchain, const RunRequest &request);
    void begin(SnippetRun &run, const LanguageSpec &language, const Toolchain &toolchain,
               const RunRequest &request, const std::optional<InputFile> &cached) const;
    void discoverNext(qsizetype index, const std::function<void()> &done);
    void discoverCandidates(const LanguageSpec &language, QList<Toolchain> candidates,
                            const std::function<void()> &done);
    /// Layers of a level, by starting a sandbox.
    void probeLevel(IsolationLevel level,
                    const std::function<void(const QList<LayerHealth> &)> &done);
    void examineLevels(const std::function<void(const QList<LayerHealth> &)> &done);
    /// Not a layer of a run that lacks it: the supervisor holds the limits in any case.
    [[nodiscard]] LayerHealth missingGroup() const;
    [[nodiscard]] QList<LanguageHealth> languageHealth() const;
    void examine(Runner &runner);

    LanguageCatalog catalog = loadCatalog();
    SandboxLevels levels;
    LevelProbe probe { levels, cacheFolder() + QStringLiteral("/levels.json") };
    ToolchainVersions versions { levels, cacheFolder() + QStringLiteral("/toolchains.json") };
    GuestCache cache { levels, cacheFolder() + QStringLiteral("/guest") };
    QMap<QString, QList<Toolchain>> found; ///< by language id
};

void Runner::Private::choose(const LanguageSpec &language, const RunRequest &request,
                             const Chosen &chosen)
{
    if (request.interpreter.isEmpty()) {
        const auto candidates = usableToolchains(language);
        return tryNext(language, candidates, request.isolation, chosen);
    }
    const auto picked = pickedToolchain(language, request.interpreter);
    if (!picked) {
        QMetaObject::invokeMethod(this, [chosen, picked] { chosen(picked); }, Qt::QueuedConnection);
        return;
    }
    const auto named = [chosen, &language,
                        path = request.interpreter](const Result<Toolchain> &toolchain) {
        if (toolchain || toolchain.error().code != ErrorCode::NotFound)
            return chosen(toolchain);
        chosen(fail(ErrorCode::NotFound,
                    QStringLiteral("%1 does not run %2, or is too old. %3")
                        .arg(path, language.info.name, language.install)));
    };
    tryNext(language, { *picked }, request.isolation, named);
}

void Runner::Private::tryNext(const LanguageSpec &language, QList<Toolchain> candidates,
                              std::optional<IsolationLevel> level, const Chosen &chosen)
{
    if (candidates.isEmpty()) {
        const QString sentence = QStringLiteral("No program that runs %1 was found. %2")
                                     .arg(language.info.name, language.install);
        QMetaObject::invokeMethod(
            this, [chosen, sentence] { chosen(fail(ErrorCode::NotFound, sentence)); },
            Qt::QueuedConnection);
        return;
    }
    Toolchain candidate = candidates.takeFirst();
    const ToolchainSpec &spec = *specOf(language, candidate);
    versions.ask(spec, candidate, level,
                 [this, &language, &spec, candidate, candidates, level,
                  chosen](const Result<QString> &version) mutable {
                     const bool isUnusable = version
                         ? version->isEmpty() || !meetsMinimum(spec, *version)
                         : version.error().code == ErrorCode::NotFound;
                     if (isUnusable && (version || !candidates.isEmpty()))
                         return tryNext(language, candidates, level, chosen);
                     if (!version)
                         return chosen(std::unexpected(version.error()));
                     candidate.version = *version;
                     chosen(candidate);
                 });
}

void Runner::Private::launch(const QPointer<SnippetRun> &run, const LanguageSpec &language,
                             const Toolchain &toolchain, const RunRequest &request)
{
    cache.ask(*specOf(language, toolchain), toolchain, request,
              [this, run, &language, toolchain, request](const std::optional<InputFile> &cached) {
                  if (run)
                      begin(*run, language, toolchain, request, cached);
              });
}

void Runner::Private::begin(SnippetRun &run, const LanguageSpec &language,
                            const Toolchain &toolchain, const RunRequest &request,
                            const std::optional<InputFile> &cached) const
{
    const ToolchainSpec &spec = *specOf(language, toolchain);
    auto sandbox = levels.start(request.isolation, sandboxSpecFor(spec, toolchain, request));
    if (!sandbox)
        return run.refuse(NotStarted::Cause::Sandbox, sandbox.error().text);
    const QString userFile = (*sandbox)->paths().scratch + u'/' + language.info.fileName;
    PreparedRun prepared;
    prepared.makeJob = [&language, &spec, toolchain, request, cached](const GuestPaths &paths) {
        guest::Job job = jobFor(language, spec, toolchain, request, paths);
        if (cached)
            job.files.push_back({ (paths.home + u'/' + cached->name).toStdString(), 0644,
                                  cached->content.toStdString() });
        return job;
    };
    prepared.errors = std::make_unique<ErrorReader>(language, spec, userFile, request.snippet.code);
    prepared.versions.insert(toolchain.name, toolchain.version);
    prepared.program = toolchain.path;
    prepared.isEmpty = request.snippet.code.trimmed().isEmpty();
    prepared.sandboxAdvice = levels.find((*sandbox)->isolation().level).advice();
    run.begin(std::move(*sandbox), std::move(prepared));
}

void Runner::Private::discoverNext(qsizetype index, const std::function<void()> &done)
{
    if (index >= catalog.languages().size())
        return done();
    const LanguageSpec &language = catalog.languages().at(index);
    found[language.info.id].clear();
    discoverCandidates(language, usableToolchains(language),
                       [this, index, done] { discoverNext(index + 1, done); });
}

void Runner::Private::discoverCandidates(const LanguageSpec &language, QList<Toolchain> candidates,
                                         const std::function<void()> &done)
{
    if (candidates.isEmpty())
        return done();
    Toolchain candidate = candidates.takeFirst();
    const ToolchainSpec &spec = *specOf(language, candidate);
    versions.ask(spec, candidate, std::nullopt,
                 [this, &language, &spec, candidate, candidates,
                  done](const Result<QString> &version) mutable {
                     candidate.version = version.value_or(QString());
                     // Without a sandbox nothing tells a version; that is the sandbox's fault.
                     const bool isUsable = version ? meetsMinimum(spec, candidate.version)
                                                   : version.error().code != ErrorCode::NotFound;
                     if (isUsable)
                         found[language.info.id].append(candidate);
                     discoverCandidates(language, candidates, done);
                 });
}

void Runner::Private::examineLevels(const std::function<void(const QList<LayerHealth> &)> &done)
{
    probeLevel(IsolationLevel::Namespaces, [this, done](const QList<LayerHealth> &namespaces) {
        probeLevel(IsolationLevel::Landlock,
                   [this, namespaces, done](const QList<LayerHealth> &landlock) {
                       auto all = namespaces;
                       if (!levels.groupRefusal().isEmpty())
                           all.append(missingGroup());
                       done(all + landlock);
                   });
    });
}

void Runner::Private::probeLevel(IsolationLevel level,
                                 const std::function<void(const QList<LayerHealth> &)> &done)
{
    const QString advice = levels.find(level).advice();
    const auto broken = [level, advice](const Error &error) {
        // A whole sentence says what to do already.
        const bool isSentence = error.text.endsWith(u'.');
        return QList<LayerHealth> { { .level = level,
                                      .name = name(level),
                                      .reason = error.text.chopped(isSentence ? 1 : 0),
                                      .advice = isSentence ? QString() : advice } };
    };
    auto sandbox = levels.start(level, {});
    if (!sandbox)
        return done(broken(sandbox.error()));
    const guest::Job job = toolJobFor({}, {}, { QStringLiteral("/bin/true") }, (*sandbox)->paths());
    auto *run = new ToolRun(std::move(*sandbox), job, this);
    connect(run, &ToolRun::finished, this, [level, broken, done](const ToolOutput &output) {
        if (output.failure)
            return done(broken(*output.failure));
        QList<LayerHealth> layers;
        for (const IsolationLayer &layer : output.isolation.layers)
            layers.append({ .level = level,
                            .name = layer.name,
                            .works = layer.inForce,
                            .reason = layer.reason,
                            .advice = layer.inForce ? QString() : adviceForLayer(layer.name),
                            .isExtra = false });
        done(layers);
    });
}

LayerHealth Runner::Private::missingGroup() const
{
    const QString name = QStringLiteral("control group");
    return { .level = IsolationLevel::Namespaces,
             .name = name,
             .works = false,
             .reason = levels.groupRefusal(),
             .advice = adviceForLayer(name),
             .isExtra = true };
}

QList<LanguageHealth> Runner::Private::languageHealth() const
{
    QList<LanguageHealth> list;
    for (const LanguageSpec &language : catalog.languages()) {
        LanguageHealth health;
        health.id = language.info.id;
        health.name = language.info.name;
        const auto toolchains = found.value(language.info.id);
        health.isFound = !toolchains.isEmpty();
        if (health.isFound) {
            health.toolchain = toolchains.first().name;
            health.version = toolchains.first().version;
            health.path = toolchains.first().path;
        } else {
            health.advice = language.install;
        }
        list.append(health);
    }
    return list;
}

Runner::Runner(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{ }

Runner::~Runner() = default;

QList<LanguageInfo> Runner::languages() const
{
    QList<LanguageInfo> list;
    for (const LanguageSpec &spec : d->catalog.languages())
        list.append(spec.info);
    return list;
}

LanguageInfo Runner::language(const QString &nameOrExtension) const
{
    const LanguageSpec *spec = d->catalog.find(nameOrExtension);
    return spec ? spec->info : LanguageInfo();
}

QList<Toolchain> Runner::toolchains(const QString &languageId) const
{
    return d->found.value(languageId);
}

void Runner::discoverToolchains()
{
    d->probe.ask([this] { d->discoverNext(0, [this] { emit toolchainsChanged(); }); });
}

std::unique_ptr<Run> Runner::start(const RunRequest &request)
{
    if (request.workspace.isEmpty())
        return begin(request);
    return std::make_unique<WorkspaceRun>(request, language(request.snippet.languageId).fileName,
                                          [this](const RunRequest &ready) { return begin(ready); });
}

std::unique_ptr<Run> Runner::begin(const RunRequest &request)
{
    const LanguageSpec *language = d->catalog.find(request.snippet.languageId);
    auto run =
        std::make_unique<SnippetRun>(language ? language->info.id : request.snippet.languageId);
    if (!language) {
        run->refuse(
            NotStarted::Cause::Sandbox,
            QStringLiteral("There is no language called \"%1\".").arg(request.snippet.languageId));
        return run;
    }
    const auto begin = [this, run = QPointer(run.get()), language, request] {
        d->choose(
            *language, request, [this, run, language, request](const Result<Toolchain> &toolchain) {
                if (!run || run->isOver())
                    return;
                if (toolchain)
                    return d->launch(run, *language, *toolchain, request);
                const bool isMissing = toolchain.error().code == ErrorCode::NotFound;
                run->refuse(isMissing ? NotStarted::Cause::Toolchain : NotStarted::Cause::Sandbox,
                            toolchain.error().text);
            });
    };
    d->probe.ask(begin);
    return run;
}

void Runner::examine()
{
    d->probe.askAgain([this] { d->examine(*this); });
}

void Runner::Private::examine(Runner &runner)
{
    discoverNext(0, [this, &runner] {
        emit runner.toolchainsChanged();
        examineLevels([this, &runner](const QList<LayerHealth> &layers) {
            DoctorReport report;
            report.version = QCoreApplication::applicationVersion();
            report.languages = languageHealth();
            report.layers = layers;
            report.maySwitchAccount = maySwitchAccount();
            report.places = { { .name = QStringLiteral("cache"), .path = cacheFolder() } };
            QMetaObject::invokeMethod(
                &runner, [&runner, report] { emit runner.examined(report); }, Qt::QueuedConnection);
        });
    });
}

} // namespace sandpad::runner
