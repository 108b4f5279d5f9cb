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

} // namespace sandpad::app
