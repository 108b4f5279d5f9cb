#include "app/review/ReviewPage.h"
#include "widgets/review/ReviewPane.h"

// Going from block to block, and from one text that was found to the next.

namespace sandpad::app {

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
