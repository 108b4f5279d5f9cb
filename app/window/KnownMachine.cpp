#include "app/window/KnownMachine.h"

#include "app/scratch/ControlBar.h"
#include "app/scratch/ScratchPage.h"

namespace sandpad::app {

void KnownMachine::setHealth(const runner::DoctorReport &report)
{
    m_probed = strongestOf(report);
    m_brokenSandbox = m_probed ? QString() : report.layers.value(0).reason;
}

void KnownMachine::show(const ScratchPage &page, ControlBar &bar) const
{
    bar.showScratch(page.scratch(), page.language(), m_toolchains.value(page.language().id));
    if (const auto &isolation = page.isolation())
        bar.showIsolation(*isolation, page.wasWarm());
    else if (m_probed && !page.scratch().isolation)
        bar.showIsolation(*m_probed);
    else if (!m_brokenSandbox.isEmpty())
        bar.showBrokenSandbox(m_brokenSandbox);
}

} // namespace sandpad::app
