#pragma once

#include "runner/model/DoctorReport.h"
#include "runner/sandbox/ToolRun.h"

#include <QObject>

#include <functional>
#include <optional>

namespace sandpad::runner {

struct Machine;
class SandboxLevel;

/// Examines which languages and isolation levels work on this machine: probes anew, looks for all
/// toolchains, then starts a sandbox of each level. Lives in its thread; never blocks.
class Doctor : public QObject
{
    Q_OBJECT

public:
    /// Borrows the machine, which must outlive it.
    explicit Doctor(Machine &machine, QObject *parent = nullptr);

    using Done = std::function<void(const DoctorReport &)>;
    /// Calls back later, unless `asker` is gone by then. A call during an examination gets the
    /// report of that examination.
    void examine(QObject *asker, const Done &done);

signals:
    void examined(const sandpad::runner::DoctorReport &report);

private:
    void discover();
    void examineNextLevel();
    void onLevelExamined(const SandboxLevel &level, const ToolOutput &output);
    void addLayers(const IsolationLevel &level, const Isolation &isolation);
    void addBroken(const SandboxLevel &level, const Error &error);
    /// Adds the missing control group, at the first level only, because it is the same at each
    /// level.
    void addMissingGroup(const IsolationLevel &level);
    [[nodiscard]] QList<LanguageHealth> languageHealth() const;
    [[nodiscard]] static QList<ToolHealth> toolHealth();
    void conclude();

    Machine &m_machine;
    std::optional<DoctorReport> m_report; ///< while it is being written
    QList<const SandboxLevel *> m_levels; ///< not yet examined
};

} // namespace sandpad::runner
