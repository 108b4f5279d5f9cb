#pragma once

#include "runner/Preparation.h"
#include "runner/RunQueue.h"
#include "runner/SharedCompilers.h"

#include <QDateTime>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <list>
#include <memory>
#include <optional>

namespace sandpad::runner {

struct Machine;

/// All of a run that a sandbox which is made ahead depends on. Two requests with equal wishes
/// differ in nothing but their code and the size of their terminal.
struct WarmWish
{
    RunRequest request; ///< without code and size of the terminal
    QStringList cached; ///< patterns of the cached files that the code has use for
    QString imports; ///< see importsAhead()
    bool opensServers = false; ///< see Loopback.h

    bool operator==(const WarmWish &) const = default;
};

[[nodiscard]] WarmWish wishOf(const LanguageSpec &language, const RunRequest &request);

/// Sandboxes that are made before their run is asked for: complete, private, and for one run only.
/// Where the toolchain can (AheadSpec), the interpreter has been started and waits for its code.
/// A compiler that runs share is started, too.
///
/// It makes them for the request that was expected last, one after the other, while no run goes on
/// and the machine has memory and mains; one of those for the request before stays. Lives in its
/// thread; never blocks.
class WarmPool : public QObject
{
    Q_OBJECT

public:
    struct Settings
    {
        int most = 2; ///< so many wait at most; 0: none is made
        qint64 mostBytes = 400LL << 20; ///< of memory that those which wait hold together
        qint64 leastFreeBytes = 1LL << 30; ///< of memory; see isThrifty
        bool isThrifty = true; ///< none is made or waits while hasSpareResources() says no
        bool isForOthers = false; ///< those that wait may be lent to other processes
    };

    /// Borrows machine, queue and compilers, which must outlive it.
    WarmPool(Machine &machine, const RunQueue &queue, SharedCompilers &compilers, Settings settings,
             QObject *parent = nullptr);

    /// What waits beyond it is given up.
    void setSettings(const Settings &settings);
    /// A run like this may be asked for soon. Most of what waits for other ones is given up. After
    /// ten minutes without a call nothing waits any more.
    void expect(const RunRequest &request);
    /// The sandbox that waits for such a run, which begins now; nothing: there is none. Others that
    /// are not ready yet are given up, for the run needs the processors.
    [[nodiscard]] std::optional<PreparedSandbox> take(const RunRequest &request);
    /// The same, but only one that is ready.
    [[nodiscard]] std::optional<PreparedSandbox> takeReady(const RunRequest &request);
    /// How many wait for the request that was expected last, and have done all that can be done
    /// ahead.
    [[nodiscard]] int ready() const;

private:
    struct Waiting
    {
        WarmWish wish;
        PreparedSandbox place;
        QDateTime interpreter; ///< when it or its packages were changed last
        bool isReady = false;
        qint64 memoryBytes = 0; ///< that its interpreter holds
    };

    [[nodiscard]] std::optional<PreparedSandbox> take(const RunRequest &request, bool mustBeReady);
    [[nodiscard]] const LanguageSpec *languageOf(const RunRequest &request) const;
    void makeMore();
    void onPrepared();
    [[nodiscard]] std::list<Waiting>::iterator find(const Sandbox *sandbox);
    void onReady(const Sandbox *sandbox, qint64 memoryBytes);
    /// Gives up what is more than Settings::mostBytes, the newest first. Says whether that was
    /// anything.
    bool giveUpBeyond();
    /// Of what waits for other wishes only one stays: the tab before may be looked at again.
    void keepOneOfLast();
    /// It has broken down while it waited.
    void drop(const Sandbox *sandbox);
    /// Removes it; gives the next one.
    std::list<Waiting>::iterator discard(std::list<Waiting>::iterator waiting);
    void giveUp();
    /// What waits is given up while the machine needs its memory, or runs on a battery.
    void lookAround();

    Machine &m_machine;
    const RunQueue &m_queue;
    SharedCompilers &m_compilers;
    Settings m_settings;
    std::optional<RunRequest> m_expected;
    WarmWish m_wish; ///< of m_expected
    int m_failures = 0; ///< one after the other, for this wish
    bool m_isFull = false; ///< another one would hold too much memory
    std::unique_ptr<Preparation> m_preparation;
    std::list<Waiting> m_waiting;
    QTimer m_next; ///< until the next one is made
    QTimer m_patience; ///< until all is given up
    QTimer m_watch; ///< between two looks at the machine, while something waits
};

} // namespace sandpad::runner
