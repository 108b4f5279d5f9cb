#include "runner/sandbox/LevelProbe.h"

#include "runner/sandbox/ControlGroup.h"
#include "runner/sandbox/ToolRun.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QStandardPaths>

#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    constexpr auto kMachineKey = "machine";
    constexpr auto kRefusalKey = "namespacesRefused";
    constexpr auto kOverlaysKey = "overlays";
    constexpr auto kGroupsKey = "groupsRefused";

    /// This start of this machine with this bubblewrap; first the version of what is kept.
    std::string machine()
    {
        QFile boot(QStringLiteral("/proc/sys/kernel/random/boot_id"));
        const QByteArray id = boot.open(QIODevice::ReadOnly) ? boot.readAll() : QByteArray();
        const QFileInfo program(QStandardPaths::findExecutable(QStringLiteral("bwrap")));
        return QStringLiteral("4 %1 %2 %3 %4")
            .arg(QString::fromLatin1(id.trimmed()), ControlGroup::circumstances(),
                 program.filePath())
            .arg(program.lastModified().toMSecsSinceEpoch())
            .toStdString();
    }

    /// Runs nothing but the system's `true`.
    guest::Job probeJob()
    {
        guest::Job job;
        job.steps.push_back(
            { .kind = guest::StepKind::Run, .arguments = { "/usr/bin/true" }, .environment = {} });
        constexpr std::uint64_t kSecond = 1'000'000'000;
        job.limits = { .cpuNs = kSecond,
                       .wallNs = 5 * kSecond,
                       .compileNs = kSecond,
                       .memoryBytes = 64ULL << 20,
                       .processes = 8,
                       .outputBytes = 1 << 16,
                       .workBytes = 1 << 20,
                       .openFiles = 64 };
        return job;
    }

} // namespace

LevelProbe::LevelProbe(SandboxLevels &levels, QString file, QObject *parent)
    : QObject(parent)
    , m_levels(levels)
    , m_file(std::move(file))
{ }

std::optional<LevelFacts> LevelProbe::keptAnswer() const
{
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray bytes = file.readAll();
    const auto json = nlohmann::json::parse(bytes.begin(), bytes.end(), nullptr, false);
    try {
        if (json.at(kMachineKey).get<std::string>() != machine())
            return std::nullopt;
        const auto refusal = [&json](const char *key) {
            return QString::fromStdString(json.at(key).get<std::string>());
        };
        return LevelFacts { .namespacesRefused = refusal(kRefusalKey),
                            .groupsRefused = refusal(kGroupsKey),
                            .usesOverlays = json.at(kOverlaysKey).get<bool>() };
    } catch (const nlohmann::json::exception &) {
        return std::nullopt; // damaged, or of another version
    }
}

void LevelProbe::keep(const LevelFacts &facts) const
{
    // An answer that cannot be kept only costs time at the next start.
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile file(m_file);
    const nlohmann::json json { { kMachineKey, machine() },
                                { kOverlaysKey, facts.usesOverlays },
                                { kGroupsKey, facts.groupsRefused.toStdString() },
                                { kRefusalKey, facts.namespacesRefused.toStdString() } };
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QByteArray::fromStdString(json.dump(1)));
        file.commit();
    }
}

void LevelProbe::ask(QObject *asker, const Done &done)
{
    if (m_state == State::Unknown) {
        if (const auto facts = keptAnswer()) {
            m_levels.publish(*facts);
            m_state = State::Known;
        }
    }
    if (m_state == State::Known)
        QMetaObject::invokeMethod(asker, done, Qt::QueuedConnection);
    else
        askAgain(asker, done);
}

void LevelProbe::askAgain(QObject *asker, const Done &done)
{
    connect(this, &LevelProbe::concluded, asker, done, Qt::SingleShotConnection);
    if (m_state != State::Probing)
        probe();
}

void LevelProbe::probe()
{
    m_state = State::Probing;
    m_isOwnFault = false;
    ControlGroup::probe(this, [this](const QString &refusal) { tryNamespaces(refusal); });
}

void LevelProbe::tryNamespaces(const QString &groupsRefused)
{
    // First with all that can be had.
    const LevelFacts all { .namespacesRefused = {},
                           .groupsRefused = groupsRefused,
                           .usesOverlays = true };
    tryOut(all, [this, all](const QString &refusal) {
        if (refusal.isEmpty())
            return conclude(all);
        LevelFacts plain = all;
        plain.usesOverlays = false;
        tryOut(plain, [this, plain](const QString &plainRefusal) mutable {
            plain.namespacesRefused = plainRefusal;
            conclude(plain);
        });
    });
}

void LevelProbe::tryOut(const LevelFacts &facts, const std::function<void(const QString &)> &tried)
{
    auto sandbox = SandboxLevels(facts).start(IsolationLevel::Namespaces, {});
    if (!sandbox) {
        m_isOwnFault = true;
        return tried(sandbox.error().text);
    }
    auto *run = new ToolRun(std::move(*sandbox), probeJob(), this);
    connect(run, &ToolRun::finished, this, [this, tried](const ToolOutput &output) {
        const bool isRefused = output.failure && output.failure->code == ErrorCode::System;
        tried(isRefused ? QStringLiteral("they are refused here: %1. %2")
                              .arg(output.failure->text,
                                   m_levels.find(IsolationLevel::Namespaces).advice())
                        : QString());
    });
}

void LevelProbe::conclude(const LevelFacts &facts)
{
    m_levels.publish(facts);
    m_state = State::Known;
    // What is wrong with this installation may be mended at any time.
    if (!m_isOwnFault)
        keep(facts);
    emit concluded();
}

} // namespace sandpad::runner
