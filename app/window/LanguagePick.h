#pragma once

#include "runner/model/LanguageInfo.h"

#include <QList>

namespace sandpad::widgets {
class QuickPick;
}

namespace sandpad::app {

class ScratchPage;

/// Lists the languages, those that can be run first; the scratch becomes one of that which is
/// picked.
void pickLanguage(ScratchPage &scratch, const QList<runner::LanguageInfo> &languages,
                  widgets::QuickPick &pick);

} // namespace sandpad::app
