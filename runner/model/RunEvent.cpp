#include "runner/model/RunEvent.h"

#include "runner/model/JsonText.h"

#include <QStringDecoder>

namespace sandpad::runner {

namespace {

    bool isValidUtf8(const QByteArray &bytes)
    {
        QStringDecoder decoder(QStringDecoder::Utf8);
        const QString text = decoder.decode(bytes);
        // An unfinished character at the end only shows when the decoder is asked for more.
        return !decoder.hasError() && QString::fromUtf8(bytes) == text;
    }

    nlohmann::json payload(const Started &started)
    {
        auto versions = nlohmann::json::object();
        for (const auto &[tool, version] : started.versions.asKeyValueRange())
            versions[tool.toStdString()] = version.toStdString();
        return { { "kind", "started" },
                 { "isolation", toJson(started.isolation) },
                 { "versions", std::move(versions) } };
    }

    nlohmann::json payload(const Output &output)
    {
        nlohmann::json json = { { "kind", output.stream == Stream::Out ? "stdout" : "stderr" },
                                { "text", decoded(output.bytes) } };
        if (!isValidUtf8(output.bytes))
            json["base64"] = output.bytes.toBase64().toStdString();
        return json;
    }

    nlohmann::json payload(const Display &display)
    {
        return { { "kind", "display" }, { "data", display.data.toJson() } };
    }

    nlohmann::json payload(const Value &value)
    {
        return { { "kind", "value" }, { "data", value.data.toJson() } };
    }

    nlohmann::json payload(const ErrorReport &error)
    {
        auto json = toJson(error);
        json["kind"] = "error";
        return json;
    }

    nlohmann::json payload(const WaitingForInput &waiting)
    {
        return { { "kind", "input" }, { "secret", waiting.isSecret } };
    }

    nlohmann::json payload(const FileEntry &file)
    {
        auto json = toJson(file);
        json["kind"] = "file";
        return json;
    }

    nlohmann::json payload(const Usage &usage)
    {
        auto json = toJson(usage);
        json["kind"] = "usage";
        return json;
    }

    nlohmann::json payload(const Finished &finished)
    {
        auto json = toJson(finished.result, Streams::Leave);
        json["kind"] = "finished";
        return json;
    }

} // namespace

nlohmann::json toJson(const RunEvent &event)
{
    auto json = std::visit([](const auto &value) { return payload(value); }, event.payload);
    json["time"] = seconds(event.time);
    return json;
}

} // namespace sandpad::runner
