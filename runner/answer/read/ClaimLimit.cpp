#include "runner/answer/read/ClaimLimit.h"

#include "runner/model/Say.h"

#include <algorithm>

namespace sandpad::runner {

void keepFirstClaims(Answer &answer)
{
    qsizetype room = kMostClaims;
    bool isCut = false;
    for (AnswerBlock &block : answer.blocks) {
        isCut = isCut || block.claims.size() > room;
        block.claims.resize(std::min(block.claims.size(), room));
        room -= block.claims.size();
    }
    const QString sentence = Say::tr("Claims beyond the first %1.").arg(kMostClaims);
    if (isCut && !answer.notChecked.contains(sentence))
        answer.notChecked.append(sentence);
}

} // namespace sandpad::runner
