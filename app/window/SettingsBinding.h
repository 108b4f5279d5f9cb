#pragma once

namespace sandpad::app {

class SettingsStore;
struct WindowState;

/// Moves what versions before the settings kept with the tabs into the settings, once: where there
/// is no file of settings yet.
void takeFormerLook(const WindowState &window, SettingsStore &settings);

} // namespace sandpad::app
