#pragma once

#include "runner/Runner.h"

#include <QByteArray>
#include <QMap>

/// What a recorded run depends on, as a hash: the program with its input and limits, the harness
/// files and the specifications of its language, and the version of the interpreter.
class RunKey
{
public:
    /// Borrows the runner, which has found its toolchains.
    explicit RunKey(const sandpad::runner::Runner &runner);

    [[nodiscard]] QByteArray of(const sandpad::runner::RunRequest &request) const;

private:
    [[nodiscard]] QString versionOf(const QString &languageId) const;
    [[nodiscard]] QByteArray harnessOf(const QString &languageId) const;

    const sandpad::runner::Runner &m_runner;
    QMap<QString, QByteArray> m_harnesses;
};
