#include "runner/Doctor.h"

#include "runner/Machine.h"
#include "runner/language/Loopback.h"
#include "runner/language/Plan.h"
#include "runner/model/Say.h"
#include "runner/sandbox/Account.h"
#include "runner/sandbox/NetworkGate.h"
#include "runner/toolchain/ToolchainFinder.h"

#include <QCoreApplication>

#include <utility>

namespace sandpad::runner {

Doctor::Doctor(Machine &machine, QObject *parent)
    : QObject(parent)
    , m_machine(machine)
{ }

void Doctor::examine(QObject *asker, const Done &done)
{
    connect(this, &Doctor::examined, asker, done, Qt::SingleShotConnection);
    if (m_report)
        return;
    m_report.emplace();
    m_machine.probe.askAgain(this, [this] { discover(); });
}

void Doctor::discover()
{
    connect(
        &m_machine.discovery, &ToolchainDiscovery::finished, this,
        [this] {
            m_report->languages = languageHealth();
            m_report->problems = m_machine.languages.problems();
            m_levels = m_machine.levels.automatic();
            examineNextLevel();
        },
        Qt::SingleShotConnection);
    m_machine.discovery.start();
}

void Doctor::examineNextLevel()
{
    if (m_levels.isEmpty())
        return conclude();
    const SandboxLevel &level = *m_levels.takeFirst();
    auto sandbox = m_machine.levels.start(level.level(), {});
    if (!sandbox)
        return onLevelExamined(
            level, { .text = {}, .files = {}, .isolation = {}, .failure = sandbox.error() });
    const guest::Job job = toolJobFor({}, {}, { QStringLiteral("/bin/true") }, (*sandbox)->paths());
    auto *run = new ToolRun(std::move(*sandbox), job, this);
    connect(run, &ToolRun::finished, this,
            [this, &level](const ToolOutput &output) { onLevelExamined(level, output); });
}

void Doctor::onLevelExamined(const SandboxLevel &level, const ToolOutput &output)
{
    if (output.failure)
        addBroken(level, *output.failure);
    else
        addLayers(level.level(), output.isolation);
    if (&level == m_machine.levels.automatic().first())
        addMissingGroup(level.level());
    examineNextLevel();
}

void Doctor::addLayers(const IsolationLevel &level, const Isolation &isolation)
{
    for (const IsolationLayer &layer : isolation.layers)
        m_report->layers.append({ .level = level,
                                  .name = layer.name.noun(),
                                  .works = layer.inForce,
                                  .reason = layer.reason,
                                  .advice = layer.inForce ? QString() : layer.name.advice(),
                                  .isExtra = false });
}

void Doctor::addBroken(const SandboxLevel &level, const Error &error)
{
    // An error that is a whole sentence already says what to do.
    const bool isSentence = error.text.endsWith(u'.') || error.text.endsWith(u'。');
    m_report->layers.append({ .level = level.level(),
                              .name = level.level().id(),
                              .works = false,
                              .reason = error.text.chopped(isSentence ? 1 : 0),
                              .advice = isSentence ? QString() : level.advice(),
                              .isExtra = false });
}

void Doctor::addMissingGroup(const IsolationLevel &level)
{
    const QString &refusal = m_machine.levels.facts().groupsRefused;
    if (refusal.isEmpty())
        return;
    const LayerName group = Layer::ControlGroup;
    // The layer is extra, since the supervisor of a sandbox keeps the limits in any case.
    m_report->layers.append({ .level = level,
                              .name = group.noun(),
                              .works = false,
                              .reason = refusal,
                              .advice = group.advice(),
                              .isExtra = true });
}

QList<LanguageHealth> Doctor::languageHealth() const
{
    QList<LanguageHealth> list;
    for (const LanguageSpec &language : m_machine.languages.languages()) {
        LanguageHealth health;
        health.id = language.info.id;
        health.name = language.info.name;
        const auto toolchains = m_machine.discovery.toolchains(language.info.id);
        health.isFound = !toolchains.isEmpty();
        if (health.isFound) {
            health.toolchain = toolchains.first().name;
            health.version = toolchains.first().version;
            health.path = toolchains.first().path;
            if (const ToolchainSpec *spec = specOf(language, toolchains.first()))
                health.advice = lackOf(*spec);
        } else {
            health.advice = language.install;
        }
        list.append(health);
    }
    return list;
}

QList<ToolHealth> Doctor::toolHealth()
{
    const auto pasta = NetworkGate::findPasta({});
    const QString wrapper = socketWrapper();
    return {
        { .name = QStringLiteral("pasta"),
          .path = pasta.value_or(QString()),
          .advice = pasta ? QString() : pasta.error().text },
        { .name = QStringLiteral("libsocket_wrapper"),
          .path = wrapper,
          .advice = wrapper.isEmpty()
              ? Say::tr("While the network is off, a program reaches its own servers only by "
                        "libsocket_wrapper, which is not installed (Debian: apt install "
                        "libsocket-wrapper).")
              : QString() },
    };
}

void Doctor::conclude()
{
    DoctorReport report = *std::exchange(m_report, std::nullopt);
    report.version = QCoreApplication::applicationVersion();
    report.maySwitchAccount = maySwitchAccount();
    report.tools = toolHealth();
    report.places = {
        { .name = Say::tr("scratches"),
          .path = Machine::dataFolder() + QStringLiteral("/scratches") },
        { .name = Say::tr("history of runs"),
          .path = Machine::dataFolder() + QStringLiteral("/history") },
        { .name = Say::tr("own languages"),
          .path = Machine::dataFolder() + QStringLiteral("/languages") },
        { .name = Say::tr("settings"), .path = Machine::configFolder() },
        { .name = Say::tr("cache"), .path = m_machine.cacheFolder },
    };
    emit examined(report);
}

} // namespace sandpad::runner
