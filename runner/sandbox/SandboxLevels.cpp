#include "runner/sandbox/SandboxLevels.h"

#include "runner/model/Prose.h"
#include "runner/model/Say.h"
#include "runner/sandbox/ControlGroup.h"
#include "runner/sandbox/RunFolder.h"

#include <QThreadPool>

#include <algorithm>
#include <mutex>

namespace sandpad::runner {

namespace {

    QString notThere(const std::optional<IsolationLevel> &wish, const QList<LevelInfo> &levels)
    {
        const QString known = listOf(idsOf(levels));
        return wish
            ? Say::tr("There is no isolation level \"%1\"; known are %2.").arg(wish->id(), known)
            : Say::tr("Choose an isolation level; known are %1.").arg(known);
    }

    QString refusal(const SandboxLevel &level, const LevelFacts &facts)
    {
        return facts.refusals.value(level.level().id());
    }

    /// The first level that is not refused. When all are refused, the last one, whose run then
    /// reports what is wrong.
    const SandboxLevel *strongest(const QList<const SandboxLevel *> &levels,
                                  const LevelFacts &facts)
    {
        for (const SandboxLevel *level : levels) {
            if (refusal(*level, facts).isEmpty())
                return level;
        }
        return levels.isEmpty() ? nullptr : levels.last();
    }

    /// Removes what a killed Sandpad has left, at the first start of a sandbox of any level. It is
    /// done in the background, because it may take seconds.
    void sweepOnce(const std::optional<Account> &account)
    {
        static std::once_flag isSwept;
        std::call_once(isSwept, [&account] {
            QThreadPool::globalInstance()->start([account] { RunFolder::sweep(account); });
        });
    }

    /// The stronger levels, as layers that a run at this level lacks.
    QList<IsolationLayer> strongerThan(const SandboxLevel *taken,
                                       const QList<const SandboxLevel *> &levels,
                                       const LevelFacts &facts)
    {
        QList<IsolationLayer> missing;
        for (const SandboxLevel *level : levels) {
            if (level == taken)
                break;
            missing.append(missingLayer(LayerName(level->level().id()), refusal(*level, facts)));
        }
        return missing;
    }

} // namespace

SandboxLevels::SandboxLevels(LevelList levels, LevelFacts facts)
    : m_levels(std::move(levels))
    , m_facts(std::move(facts))
{ }

Result<std::unique_ptr<Sandbox>> SandboxLevels::start(const std::optional<IsolationLevel> &wish,
                                                      SandboxSpec spec,
                                                      const LevelFacts &facts) const
{
    const auto choice = automatic();
    const SandboxLevel *level = wish ? find(*wish) : strongest(choice, facts);
    if (!level)
        return fail(ErrorCode::Unsupported, notThere(wish, infos()));
    spec.isChosen = wish.has_value();
    spec.way = facts.ways.value(level->level().id());
    auto launch = level->prepare(spec);
    if (!launch)
        return std::unexpected(launch.error());
    if (!wish)
        launch->isolation.layers = strongerThan(level, choice, facts) + launch->isolation.layers;
    sweepOnce(launch->runAs);
    // Files may lie in memory. They have a limit of their own.
    launch->caps = { .memoryBytes = spec.memoryBytes + spec.workBytes,
                     .processes = spec.processes };
    if (facts.groupsRefused.isEmpty())
        ControlGroup::prepare(*launch);
    return std::make_unique<Sandbox>(std::move(*launch));
}

QList<LevelInfo> SandboxLevels::infos() const
{
    QList<LevelInfo> infos;
    for (const auto &level : m_levels)
        infos.append(level->info());
    return infos;
}

QList<const SandboxLevel *> SandboxLevels::automatic() const
{
    QList<const SandboxLevel *> levels;
    for (const auto &level : m_levels) {
        if (level->info().use == LevelUse::Automatic)
            levels.append(level.get());
    }
    return levels;
}

const SandboxLevel *SandboxLevels::find(const IsolationLevel &level) const
{
    const auto found = std::ranges::find_if(
        m_levels, [&level](const auto &known) { return known->level() == level; });
    return found == m_levels.end() ? nullptr : found->get();
}

QString SandboxLevels::advice(const IsolationLevel &level) const
{
    const SandboxLevel *found = find(level);
    return found ? found->advice() : QString();
}

QString SandboxLevels::circumstances() const
{
    QStringList all;
    for (const auto &level : m_levels)
        all.append(level->level().id() + u' ' + level->circumstances());
    return all.join(u' ');
}

} // namespace sandpad::runner
