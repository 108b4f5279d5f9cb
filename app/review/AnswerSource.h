#pragma once

#include "runner/model/Error.h"

#include <QByteArray>
#include <QString>

class QMimeData;

namespace sandpad::app {

/// The text of an answer on the clipboard; the error is a sentence: nothing there, a picture, too
/// much.
[[nodiscard]] runner::Result<QByteArray> answerOn(const QMimeData *clipboard);

/// Is this the name of a file that holds an answer?
[[nodiscard]] bool isAnswerFile(const QString &path);

} // namespace sandpad::app
