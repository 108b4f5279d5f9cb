#include "app/window/KnownMachine.h"

#include "app/scratch/ControlBar.h"
#include "app/scratch/ScratchPage.h"

#include <QFileInfo>

#include <algorithm>

namespace sandpad::app {

void KnownMachine::setHealth(const runner::DoctorReport &report)
{
    m_probed = strongestOf(report);
    m_brokenSandbox = m_probed ? QString() : report.layers.value(0).reason;
}

QList<runner::Toolchain> KnownMachine::toolchainsOf(const QString &languageId) const
{
    QList<runner::Toolchain> ordered = m_toolchains.value(languageId);
    const QString usual = m_usual.value(languageId);
    if (usual.isEmpty())
        return ordered;
    const auto found = std::ranges::find(ordered, usual, &runner::Toolchain::path);
    if (found != ordered.end()) {
        std::rotate(ordered.begin(), found, std::next(found));
        return ordered;
    }
    runner::Toolchain other; // nobody has asked it for its version
    other.languageId = languageId;
    other.name = QFileInfo(usual).fileName();
    other.path = usual;
    ordered.prepend(other);
    return ordered;
}

void KnownMachine::show(const ScratchPage &page, ControlBar &bar) const
{
    bar.showScratch(page.scratch(), page.language(), toolchainsOf(page.language().id));
    if (const auto &isolation = page.isolation())
        bar.showIsolation(*isolation, page.wasWarm());
    else if (m_probed && !page.scratch().isolation)
        bar.showIsolation(*m_probed);
    else if (!m_brokenSandbox.isEmpty())
        bar.showBrokenSandbox(m_brokenSandbox);
}

} // namespace sandpad::app
