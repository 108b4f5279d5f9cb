#pragma once

#include "runner/Runner.h"

#include <QByteArray>

/// What a recorded run depends on, as a hash: the program with its input and limits, all harness
/// files and language specifications, and the version of the interpreter.
class RunKey
{
public:
    /// Borrows the runner, which has found its toolchains.
    explicit RunKey(const sandpad::runner::Runner &runner);

    [[nodiscard]] QByteArray of(const sandpad::runner::RunRequest &request) const;

private:
    [[nodiscard]] QString versionOf(const QString &languageId) const;

    const sandpad::runner::Runner &m_runner;
    QByteArray m_harness;
};
