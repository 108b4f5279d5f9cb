#include "runner/model/json/EventLine.h"

#include "runner/model/Json.h"
#include "runner/model/Say.h"
#include "runner/model/json/ModelJson.h"

#include <nlohmann/json.hpp>

namespace sandpad::runner {

namespace {

    /// The error that an event holds; null when it holds none.
    template <typename Event>
    auto errorIn(Event &event) -> decltype(std::get_if<ErrorReport>(&event.payload))
    {
        if (auto *end = std::get_if<Finished>(&event.payload))
            return end->result.error ? &*end->result.error : nullptr;
        return std::get_if<ErrorReport>(&event.payload);
    }

    /// Calls it with each frame, always in the same order.
    template <typename Report, typename Visit>
    void forEachFrame(Report &error, const Visit &visit)
    {
        for (auto &frame : error.frames)
            visit(frame);
        for (auto &cause : error.causes) {
            for (auto &frame : cause.frames)
                visit(frame);
        }
    }

    nlohmann::json leftOut(const RunEvent &event)
    {
        if (const auto *display = std::get_if<Display>(&event.payload))
            return display->repeatsOutput ? nlohmann::json { { "repeats", true } }
                                          : nlohmann::json();
        const ErrorReport *error = errorIn(event);
        if (!error)
            return {};
        std::string own;
        forEachFrame(*error, [&own](const Frame &frame) {
            own += frame.isBeside ? '2' : frame.isUser ? '1' : '0';
        });
        return { { "traceback", error->traceback.toStdString() },
                 { "printed", error->printed.toStdString() },
                 { "own", own } };
    }

    QString textOf(const nlohmann::json &facts, const char *key)
    {
        const auto found = facts.find(key);
        return found != facts.end() && found->is_string()
            ? QString::fromStdString(found->get_ref<const std::string &>())
            : QString();
    }

    void putBack(RunEvent &event, const nlohmann::json &facts)
    {
        if (auto *display = std::get_if<Display>(&event.payload))
            display->repeatsOutput = facts.contains("repeats");
        ErrorReport *error = errorIn(event);
        if (!error)
            return;
        error->traceback = textOf(facts, "traceback");
        error->printed = textOf(facts, "printed");
        const QString own = textOf(facts, "own");
        qsizetype at = 0;
        forEachFrame(*error, [&](Frame &frame) {
            frame.isBeside = at < own.size() && own[at] == u'2';
            frame.isUser = frame.isBeside || (at < own.size() && own[at] == u'1');
            ++at;
        });
    }

} // namespace

QByteArray eventLine(const RunEvent &event)
{
    // JSON has no tabulator of its own on one line.
    QByteArray line = jsonBytes(toJson(event));
    if (const nlohmann::json facts = leftOut(event); !facts.is_null())
        line += '\t' + jsonBytes(facts);
    return line;
}

Result<RunEvent> eventFromLine(const QByteArray &line)
{
    const qsizetype tab = line.indexOf('\t');
    auto event = runEventFromJson(tab < 0 ? line : line.first(tab));
    if (!event || tab < 0)
        return event;
    const nlohmann::json facts = jsonFrom(QByteArrayView(line).sliced(tab + 1));
    if (!facts.is_object())
        return fail(ErrorCode::Malformed, Say::tr("What follows an event is no object."));
    putBack(*event, facts);
    return event;
}

} // namespace sandpad::runner
