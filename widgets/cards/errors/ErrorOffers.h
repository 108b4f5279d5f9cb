#pragma once

#include "runner/model/ErrorReport.h"
#include "widgets/cards/OutputRequest.h"

#include <QList>
#include <QString>

namespace sandpad::widgets {

/// A button of an error's card: what it says, what it does in more words, and what it requests.
struct ErrorOffer
{
    QString text;
    QString description;
    OutputRequest request;
};

/// What may help against the error, the best first.
[[nodiscard]] QList<ErrorOffer> offersOf(const runner::ErrorReport &error);

} // namespace sandpad::widgets
