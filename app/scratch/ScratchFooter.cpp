#include "app/scratch/ScratchPage.h"
#include "widgets/controls/Footer.h"
#include "widgets/editor/Carets.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/Indentation.h"
#include "widgets/editor/LineEnds.h"

// What a scratch tells the footer and its tab.

namespace sandpad::app {

widgets::Footer::Activity ScratchPage::activity() const
{
    using Activity = widgets::Footer::Activity;
    switch (m_execution.state()) {
    case Execution::State::Compiling:
        return Activity::Compiling;
    case Execution::State::Waiting:
        return Activity::Waiting;
    case Execution::State::Stopping:
        return Activity::Stopping;
    default:
        return Activity::Running;
    }
}

std::optional<runner::Ending> ScratchPage::ending() const
{
    if (const auto &result = m_execution.result())
        return runner::endingOf(result->outcome);
    return m_before ? m_before->head.ending : m_scratch.ending;
}

void ScratchPage::showIn(widgets::Footer &footer) const
{
    std::optional<runner::Limits> limits;
    if (const runner::KeptRun *shown = shownRun())
        limits = shown->request.limits;
    if (isRunning())
        footer.showRunning(m_execution.clock(), activity(), m_execution.usage(), limits);
    else if (const auto &result = m_execution.result())
        footer.showResult(*result, limits, m_execution.compiling());
    else if (m_before)
        footer.showResult(std::get<runner::Finished>(m_before->events.last().payload).result,
                          limits);
    else
        footer.showNothing();
    showCaret(footer);
    footer.showFile(fileState(), file().path);
}

widgets::TextStatus::FileState ScratchPage::fileState() const
{
    using State = widgets::TextStatus::FileState;
    if (!file().exists())
        return State::Kept;
    if (isFileMissing())
        return State::Missing;
    if (m_isFileChanged)
        return State::Changed;
    return m_fileStamp && !m_fileStamp->isWritable ? State::ReadOnly : State::Saved;
}

void ScratchPage::showCaret(widgets::Footer &footer) const
{
    int line = 0;
    int column = 0;
    m_editor->getCursorPosition(&line, &column);
    footer.showCaret({ .line = line + 1,
                       .column = column + 1,
                       .carets = m_editor->carets().count(),
                       .selected = m_editor->carets().selected(),
                       .indent = m_editor->indentationStyle().text(),
                       .encoding = file().encoding.shown(),
                       .lineEnds = widgets::lineEndName(*m_editor) });
}

} // namespace sandpad::app
