#include "runner/sandbox/LevelProbe.h"

#include "runner/model/Json.h"
#include "runner/model/Say.h"
#include "runner/sandbox/ControlGroup.h"
#include "runner/sandbox/ToolRun.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

namespace sandpad::runner {

namespace {

    constexpr auto kMachineKey = "machine";
    constexpr auto kRefusalsKey = "refusals";
    constexpr auto kWaysKey = "ways";
    constexpr auto kGroupsKey = "groupsRefused";

    using Texts = std::map<std::string, std::string>;

    Texts plain(const QMap<QString, QString> &texts)
    {
        Texts plain;
        for (const auto &[key, text] : texts.asKeyValueRange())
            plain.emplace(key.toStdString(), text.toStdString());
        return plain;
    }

    QMap<QString, QString> textsAt(const nlohmann::json &json, const char *key)
    {
        QMap<QString, QString> texts;
        for (const auto &[name, text] : json.at(key).get<Texts>())
            texts.insert(QString::fromStdString(name), QString::fromStdString(text));
        return texts;
    }

    /// A text for this start of the machine and all that its levels need. The first number is the
    /// version of the kept answer.
    std::string machine(const SandboxLevels &levels)
    {
        QFile boot(QStringLiteral("/proc/sys/kernel/random/boot_id"));
        const QByteArray id = boot.open(QIODevice::ReadOnly) ? boot.readAll() : QByteArray();
        return QStringLiteral("6 %1 %2 %3")
            .arg(QString::fromLatin1(id.trimmed()), ControlGroup::circumstances(),
                 levels.circumstances())
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
    constexpr int kLongestSeconds = 600;
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const qint64 age = QFileInfo(file).lastModified().secsTo(QDateTime::currentDateTime());
    const nlohmann::json json = jsonFrom(file.readAll());
    try {
        if (json.at(kMachineKey).get<std::string>() != machine(m_levels))
            return std::nullopt;
        const auto refusals = textsAt(json, kRefusalsKey);
        // What refused may have been mended, without a trace in what is compared here.
        if (!refusals.isEmpty() && (age < 0 || age > kLongestSeconds))
            return std::nullopt;
        return LevelFacts {
            .refusals = refusals,
            .ways = textsAt(json, kWaysKey),
            .groupsRefused = QString::fromStdString(json.at(kGroupsKey).get<std::string>()),
        };
    } catch (const nlohmann::json::exception &) {
        return std::nullopt; // damaged, or of another version
    }
}

void LevelProbe::keep(const LevelFacts &facts) const
{
    // An answer that cannot be kept only costs time at the next start.
    QDir().mkpath(QFileInfo(m_file).path());
    QSaveFile file(m_file);
    const nlohmann::json json { { kMachineKey, machine(m_levels) },
                                { kRefusalsKey, plain(facts.refusals) },
                                { kWaysKey, plain(facts.ways) },
                                { kGroupsKey, facts.groupsRefused.toStdString() } };
    if (file.open(QIODevice::WriteOnly)) {
        file.write(jsonBytes(json, 1));
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
    m_mayChange = false;
    m_found = {};
    m_attempts = attempts();
    ControlGroup::probe(this, [this](const QString &refusal) {
        m_found.groupsRefused = refusal;
        tryNext();
    });
}

QList<LevelProbe::Attempt> LevelProbe::attempts() const
{
    QList<Attempt> attempts;
    const auto levels = m_levels.automatic();
    // The last level is not probed: no other could stand in for it, and a run reports when it
    // fails.
    for (const SandboxLevel *level : levels.first(qMax(0, levels.size() - 1))) {
        for (const QString &way : level->ways())
            attempts.append({ .level = level, .way = way });
    }
    return attempts;
}

void LevelProbe::tryNext()
{
    if (m_attempts.isEmpty())
        return conclude();
    const Attempt attempt = m_attempts.takeFirst();
    m_found.ways.insert(attempt.level->level().id(), attempt.way);
    auto sandbox = m_levels.start(attempt.level->level(), {}, m_found);
    if (!sandbox) {
        m_mayChange = true;
        return onTried(attempt, sandbox.error().text);
    }
    auto *run = new ToolRun(std::move(*sandbox), probeJob(), this);
    connect(run, &ToolRun::finished, this, [this, attempt](const ToolOutput &output) {
        onTried(attempt, output.failure ? refusalOf(*output.failure, *attempt.level) : QString());
    });
}

QString LevelProbe::refusalOf(const Error &failure, const SandboxLevel &level)
{
    if (failure.code == ErrorCode::NotFound) // the sandbox was made, and has no program `true`
        return {};
    if (failure.code == ErrorCode::TimedOut) {
        m_mayChange = true;
        return Say::tr("they could not be tried: %1. The machine may be busy.").arg(failure.text);
    }
    return Say::tr("they are refused here: %1. %2").arg(failure.text, level.advice());
}

void LevelProbe::onTried(const Attempt &attempt, const QString &refusal)
{
    if (refusal.isEmpty()) {
        m_found.refusals.remove(attempt.level->level().id());
        m_attempts.removeIf([&](const Attempt &other) { return other.level == attempt.level; });
    } else {
        m_found.refusals.insert(attempt.level->level().id(), refusal);
    }
    tryNext();
}

void LevelProbe::conclude()
{
    m_levels.publish(m_found);
    m_state = State::Known;
    // A fault of this installation may be mended at any time, and a busy machine rests again, so
    // such an answer is not kept.
    if (!m_mayChange)
        keep(m_found);
    emit concluded();
}

} // namespace sandpad::runner
