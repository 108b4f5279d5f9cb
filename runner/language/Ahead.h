#pragma once

#include "runner/guest/protocol/Protocol.h"
#include "runner/language/LanguageSpec.h"

#include <QByteArray>
#include <QString>

namespace sandpad::runner {

/// What an interpreter is to load before it has the code, as `resources/guest/python/ahead.py`
/// reads it: the imports with which the code begins, in their order, such as
/// "os;+numpy;+PIL:Image". A plus stands before packages of the specification. The first line that
/// is neither an import, a remark nor a docstring ends them, because it may change what a later
/// import does. Nothing is executed.
[[nodiscard]] QString importsAhead(const AheadSpec &spec, const QByteArray &code);

/// The same job, to be started ahead: without the code, which is its first file, and without its
/// compile steps, which are done elsewhere once the code is there.
[[nodiscard]] guest::Job startedAhead(guest::Job job, const QString &imports);

} // namespace sandpad::runner
