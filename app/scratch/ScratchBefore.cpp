#include "app/scratch/ErrorPlaces.h"
#include "app/scratch/ScratchPage.h"
#include "runner/history/Replay.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"

#include <utility>

// The run of an earlier session, which a scratch shows until there is one of this session.

namespace sandpad::app {

bool ScratchPage::takeWishForBefore()
{
    return std::exchange(m_wantsBefore, false) && m_execution.state() == Execution::State::None;
}

void ScratchPage::showBefore(const runner::KeptRun &run, const QString &sentence)
{
    const bool isWhole = !run.events.isEmpty()
        && std::holds_alternative<runner::Finished>(run.events.last().payload);
    if (m_execution.state() != Execution::State::None || !isWhole)
        return;
    m_before = run;
    m_pane->setHeading(sentence);
    m_output->clear();
    m_output->setHint(tr("Nothing was printed."));
    m_output->setSource(run.request.snippet.code);
    m_output->setEchoedByProgram(run.request.usesTerminal);
    runner::replay(run,
                   { .onEvent = [this](const runner::RunEvent &event) { m_output->add(event); },
                     .onTyped = [this](const QString &line,
                                       bool isSecret) { m_output->addTyped(line, isSecret); } });
    const auto *error = runner::partOf<runner::ErrorReport>(run);
    if (error && !runner::isInterruption(*error) && run.request.snippet.code == m_editor->bytes())
        m_editor->showErrors(errorPlaces(*error));
    emit changed();
}

void ScratchPage::forgetBefore()
{
    m_scratch.ending.reset();
    if (m_language.canRun)
        m_output->setHint({});
    emit changed();
}

} // namespace sandpad::app
