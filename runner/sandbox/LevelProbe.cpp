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

bool LevelProbe::readAnswer()
{
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray bytes = file.readAll();
    const auto json = nlohmann::json::parse(bytes.begin(), bytes.end(), nullptr, false);
    if (!json.is_object() || json.value(kMachineKey, std::string()) != machine())
        return false;
    const auto refusal = [&json](const char *key) {
        return QString::fromStdString(json.value(key, std::string()));
    };
    m_levels.setNamespacesRefused(refusal(kRefusalKey));
    m_levels.setGroupsRefused(refusal(kGroupsKey));
    m_levels.setUsesOverlays(json.value(kOverlaysKey, false));
    return true;
}

void LevelProbe::keepAnswer(const QString &refusal, bool usesOverlays) const
{
    // An answer that cannot be kept only costs time at the next start.
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile file(m_file);
    const nlohmann::json json { { kMachineKey, machine() },
                                { kOverlaysKey, usesOverlays },
                                { kGroupsKey, m_levels.groupRefusal().toStdString() },
                                { kRefusalKey, refusal.toStdString() } };
    if (file.open(QIODevice::WriteOnly)) {
        file.write(QByteArray::fromStdString(json.dump(1)));
        file.commit();
    }
}

void LevelProbe::ask(const Done &done)
{
    m_isKnown = m_isKnown || readAnswer();
    if (m_isKnown)
        return done();
    askAgain(done);
}

void LevelProbe::askAgain(const Done &done)
{
    m_isOwnFault = false;
    m_levels.setGroupsRefused(QStringLiteral("they are being tried"));
    ControlGroup::probe(this, [this, done](const QString &refusal) {
        m_levels.setGroupsRefused(refusal);
        tryNamespaces(done);
    });
}

void LevelProbe::tryNamespaces(const Done &done)
{
    // First with all that can be had.
    tryOut(true, [this, done](const QString &refusal) {
        if (refusal.isEmpty())
            return conclude({}, true, done);
        tryOut(false,
               [this, done](const QString &plainRefusal) { conclude(plainRefusal, false, done); });
    });
}

void LevelProbe::conclude(const QString &refusal, bool usesOverlays, const Done &done)
{
    m_levels.setNamespacesRefused(refusal);
    m_isKnown = true;
    // What is wrong with this installation may be mended at any time.
    if (!m_isOwnFault)
        keepAnswer(refusal, usesOverlays);
    done();
}

void LevelProbe::tryOut(bool usesOverlays, const std::function<void(const QString &)> &tried)
{
    m_levels.setUsesOverlays(usesOverlays);
    auto sandbox = m_levels.start(IsolationLevel::Namespaces, {});
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

} // namespace sandpad::runner
