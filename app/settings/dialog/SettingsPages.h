#pragma once

#include "runner/model/LanguageInfo.h"

#include <QList>

class QWidget;

namespace sandpad::app {

class SettingsForm;
class SettingsStore;

// The pages of the dialog that are plain fields. Each borrows the settings.

[[nodiscard]] SettingsForm *makeLookPage(SettingsStore &store, QWidget *parent);
[[nodiscard]] SettingsForm *makeRunningPage(SettingsStore &store,
                                            const QList<runner::LanguageInfo> &languages,
                                            QWidget *parent);
[[nodiscard]] SettingsForm *makeKeepingPage(SettingsStore &store, QWidget *parent);

} // namespace sandpad::app
