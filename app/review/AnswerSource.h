#pragma once

#include "runner/model/Error.h"

#include <QByteArray>
#include <QString>

class QMimeData;

namespace sandpad::app {

/// The text of an answer on the clipboard; the error is a sentence: nothing there, a picture, too
/// much.
[[nodiscard]] runner::Result<QByteArray> answerOn(const QMimeData *clipboard);

/// Has the file the name of one that can hold an answer?
[[nodiscard]] bool isAnswerFile(const QString &path);
/// Has the text a place where Markdown holds code? `text` is in UTF-8.
[[nodiscard]] bool mayHoldCode(const QByteArray &text);

} // namespace sandpad::app
