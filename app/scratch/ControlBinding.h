#pragma once

#include "runner/model/LanguageInfo.h"

#include <QString>

#include <functional>

namespace sandpad::app {

class ControlBar;
class ScratchPage;

/// Applies what is chosen in the bar to the current page, which `page` returns. The connections end
/// with the bar.
void bindControls(ControlBar &bar, const std::function<ScratchPage *()> &page,
                  const std::function<runner::LanguageInfo(const QString &)> &languageOf);

} // namespace sandpad::app
