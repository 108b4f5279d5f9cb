#pragma once

#include "runner/model/Run.h"

namespace sandpad::widgets {
class PagePreview;
}

namespace sandpad::app {

/// Draws the first page of a preview's document: a run of its own, since the document is a
/// stranger's. Ends with the preview.
void drawPage(runner::RunStarter &starter, widgets::PagePreview *preview);

} // namespace sandpad::app
