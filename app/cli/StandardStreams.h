#pragma once

#include <QByteArray>

namespace sandpad::app {

/// Writes all bytes to descriptor 1 or 2, waiting for a slow reader. False when the reader has
/// gone.
bool writeToDescriptor(int descriptor, const QByteArray &bytes);

/// One of Sandpad's own sentences, to standard error. It starts on a line of its own, also after
/// output that does not end its line. Not for use by several threads.
void say(const QString &sentence);

/// A line that says how far the work is, where standard error is a terminal. It takes the place of
/// the one before; an empty one removes it.
void showProgress(const QString &line);

/// Where the locale has no UTF-8 (in services and cron jobs none is set) Qt takes one that has, and
/// says so in four lines on standard error. There the program's own words belong. Call it first.
void keepQuietOnTheLocale();

} // namespace sandpad::app
