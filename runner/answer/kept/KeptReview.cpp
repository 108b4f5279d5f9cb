#include "runner/answer/kept/KeptReview.h"

#include <QCryptographicHash>

#include <algorithm>

namespace sandpad::runner {

namespace {

    QString programOf(const AnswerBlock &block)
    {
        const QStringList parts { roleName(block.role), block.languageId, block.code };
        const QByteArray all = parts.join(QChar::Null).toUtf8();
        return QString::fromLatin1(
            QCryptographicHash::hash(all, QCryptographicHash::Sha256).toHex());
    }

} // namespace

KeptReview keptReview(const Answer &answer, const QMap<int, BlockResult> &results,
                      const QDateTime &ended)
{
    KeptReview kept { .ended = ended, .dependencies = answer.dependencies, .blocks = {} };
    for (const AnswerBlock &block : answer.blocks) {
        const auto result = results.find(block.index);
        kept.blocks.append(
            { .index = block.index,
              .program = programOf(block),
              .claims = block.claims,
              .syntax = block.syntax,
              .warnings = block.warnings,
              .notChecked = block.notChecked,
              .result = result == results.end() ? std::nullopt : std::optional(*result) });
    }
    return kept;
}

RestoredReview restoredReview(Answer asRead, const KeptReview &kept)
{
    QMap<int, BlockResult> results;
    asRead.dependencies = kept.dependencies;
    bool isSame = true;
    for (AnswerBlock &block : asRead.blocks) {
        const auto before = std::ranges::find(kept.blocks, block.index, &KeptBlock::index);
        if (before == kept.blocks.end() || before->program != programOf(block)) {
            isSame = false;
            continue;
        }
        block.claims = before->claims;
        block.syntax = before->syntax;
        block.warnings = before->warnings;
        block.notChecked = before->notChecked;
        if (before->result && (isSame || !before->result->usedSession))
            results.insert(block.index, *before->result);
    }
    return { .answer = std::move(asRead), .results = std::move(results) };
}

} // namespace sandpad::runner
