#include "app/review/RunProgress.h"

#include "app/review/ReviewWords.h"
#include "runner/model/OutcomeSentence.h"

#include <QCoreApplication>

namespace sandpad::app {

namespace {

    struct ProgressTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::app::RunProgress)
    };

} // namespace

void RunProgress::begin(qsizetype blocks)
{
    m_hasRun = true;
    m_wanted = blocks;
    m_done = 0;
    m_running = 0;
    m_since.start();
}

void RunProgress::end()
{
    m_tookMs = m_since.elapsed();
    m_running = 0;
}

QString RunProgress::runningText() const
{
    return m_running > 0
        ? ProgressTexts::tr("Block %1 · %2 of %3 done").arg(m_running).arg(m_done).arg(m_wanted)
        : ProgressTexts::tr("Looking at %1…").arg(blockCount(m_wanted));
}

QString RunProgress::doneText(qsizetype blocks, int ranTwice) const
{
    if (!m_hasRun)
        return blockCount(blocks);
    constexpr double kMsPerSecond = 1000;
    return QStringLiteral("%1   %2   %3")
        .arg(ProgressTexts::tr("✓ Done"),
             blocks == 1 ? blockCount(blocks)
                         : ProgressTexts::tr("%1, %2 of them run twice or more")
                               .arg(blockCount(blocks))
                               .arg(ranTwice),
             runner::humanSeconds(static_cast<double>(m_tookMs) / kMsPerSecond));
}

} // namespace sandpad::app
