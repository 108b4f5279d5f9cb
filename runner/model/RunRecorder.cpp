#include "runner/model/RunRecorder.h"

namespace sandpad::runner {

void RunRecorder::add(const RunEvent &event)
{
    if (const auto *output = std::get_if<Output>(&event.payload)) {
        (output->stream == Stream::Out ? m_result.standardOutput : m_result.standardError) +=
            output->bytes;
    } else if (const auto *display = std::get_if<Display>(&event.payload)) {
        m_places.append(display->repeatsOutput ? -1 : m_result.displays.size());
        if (!display->repeatsOutput)
            m_result.displays.append(display->data);
    } else if (const auto *more = std::get_if<DisplayMore>(&event.payload)) {
        if (const qsizetype place = m_places.value(more->display, -1); place >= 0)
            m_result.displays[place].merge(more->data);
    } else if (const auto *value = std::get_if<Value>(&event.payload)) {
        m_result.value = value->data;
    } else if (const auto *finished = std::get_if<Finished>(&event.payload)) {
        RunResult whole = finished->result;
        whole.standardOutput = std::move(m_result.standardOutput);
        whole.standardError = std::move(m_result.standardError);
        whole.displays = std::move(m_result.displays);
        whole.value = std::move(m_result.value);
        m_result = std::move(whole);
        m_isFinished = true;
    }
}

} // namespace sandpad::runner
