#include "app/window/ReviewActions.h"

#include "app/review/ReviewPage.h"
#include "app/window/Actions.h"

namespace sandpad::app {

void bindReviewActions(const Actions &actions, QWidget &window,
                       const std::function<ReviewPage *()> &page)
{
    const auto on = [&window, page](QAction *action, const auto &slot) {
        QObject::connect(action, &QAction::triggered, &window, [page, slot] {
            if (ReviewPage *review = page())
                slot(*review);
        });
    };
    on(actions.find, [](ReviewPage &review) {
        if (review.isVisible()) // else the history is shown in its place, and searched
            review.find();
    });
    const auto stepHit = [](ReviewPage &review, int by) {
        if (review.isVisible()) // else the history is shown in its place
            review.stepHit(by);
    };
    on(actions.findNext, [stepHit](ReviewPage &review) { stepHit(review, 1); });
    on(actions.findPrevious, [stepHit](ReviewPage &review) { stepHit(review, -1); });
    on(actions.nextFinding, [](ReviewPage &review) { review.stepFinding(1); });
    on(actions.previousFinding, [](ReviewPage &review) { review.stepFinding(-1); });
    on(actions.editAsText, [](ReviewPage &review) { review.editAsText(); });
    on(actions.save, [](ReviewPage &review) { review.saveReport(); });
    on(actions.saveAs, [](ReviewPage &review) { review.saveReport(); });
}

} // namespace sandpad::app
