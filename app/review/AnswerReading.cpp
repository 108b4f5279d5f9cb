#include "app/review/AnswerReading.h"

#include "app/review/AnswerChanges.h"
#include "app/review/AnswerProse.h"
#include "runner/answer/read/AnswerReader.h"

namespace sandpad::app {

ReadAnswer readStored(const StoredReview &stored, const QList<runner::LanguageInfo> &languages,
                      const KeptResults &kept)
{
    ReadAnswer read;
    read.answer = runner::readAnswer(stored.text, languages);
    read.prose = proseOf(read.answer);
    if (const auto before = kept.read()) {
        read.before = runner::restoredReview(withChanges(read.answer, stored.changes), *before);
        if (!read.before.results.isEmpty())
            read.ended = before->ended;
    }
    return read;
}

} // namespace sandpad::app
