#include "runner/answer/read/TrailingOutput.h"

#include "runner/answer/claims/ClaimWords.h"
#include "runner/answer/language/AnswerLanguages.h"
#include "runner/answer/syntax/SourceLines.h"

#include <QRegularExpression>

#include <algorithm>

namespace sandpad::runner {

namespace {

    bool looksLikeCode(const SourceLine &line)
    {
        static const QRegularExpression code(QStringLiteral(
            R"([=;{}]|^\s*(?:print|def|class|for|if|while|return|import|from|const|let|var|function)\b|[\w)]\()"));
        return !line.comment.isEmpty() || line.code.contains(code);
    }

} // namespace

std::optional<TrailingOutput> trailingOutput(const QString &text, const QString &languageId)
{
    const QList<SourceLine> lines = sourceLines(text, answerLanguage(languageId).syntax);
    qsizetype head = lines.size() - 1;
    while (head >= 0 && !(lines[head].isCommentOnly() && announcesLines(lines[head].comment)))
        --head;
    // A remark over several lines has its output within.
    const bool isOver = head + 1 < lines.size() && lines[head + 1].startsInside;
    if (head <= 0 || lines[head].startsInside || isOver)
        return std::nullopt;
    const QStringList all = text.split(u'\n');
    const QString output = all.sliced(head + 1).join(u'\n');
    if (output.trimmed().isEmpty() || std::ranges::any_of(lines.sliced(head + 1), looksLikeCode))
        return std::nullopt;
    return TrailingOutput { .code = all.first(head).join(u'\n'),
                            .output = output.trimmed(),
                            .line = static_cast<int>(head) + 1 };
}

} // namespace sandpad::runner
