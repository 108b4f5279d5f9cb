#include "runner/answer/kept/KeptReview.h"

#include "runner/answer/kept/KeptFields.h"
#include "runner/model/Json.h"
#include "runner/model/RunRecorder.h"
#include "runner/model/Say.h"
#include "runner/model/json/EventLine.h"
#include "runner/model/json/ModelJson.h"

#include <QCryptographicHash>
#include <QtEndian>

#include <algorithm>

namespace sandpad::runner {

namespace {

    /// Twice what is kept of an answer, in base64.
    constexpr qsizetype kMostUnpacked = 256LL << 20;

    QString programOf(const AnswerBlock &block)
    {
        const QStringList parts { roleName(block.role), block.languageId, block.code };
        const QByteArray all = parts.join(QChar::Null).toUtf8();
        return QString::fromLatin1(
            QCryptographicHash::hash(all, QCryptographicHash::Sha256).toHex());
    }

    std::unexpected<Error> damaged(const QString &sentence)
    {
        return fail(ErrorCode::NotReadable,
                    Say::tr("The kept review is damaged. %1").arg(sentence));
    }

    /// The events of a run, as if it came now.
    QList<RunEvent> eventsOf(const RunResult &run)
    {
        QList<RunEvent> events;
        const auto add = [&](RunEvent::Payload payload) {
            events.append({ .time = run.usage.wall, .payload = std::move(payload) });
        };
        if (!run.standardOutput.isEmpty())
            add(Output { .stream = Stream::Out, .bytes = run.standardOutput });
        if (!run.standardError.isEmpty())
            add(Output { .stream = Stream::Err, .bytes = run.standardError });
        for (const MimeBundle &display : run.displays)
            add(Display { .data = display });
        if (run.value)
            add(Value { .data = *run.value });
        add(Finished { .result = run });
        return events;
    }

} // namespace

QStringList runLines(const RunResult &run)
{
    QStringList lines;
    for (const RunEvent &event : eventsOf(run))
        lines.append(QString::fromUtf8(eventLine(event)));
    return lines;
}

Result<RunResult> runFromLines(const QStringList &lines)
{
    RunRecorder recorder;
    for (const QString &line : lines) {
        const auto event = eventFromLine(line.toUtf8());
        if (!event)
            return std::unexpected(event.error());
        recorder.add(*event);
    }
    if (!recorder.isFinished())
        return fail(ErrorCode::Malformed, Say::tr("The record of the run is not complete."));
    return recorder.result();
}

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

QByteArray packed(const KeptReview &review)
{
    return qCompress(jsonBytes(JsonWriter::json(review)));
}

Result<KeptReview> unpackedReview(const QByteArray &bytes)
{
    // The size that the bytes claim is looked at first, because memory of that size is taken.
    if (bytes.size() <= 4 || qFromBigEndian<quint32>(bytes.constData()) > kMostUnpacked)
        return damaged(Say::tr("Its size is wrong."));
    auto review = valueFromJson<KeptReview>(qUncompress(bytes), kMostUnpacked);
    if (!review)
        return damaged(review.error().text);
    return review;
}

} // namespace sandpad::runner
