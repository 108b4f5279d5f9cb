#pragma once

#include "runner/model/ErrorReport.h"

#include <QByteArray>
#include <QString>

namespace sandpad::runner {

/// The path of the file that Node names: a module by its address ("file:///a%20b.mjs"), a script by
/// its path.
QString pathOfModule(const QString &name);

/// Completes the report of Node's harness with what only Node prints, at the very end of stderr:
/// the place of an error without frames, and the printed text from that place to Node's version.
/// What the text does not have stays as it is. The text is a guest's; time is linear in its length.
void completeFromNode(ErrorReport &error, const QByteArray &printed, const QString &userFile);

} // namespace sandpad::runner
