#include "app/review/ReviewPage.h"
#include "widgets/review/ReviewPane.h"

#include <QFileInfo>

// Going from block to block, from one text that was found to the next, and to a tab of its own.

namespace sandpad::app {

void ReviewPage::editAsText()
{
    if (QFileInfo::exists(m_stored.path))
        emit textRequested(m_stored.path);
    else
        emit scratchRequested(QStringLiteral("Markdown"), m_stored.text);
}

void ReviewPage::find()
{
    if (showBlocks())
        m_pane->find();
}

void ReviewPage::stepHit(int by)
{
    if (showBlocks())
        m_pane->stepHit(by);
}

void ReviewPage::stepFinding(int by)
{
    if (showBlocks())
        m_pane->step(by);
}

} // namespace sandpad::app
