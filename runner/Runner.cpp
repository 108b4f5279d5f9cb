#include "runner/Runner.h"

#include "runner/Borrower.h"
#include "runner/Doctor.h"
#include "runner/Lender.h"
#include "runner/Machine.h"
#include "runner/RunQueue.h"
#include "runner/SnippetRun.h"
#include "runner/workspace/WorkspaceRun.h"

#include <limits>

namespace sandpad::runner {

class Runner::Private
{
public:
    explicit Private(const RunnerSettings &settings)
        : machine(settings.cacheFolder.isEmpty() ? Machine::defaultCacheFolder()
                                                 : settings.cacheFolder,
                  settings.levels)
        , queue(settings.simultaneousRuns)
        , warm(settings.warm)
        , pool(machine, queue, compilers, settings.warm)
    { }

    std::unique_ptr<Run> startSnippet(RunQueue &in, const RunRequest &request)
    {
        return std::make_unique<SnippetRun>(
            SnippetRun::Shared {
                .machine = machine, .queue = in, .compilers = compilers, .pool = pool },
            request);
    }

    Machine machine;
    Doctor doctor { machine };
    RunQueue queue;
    RunQueue background { 1 }; ///< of runs that nobody waits for
    /// Runs wait for these tools, so the tools do not wait for runs.
    RunQueue tools { std::numeric_limits<int>::max() };
    SharedCompilers compilers { [this](const RunRequest &request) {
        return startSnippet(tools, request);
    } };
    WarmPool::Settings warm;
    WarmPool pool;
    std::unique_ptr<Lender> lender; ///< null: none is lent
    std::optional<Borrower> borrower;
};

Runner::Runner(QObject *parent)
    : Runner(RunnerSettings {}, parent)
{ }

Runner::Runner(const RunnerSettings &settings, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(settings))
{
    connect(&d->machine.discovery, &ToolchainDiscovery::finished, this, &Runner::toolchainsChanged);
}

Runner::~Runner() = default;

QString Runner::dataFolder()
{
    return Machine::dataFolder();
}

QString Runner::configFolder()
{
    return Machine::configFolder();
}

QList<LanguageInfo> Runner::languages() const
{
    QList<LanguageInfo> list;
    for (const LanguageSpec &spec : d->machine.languages.languages())
        list.append(spec.info);
    return list;
}

LanguageInfo Runner::language(const QString &nameOrExtension) const
{
    const LanguageSpec *spec = d->machine.languages.find(nameOrExtension);
    return spec ? spec->info : LanguageInfo();
}

QList<LevelInfo> Runner::levels() const
{
    return d->machine.levels.infos();
}

QList<Toolchain> Runner::toolchains(const QString &languageId) const
{
    return d->machine.discovery.toolchains(languageId);
}

void Runner::discoverToolchains()
{
    d->machine.probe.ask(this, [this] { d->machine.discovery.start(); });
}

std::unique_ptr<Run> Runner::start(const RunRequest &request)
{
    const auto begin = [this](const RunRequest &ready) {
        const bool isAwaited = ready.urgency == Urgency::Usual;
        return d->startSnippet(isAwaited ? d->queue : d->background, ready);
    };
    if (request.workspace.isEmpty())
        return begin(request);
    const QString own = programName(language(request.snippet.languageId), request.snippet.fileName);
    return std::make_unique<WorkspaceRun>(request, own, begin);
}

void Runner::expect(const RunRequest &request)
{
    d->pool.expect(request);
}

void Runner::setWarm(const WarmPool::Settings &settings)
{
    d->warm = settings;
    WarmPool::Settings own = settings;
    if (d->lender) {
        d->lender->setSettings(settings);
        own.mostBytes -= loanShare(settings);
    }
    d->pool.setSettings(own);
}

void Runner::lend()
{
    d->lender = Lender::open(dataFolder(), d->machine, d->queue, d->compilers, d->warm);
    setWarm(d->warm); // a part of the memory is for what is lent
}

void Runner::borrow()
{
    if (const auto place = loanPlace(dataFolder()))
        d->machine.borrower = &d->borrower.emplace(*place);
}

int Runner::lendableSandboxes() const
{
    return d->lender ? d->lender->ready() : 0;
}

int Runner::warmSandboxes() const
{
    return d->pool.ready();
}

void Runner::examine()
{
    d->doctor.examine(this, [this](const DoctorReport &report) { emit examined(report); });
}

} // namespace sandpad::runner
