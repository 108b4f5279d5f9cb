#pragma once

#include "app/cli/CommandForm.h"
#include "runner/Runner.h"

#include <QStringList>

namespace sandpad::app {

[[nodiscard]] CommandForm doctorForm();

/// `sandpad doctor`: prints what works on this machine and ends the application. Borrows the
/// runner.
void startDoctor(runner::Runner &runner, const QStringList &arguments);

/// The report for people, one line a fact.
[[nodiscard]] QString doctorText(const runner::DoctorReport &report);

} // namespace sandpad::app
