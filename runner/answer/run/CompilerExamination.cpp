#include "runner/answer/run/CompilerExamination.h"

#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/syntax/SourceLines.h"
#include "runner/workspace/InputFiles.h"

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool isParsed(const AnswerBlock &block, const QString &languageId)
    {
        return block.languageId == languageId && block.canRun()
            && block.code.size() <= kLongestRead;
    }

    SyntaxCheck checkOf(const AnswerBlock &block, int line, const QString &message)
    {
        const SourceEnd end = sourceEnd(block.code, answerLanguage(block.languageId).syntax);
        const bool isOpen = end.isInText || end.openBrackets > 0;
        return { .state = isOpen ? SyntaxState::CutOff : SyntaxState::Wrong,
                 .line = line,
                 .message = message };
    }

} // namespace

std::optional<RunRequest> compilerExaminationOf(const Answer &answer, const QString &languageId,
                                                const CompilerExaminer &examiner)
{
    RunRequest request;
    for (const AnswerBlock &block : answer.blocks) {
        if (isParsed(block, languageId) && request.inputs.size() < kMostInputFiles)
            request.inputs.append(
                { .name = QStringLiteral("block-%1%2").arg(block.index).arg(examiner.suffix),
                  .content = block.code.toUtf8() });
    }
    if (request.inputs.isEmpty())
        return std::nullopt;
    request.snippet = { .languageId = examiner.tool, .code = examiner.broken };
    return request;
}

void addCompilerExamination(Answer &answer, const RunResult &result, const QString &languageId,
                            const CompilerExaminer &examiner)
{
    const QString printed = QString::fromUtf8(result.standardOutput);
    // Without the error of the broken program the compiler did not read all files, so nothing is
    // known.
    if (!printed.contains(examiner.brokenMark))
        return;
    int examined = 0;
    for (AnswerBlock &block : answer.blocks) {
        if (isParsed(block, languageId) && examined++ < kMostInputFiles)
            block.syntax.state = SyntaxState::Fine;
    }
    for (auto at = examiner.message.globalMatch(printed); at.hasNext();) {
        const auto match = at.next();
        const auto block =
            std::ranges::find(answer.blocks, match.captured(1).toInt(), &AnswerBlock::index);
        if (block != answer.blocks.end() && block->syntax.state == SyntaxState::Fine
            && !examiner.harmless.contains(match.captured(3)))
            block->syntax = checkOf(*block, match.captured(2).toInt(), match.captured(4).trimmed());
    }
}

} // namespace sandpad::runner
