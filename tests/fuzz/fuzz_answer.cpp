#include "runner/answer/judge/Compare.h"
#include "runner/answer/program/MarkedOutput.h"
#include "runner/answer/read/AnswerReader.h"
#include "tests/fuzz/FuzzTarget.h"

using namespace sandpad::runner;

namespace {

LanguageInfo language(const char *id, const char *extension)
{
    LanguageInfo info;
    info.id = QString::fromLatin1(id);
    info.name = info.id;
    info.extensions = { QString::fromLatin1(extension) };
    return info;
}

} // namespace

/// An answer is read, prepared for a run, and compared with itself; the results must be consistent.
FUZZ_TARGET(answer)
{
    static const QList<LanguageInfo> languages { language("python", "py"),
                                                 language("javascript", "js"),
                                                 language("typescript", "ts"),
                                                 language("csharp", "cs") };
    const QByteArray text(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const Answer answer = readAnswer(text, languages);
    const auto lines = static_cast<int>(text.count('\n') + text.count('\r')) + 1;
    int index = 0;
    for (const AnswerBlock &block : answer.blocks) {
        if (block.index != ++index || block.line < 1 || block.line > lines + 1)
            __builtin_trap();
        if (block.canRun()) {
            const BlockProgram program = programFor(block, { QStringLiteral("x = 1") }, true);
            if (readMarked(program.code, program).text.contains(program.marks.beginning()))
                __builtin_trap();
        }
        // A text always matches itself.
        if (!isTrue(compareOutput(block.original, { block.original, block.original }, {}).verdict))
            __builtin_trap();
    }
    return 0;
}
