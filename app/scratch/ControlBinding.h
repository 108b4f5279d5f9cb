#pragma once

#include "runner/model/LanguageInfo.h"

#include <QString>

#include <functional>

namespace sandpad::app {

class ControlBar;
class ScratchPage;

/// Lets what is chosen in the bar take effect on the current page. `page` gives it; the bar lives
/// as long as the connections.
void bindControls(ControlBar &bar, const std::function<ScratchPage *()> &page,
                  const std::function<runner::LanguageInfo(const QString &)> &languageOf);

} // namespace sandpad::app
