#include "runner/history/RunContent.h"

#include "runner/model/Json.h"
#include "runner/model/Say.h"
#include "runner/model/json/EventLine.h"
#include "runner/model/json/ModelJson.h"

#include <QtEndian>

#include <nlohmann/json.hpp>
#include <utility>

namespace sandpad::runner {

namespace {

    constexpr qsizetype kMostFound = 64 << 10;
    /// Twice what the bounds of a recording let through, in base64.
    constexpr qsizetype kMostUnpacked = 128LL << 20;

    nlohmann::json rest(const KeptRun &run)
    {
        auto lines = nlohmann::json::array();
        for (const TypedLine &line : run.typedLines)
            lines.push_back({ line.event, line.bytes });
        return { { "typedLines", lines },
                 { "typed", run.typed.toBase64().toStdString() },
                 { "cutOutput", run.cut.outputBytes },
                 { "cutDisplays", run.cut.displays },
                 { "cutInput", run.cut.inputBytes } };
    }

    bool readTypedLines(const nlohmann::json &json, KeptRun &run)
    {
        if (!json.is_array() || std::cmp_greater(json.size(), kMostTypedLines))
            return false;
        run.typedLines.clear();
        for (const nlohmann::json &line : json) {
            if (!line.is_array() || line.size() != 2 || !line[0].is_number_integer()
                || !line[1].is_number_integer())
                return false;
            run.typedLines.append(
                { .event = line[0].get<qsizetype>(), .bytes = line[1].get<qsizetype>() });
        }
        return true;
    }

    bool readRest(const QByteArray &line, KeptRun &run)
    {
        const nlohmann::json json = jsonFrom(line);
        if (!json.is_object() || !json.contains("typed") || !json["typed"].is_string())
            return false;
        for (const char *key : { "cutOutput", "cutDisplays", "cutInput" }) {
            if (!json.contains(key) || !json[key].is_number_integer())
                return false;
        }
        // Runs that were kept before have none.
        if (json.contains("typedLines") && !readTypedLines(json["typedLines"], run))
            return false;
        run.typed = QByteArray::fromBase64(
            QByteArray::fromStdString(json["typed"].get_ref<const std::string &>()));
        run.cut = { .outputBytes = json["cutOutput"].get<qint64>(),
                    .displays = json["cutDisplays"].get<int>(),
                    .inputBytes = json["cutInput"].get<qint64>() };
        return true;
    }

    std::unexpected<Error> damaged(const QString &sentence)
    {
        return fail(ErrorCode::NotReadable, Say::tr("The kept run is damaged. %1").arg(sentence));
    }

    /// The size that the bytes claim is looked at first, because memory of that size is taken.
    bool mayBeUnpacked(const QByteArray &bytes)
    {
        return bytes.size() > 4 && qFromBigEndian<quint32>(bytes.constData()) <= kMostUnpacked;
    }

    /// Control characters but ends of lines say nothing to a person who searches.
    QString searchable(const QByteArray &bytes)
    {
        QString text = QString::fromUtf8(bytes.first(std::min(bytes.size(), kMostFound)));
        for (QChar &letter : text) {
            if (letter < u' ' && letter != u'\n' && letter != u'\t')
                letter = u' ';
        }
        return text;
    }

    QByteArray textIn(const RunEvent::Payload &payload)
    {
        if (const auto *output = std::get_if<Output>(&payload))
            return output->bytes;
        if (const auto *display = std::get_if<Display>(&payload))
            return display->data.data(QStringLiteral("text/plain")) + '\n';
        if (const auto *value = std::get_if<Value>(&payload))
            return value->data.data(QStringLiteral("text/plain")) + '\n';
        if (const auto *error = std::get_if<ErrorReport>(&payload))
            return (error->type + QStringLiteral(": ") + error->message + u'\n').toUtf8();
        return {};
    }

} // namespace

QByteArray packed(const KeptRun &run)
{
    QByteArray lines = jsonBytes(toJson(run.request)) + '\n' + jsonBytes(rest(run)) + '\n';
    for (const RunEvent &event : run.events)
        lines += eventLine(event) + '\n';
    return qCompress(lines);
}

Result<void> unpack(const QByteArray &bytes, KeptRun &run)
{
    if (!mayBeUnpacked(bytes))
        return damaged(Say::tr("Its size is wrong."));
    const QByteArray text = qUncompress(bytes);
    const QList<QByteArray> lines = text.split('\n');
    if (lines.size() < 3)
        return damaged(Say::tr("It cannot be unpacked."));
    const auto request = runRequestFromJson(lines[0]);
    if (!request)
        return damaged(request.error().text);
    if (!readRest(lines[1], run))
        return damaged(Say::tr("Its second line is wrong."));
    run.request = *request;
    run.events.clear();
    for (const QByteArray &line : lines.sliced(2, lines.size() - 3)) {
        auto event = eventFromLine(line);
        if (!event)
            return damaged(event.error().text);
        run.events.append(*std::move(event));
    }
    return {};
}

QString foundOutput(const KeptRun &run)
{
    QByteArray text;
    for (const RunEvent &event : run.events) {
        if (text.size() >= kMostFound)
            break;
        text += textIn(event.payload);
    }
    return searchable(text);
}

QString foundCode(const KeptRun &run)
{
    return searchable(run.request.snippet.code);
}

} // namespace sandpad::runner
