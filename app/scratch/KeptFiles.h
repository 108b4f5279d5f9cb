#pragma once

#include <QString>

#include <functional>

class QObject;

namespace sandpad::app {

/// Calls `tell` with the size in bytes of the files that a scratch keeps from run to run, once that
/// is known, unless `asker` is gone by then.
void askKeptSize(QObject *asker, const QString &folder, const std::function<void(qint64)> &tell);

/// Deletes these files, in the background.
void emptyKeptFiles(QObject *asker, const QString &folder);

} // namespace sandpad::app
