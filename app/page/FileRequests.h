#pragma once

#include "runner/model/Run.h"
#include "widgets/cards/OutputRequest.h"

namespace sandpad::app {

class Page;

/// Does what a card on any page may request of a file: opens it after a question in the page's
/// window, draws its first page, or writes a table, for which `python` is the interpreter (empty:
/// the best one found). All other requests are ignored. Borrows the starter, which must outlive the
/// window.
void fulfilFileRequest(const widgets::OutputRequest &request, Page &page,
                       runner::RunStarter &starter, const QString &python = {});

} // namespace sandpad::app
