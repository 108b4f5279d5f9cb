#pragma once

#include "app/session/Scratch.h"
#include "runner/model/RunResult.h"

#include <QMap>

namespace sandpad::app {

/// What a language model needs to know to mend a program.
struct ModelReport
{
    Scratch scratch;
    QString language; ///< its name for people
    QMap<QString, QString> versions; ///< of the tools that ran it
    std::optional<runner::RunResult> result; ///< nothing: not run yet
    QString output; ///< its last lines
};

/// As Markdown: code, error, output, versions and limits. Fences are longer than any in the texts.
[[nodiscard]] QString toMarkdown(const ModelReport &report);

} // namespace sandpad::app
