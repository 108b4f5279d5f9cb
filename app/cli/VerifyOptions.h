#pragma once

#include "runner/answer/run/AnswerVerification.h"
#include "runner/model/Error.h"
#include "runner/model/LevelInfo.h"

#include <QStringList>

#include <cstdint>

namespace sandpad::app {

/// What `sandpad verify` prints.
enum class VerifyFormat : std::uint8_t
{
    Plain, ///< a line for each block, for people
    Json,
    Markdown,
    JUnit,
};

/// The command line of `sandpad verify`, read and checked.
struct VerifyOptions
{
    runner::JudgeOptions judge;
    VerifyFormat format = VerifyFormat::Plain;
    QString name; ///< of the file, for reports
    QByteArray answer;
};

/// Reads the arguments after `verify`, and the file that they name. An error is a sentence that
/// says what is wrong. `levels` are those that may be asked for. `--help` prints and ends the
/// program.
[[nodiscard]] runner::Result<VerifyOptions>
readVerifyOptions(const QStringList &arguments, const QList<runner::LevelInfo> &levels);

} // namespace sandpad::app
