#pragma once

#include <functional>

class QWidget;

namespace sandpad::app {

struct Actions;
class ReviewPage;

/// Connects the commands that act on the review of an answer. `page` gives the current one, null
/// when the current page is none.
void bindReviewActions(const Actions &actions, QWidget &window,
                       const std::function<ReviewPage *()> &page);

} // namespace sandpad::app
