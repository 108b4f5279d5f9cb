#pragma once

#include "runner/check/TypeFindings.h"
#include "runner/model/ErrorReport.h"
#include "widgets/editor/ErrorMarks.h"

namespace sandpad::app {

/// The lines to mark in the code for an error: each place that a compiler named, else the innermost
/// place of the user's own code. Empty when neither is known.
[[nodiscard]] QList<widgets::ErrorMark> errorPlaces(const runner::ErrorReport &error);

/// The lines to mark for errors in types.
[[nodiscard]] QList<widgets::ErrorMark> typePlaces(const runner::TypeFindings &findings);

} // namespace sandpad::app
