#pragma once

#include "runner/answer/markdown/MarkdownPieces.h"
#include "runner/answer/model/Answer.h"

namespace sandpad::runner {

/// What a code block may be by its label, its text and what stands around it.
struct BlockKind
{
    BlockRole role = BlockRole::Data;
    QString languageId; ///< of those that run
    QString label;
    double confidence = 0;
    QString warning; ///< a sentence; empty when there is none
};

/// Where a block stands.
struct BlockPlace
{
    bool followsCode = false; ///< there is code before it whose output it may be
    bool isNextToCode = false; ///< nothing stands between
    QString prose; ///< right before it; empty when none
};

[[nodiscard]] BlockKind kindOf(const QString &text, const QString &label, const BlockPlace &place,
                               const QList<LanguageInfo> &languages);

/// A claimed output without the command that is said to give it ("$ python app.py").
[[nodiscard]] QString withoutCommand(const QString &text);

} // namespace sandpad::runner
