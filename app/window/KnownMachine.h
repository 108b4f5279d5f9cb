#pragma once

#include "runner/model/DoctorReport.h"
#include "runner/model/Isolation.h"
#include "runner/model/Toolchain.h"

#include <QList>
#include <QMap>
#include <QString>

#include <optional>

namespace sandpad::app {

class ControlBar;
class ScratchPage;

/// What has been found out about this machine so far. A value; the bar shows it for a scratch.
class KnownMachine
{
public:
    void setToolchains(const QMap<QString, QList<runner::Toolchain>> &toolchains)
    {
        m_toolchains = toolchains;
    }
    [[nodiscard]] const QMap<QString, QList<runner::Toolchain>> &toolchains() const
    {
        return m_toolchains;
    }
    /// Interpreters for the ids of languages, where the best one found is not the usual one.
    void setUsualInterpreters(const QMap<QString, QString> &paths) { m_usual = paths; }
    void setHealth(const runner::DoctorReport &report);

    /// Shows a scratch with the tools of its language and the isolation that it gets.
    void show(const ScratchPage &page, ControlBar &bar) const;

private:
    /// The usual one comes first.
    [[nodiscard]] QList<runner::Toolchain> toolchainsOf(const QString &languageId) const;

    QMap<QString, QList<runner::Toolchain>> m_toolchains;
    QMap<QString, QString> m_usual;
    std::optional<runner::Isolation> m_probed;
    QString m_brokenSandbox;
};

} // namespace sandpad::app
