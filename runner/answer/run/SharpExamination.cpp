#include "runner/answer/run/SharpExamination.h"

#include "runner/answer/source/SourceLines.h"
#include "runner/workspace/InputFiles.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// A compiler that has met an error in parsing goes no further, so one is put there: what it
    /// says of the other files is of syntax only.
    const QByteArray kError = "?\n";

    bool isParsed(const AnswerBlock &block)
    {
        return block.languageId == QLatin1String("csharp") && block.canRun()
            && block.code.size() <= kLongestRead;
    }

    SyntaxCheck checkOf(const AnswerBlock &block, int line, const QString &message)
    {
        const SourceEnd end = sourceEnd(block.code, block.languageId);
        const bool isOpen = end.isInText || end.openBrackets > 0;
        return { .state = isOpen ? SyntaxState::CutOff : SyntaxState::Wrong,
                 .line = line,
                 .message = message };
    }

} // namespace

std::optional<RunRequest> sharpExaminationOf(const Answer &answer)
{
    RunRequest request;
    for (const AnswerBlock &block : answer.blocks) {
        if (isParsed(block) && request.inputs.size() < kMostInputFiles)
            request.inputs.append({ .name = QStringLiteral("block-%1.cs").arg(block.index),
                                    .content = block.code.toUtf8() });
    }
    if (request.inputs.isEmpty())
        return std::nullopt;
    request.snippet = { .languageId = kSharpExamine, .code = kError };
    return request;
}

void addSharpExamination(Answer &answer, const RunResult &result)
{
    // "/scratch/block-3.cs(12,5): error CS1002: ; expected"
    static const QRegularExpression pattern(
        QStringLiteral(R"(^\S*block-(\d+)\.cs\((\d+),\d+\): error (CS\d+): (.*)$)"),
        QRegularExpression::MultilineOption);
    const QString printed = QString::fromUtf8(result.standardOutput);
    // Without its own error it did not get to the end, and nothing is known.
    if (!printed.contains(QLatin1String("end.cs(")))
        return;
    int examined = 0;
    for (AnswerBlock &block : answer.blocks) {
        if (isParsed(block) && examined++ < kMostInputFiles)
            block.syntax.state = SyntaxState::Fine;
    }
    // A member of a class by itself is whole, if not a program.
    const QString kMember = QStringLiteral("CS0106");
    for (auto at = pattern.globalMatch(printed); at.hasNext();) {
        const auto match = at.next();
        const auto block =
            std::ranges::find(answer.blocks, match.captured(1).toInt(), &AnswerBlock::index);
        if (block != answer.blocks.end() && block->syntax.state == SyntaxState::Fine
            && match.captured(3) != kMember)
            block->syntax = checkOf(*block, match.captured(2).toInt(), match.captured(4).trimmed());
    }
}

} // namespace sandpad::runner
