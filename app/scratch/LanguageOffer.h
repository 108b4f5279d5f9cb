#pragma once

#include "runner/model/LanguageInfo.h"

#include <functional>

namespace sandpad::widgets {
class OfferBar;
}

namespace sandpad::app {

class ScratchPage;

/// Offers to switch the page's language whenever code that seems to be of another one is pasted as
/// its whole text; unless something else is offered, or a file tells the language. In an empty page
/// the paste switches it, and going back is offered. Borrows the
/// offer bar, which must outlive the page. `languageOf` gives the language of an id.
void offerMeantLanguages(widgets::OfferBar &offer, ScratchPage &page,
                         const std::function<runner::LanguageInfo(const QString &id)> &languageOf);

} // namespace sandpad::app
