#pragma once

#include "runner/answer/markdown/MarkdownPieces.h"
#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// The kind of a code block, judged by its label, its text and its surroundings.
struct BlockKind
{
    BlockRole role = BlockRole::Data;
    QString languageId; ///< one of the languages that run
    QString label;
    double confidence = 0;
    QString warning; ///< a sentence; empty when there is none
};

/// The surroundings of a block.
struct BlockPlace
{
    bool followsCode = false; ///< there is code before it whose output it may be
    bool isNextToCode = false; ///< nothing is between them
    bool crossesHeading = false; ///< a heading stands between them that is not about running
    QString prose; ///< right before it; empty when none

    [[nodiscard]] bool mayBeOutput() const { return followsCode && !crossesHeading; }
};

[[nodiscard]] BlockKind kindOf(const QString &text, const QString &label, const BlockPlace &place,
                               const QList<LanguageInfo> &languages);

/// Is a heading about the run of the code above it: "Output", "3. Sample output", "Run it"?
[[nodiscard]] bool isRunHeading(const QString &heading);

/// A claimed output without the command that produces it ("$ python app.py").
[[nodiscard]] QString withoutCommand(const QString &text);

} // namespace sandpad::runner
