#pragma once

#include "runner/WarmPool.h"
#include "runner/model/DoctorReport.h"
#include "runner/model/LanguageInfo.h"
#include "runner/model/LevelInfo.h"
#include "runner/model/Run.h"
#include "runner/model/Toolchain.h"
#include "runner/sandbox/BuiltInLevels.h"

#include <QObject>
#include <QThread>

#include <memory>

namespace sandpad::runner {

/// What a Runner is made with.
struct RunnerSettings
{
    /// How many runs go on at once; the others wait for their turn, first come first served.
    int simultaneousRuns = QThread::idealThreadCount();
    /// Where answers about this machine are kept; empty: in the user's cache folder.
    QString cacheFolder;
    /// Of the sandboxes that wait for a run that is expected.
    WarmPool::Settings warm = {};
    LevelList levels = builtInLevels();
};

/// The one way to run code: knows the languages, finds their toolchains, chooses the isolation
/// and starts runs. Lives in the thread that made it; no call blocks. Outlives its runs.
///
/// Snippet + settings -> RunRequest -> start() -> RunEvents -> RunResult.
class Runner : public QObject, public RunStarter
{
    Q_OBJECT

public:
    explicit Runner(QObject *parent = nullptr);
    explicit Runner(const RunnerSettings &settings, QObject *parent = nullptr);
    ~Runner() override;

    /// Where the user's own data is kept. Own languages are in its folder "languages".
    [[nodiscard]] static QString dataFolder();
    /// Where what the user has set is kept.
    [[nodiscard]] static QString configFolder();

    /// All known languages, in the order of their tabs.
    [[nodiscard]] QList<LanguageInfo> languages() const;
    /// The language of an id, alias or file extension, in any case; empty id when there is none.
    [[nodiscard]] LanguageInfo language(const QString &nameOrExtension) const;

    /// All isolation levels, the strongest first.
    [[nodiscard]] QList<LevelInfo> levels() const;

    /// The toolchains found for a language, best first; grows until toolchainsChanged() comes.
    [[nodiscard]] QList<Toolchain> toolchains(const QString &languageId) const;
    /// Looks for the toolchains of all languages, in the background.
    void discoverToolchains();

    /// May be called at any time. The run waits until fewer others go on than the settings allow;
    /// waiting counts for none of its times, and it can be stopped or deleted meanwhile. Runs that
    /// nobody waits for (Urgency) go one after the other, beside these.
    [[nodiscard]] std::unique_ptr<Run> start(const RunRequest &request) override;
    void expect(const RunRequest &request) override;
    /// From now on makes sandboxes for the runs of other processes of this user, when they ask for
    /// them. Does nothing where another process does that already.
    void lend();
    /// Uses such a sandbox for the next run, where another process has one.
    void borrow();
    /// Of the sandboxes that wait, from now on.
    void setWarm(const WarmPool::Settings &settings);
    /// How many sandboxes wait for the run that is expected, and are ready.
    [[nodiscard]] int warmSandboxes() const;
    /// How many wait for the run of another process, and are ready.
    [[nodiscard]] int lendableSandboxes() const;

    /// Probes languages and isolation; examined() follows, exactly once for each call.
    void examine();

signals:
    void toolchainsChanged();
    void examined(const sandpad::runner::DoctorReport &report);

private:
    class Private;
    std::unique_ptr<Private> d; // NOLINT(readability-identifier-naming): Qt's name for it
};

} // namespace sandpad::runner
