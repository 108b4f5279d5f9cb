#pragma once

#include "runner/answer/model/Verdict.h"

namespace sandpad::runner {

/// Where one of the claims, or what happened instead, shows that a session is one of a version of
/// the language that is gone, what differs in it is "not checked".
void forgiveOlderVersion(QList<Comparison> &comparisons, const QString &languageId);

} // namespace sandpad::runner
