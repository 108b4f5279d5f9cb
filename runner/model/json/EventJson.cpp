#include "runner/model/JsonStream.h"
#include "runner/model/Say.h"
#include "runner/model/json/FieldReaders.h"

#include <utility>

namespace sandpad::runner {

namespace {

    enum class Kind : std::uint8_t
    {
        Started,
        Step,
        Stdout,
        Stderr,
        Display,
        DisplayMore,
        Value,
        Error,
        Input,
        File,
        Usage,
        Finished
    };

    constexpr auto kKinds = std::to_array<Word<Kind>>({
        { Kind::Started, "started" },
        { Kind::Step, "step" },
        { Kind::Stdout, "stdout" },
        { Kind::Stderr, "stderr" },
        { Kind::Display, "display" },
        { Kind::DisplayMore, "display-more" },
        { Kind::Value, "value" },
        { Kind::Error, "error" },
        { Kind::Input, "input" },
        { Kind::File, "file" },
        { Kind::Usage, "usage" },
        { Kind::Finished, "finished" },
    });

    Kind kindOf(const RunEvent::Payload &payload)
    {
        if (const auto *output = std::get_if<Output>(&payload))
            return output->stream == Stream::Out ? Kind::Stdout : Kind::Stderr;
        constexpr std::array kByIndex { Kind::Started, Kind::Step,        Kind::Stdout,
                                        Kind::Display, Kind::DisplayMore, Kind::Value,
                                        Kind::Error,   Kind::Input,       Kind::File,
                                        Kind::Usage,   Kind::Finished };
        static_assert(kByIndex.size() == std::variant_size_v<RunEvent::Payload>);
        return kByIndex.at(payload.index());
    }

    /// A payload that its event does not hold yet.
    RunEvent::Payload emptyPayload(Kind kind)
    {
        switch (kind) {
        case Kind::Started:
            return Started {};
        case Kind::Step:
            return StepBegun {};
        case Kind::Stdout:
            return Output { .stream = Stream::Out, .bytes = {} };
        case Kind::Stderr:
            return Output { .stream = Stream::Err, .bytes = {} };
        case Kind::Display:
            return Display {};
        case Kind::DisplayMore:
            return DisplayMore {};
        case Kind::Value:
            return Value {};
        case Kind::Error:
            return ErrorReport {};
        case Kind::Input:
            return WaitingForInput {};
        case Kind::File:
            return FileEntry {};
        case Kind::Usage:
            return Usage {};
        case Kind::Finished:
            return Finished {};
        }
        Q_UNREACHABLE_RETURN({});
    }

} // namespace

// NOLINTBEGIN(misc-use-internal-linkage): reader and writer find these by their arguments.

template <typename Json>
void fields(Json &json, Of<Started> auto &started)
{
    json.object("isolation", started.isolation);
    json.textsByName("versions", started.versions);
}

template <typename Json>
void fields(Json &json, Of<StepBegun> auto &step)
{
    json.flag("compiling", step.isCompiling);
}

void fields(JsonWriter &json, const Output &output)
{
    json.decoded("text", output.bytes);
    // A byte order mark is not in the text either.
    if (decoded(output.bytes) != output.bytes.toStdString())
        json.base64("base64", output.bytes);
}

void fields(JsonReader &json, Output &output)
{
    json.decoded("text", output.bytes);
    if (!json.has("base64"))
        return;
    const QByteArray text = std::exchange(output.bytes, {});
    json.base64("base64", output.bytes);
    if (decoded(output.bytes) != text.toStdString())
        json.fail("base64", Say::tr("%1 holds other bytes than text."));
}

template <typename Json>
void fields(Json &json, Of<Display> auto &display)
{
    json.object("data", display.data);
}

template <typename Json>
void fields(Json &json, Of<DisplayMore> auto &more)
{
    json.number("display", more.display);
    json.object("data", more.data);
}

template <typename Json>
void fields(Json &json, Of<Value> auto &value)
{
    json.object("data", value.data);
}

template <typename Json>
void fields(Json &json, Of<WaitingForInput> auto &waiting)
{
    json.flag("secret", waiting.isSecret);
}

void fields(JsonWriter &json, const Finished &finished)
{
    writeFields(json, finished.result, Streams::Leave);
}

void fields(JsonReader &json, Finished &finished)
{
    readFields(json, finished.result, Streams::Leave);
}

void fields(JsonWriter &json, const RunEvent &event)
{
    json.word("kind", kindOf(event.payload), kKinds);
    json.seconds("time", event.time);
    std::visit([&json](const auto &payload) { fields(json, payload); }, event.payload);
}

void fields(JsonReader &json, RunEvent &event)
{
    auto kind = Kind::Started;
    json.word("kind", kind, kKinds);
    json.seconds("time", event.time);
    event.payload = emptyPayload(kind);
    std::visit([&json](auto &payload) { fields(json, payload); }, event.payload);
}

nlohmann::json toJson(const RunEvent &event)
{
    return JsonWriter::json(event);
}

void writeJson(JsonStream &out, const RunEvent &event)
{
    RunEvent head = event;
    const MimeBundle data = std::visit(
        [](auto &payload) {
            if constexpr (requires { payload.data = MimeBundle(); })
                return std::exchange(payload.data, {});
            else
                return MimeBundle();
        },
        head.payload);
    nlohmann::json fields = toJson(head);
    if (data.isEmpty())
        return out.value(fields);
    fields.erase("data");
    out.beginObject();
    out.members(fields);
    out.key("data");
    writeJson(out, data);
    out.endObject();
}

Result<RunEvent> runEventFromJson(const QByteArray &text, qsizetype mostBytes)
{
    return valueFromJson<RunEvent>(text, mostBytes);
}

// NOLINTEND(misc-use-internal-linkage)

} // namespace sandpad::runner
