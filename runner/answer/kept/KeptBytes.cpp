#include "runner/answer/kept/KeptBytes.h"

#include "runner/answer/kept/KeptFields.h"
#include "runner/model/Json.h"
#include "runner/model/RunRecorder.h"
#include "runner/model/Say.h"
#include "runner/model/json/EventLine.h"
#include "runner/model/json/ModelJson.h"

#include <QtEndian>

namespace sandpad::runner {

namespace {

    /// Twice what is kept of an answer, in base64.
    constexpr qsizetype kMostUnpacked = 256LL << 20;

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
