#pragma once

#include "runner/model/Run.h"
#include "widgets/cards/OutputRequest.h"

class QWidget;

namespace sandpad::app {

/// Does what a card on any page may request of a file: opens it after a question in this window,
/// or draws its first page. All other requests are ignored. Borrows the starter, which must outlive
/// the previews in the window.
void fulfilFileRequest(const widgets::OutputRequest &request, QWidget *window,
                       runner::RunStarter &starter);

} // namespace sandpad::app
