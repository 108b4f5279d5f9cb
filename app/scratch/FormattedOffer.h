#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace sandpad::widgets {
class OfferBar;
}

namespace sandpad::app {

class ScratchPage;

/// Offers to show the page's text formatted, if it is JSON with a line that is too long to be
/// shown. It is formatted in a thread; `open` then gets the text and a title for a tab of its own.
/// Borrows the offer bar.
void offerFormatted(widgets::OfferBar &offer, ScratchPage &page,
                    const std::function<void(const QString &title, const QByteArray &text)> &open);

} // namespace sandpad::app
