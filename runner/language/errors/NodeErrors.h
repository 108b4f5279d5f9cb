#pragma once

#include "runner/model/ErrorReport.h"

#include <QByteArray>
#include <QString>

namespace sandpad::runner {

/// Adds to what Node's harness told of an error what only Node prints, behind its harness and at
/// the very end of stderr: the place of what has no frames, and the text as printed, from the place
/// down to Node's version. What the text does not have stays as it is. The text is a guest's; time
/// is linear in its length.
void completeFromNode(ErrorReport &error, const QByteArray &printed, const QString &userFile);

} // namespace sandpad::runner
