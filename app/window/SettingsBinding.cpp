#include "app/window/SettingsBinding.h"

#include "app/session/KeptPage.h"
#include "app/settings/SettingsStore.h"

namespace sandpad::app {

void takeFormerLook(const WindowState &window, SettingsStore &settings)
{
    if (!settings.isNew())
        return;
    settings.change([&window](Settings &taken) {
        for (const auto &wish : kThemeWishes) {
            if (window.formerTheme == QLatin1String(wish.word))
                taken.theme = wish.value;
        }
        using widgets::CodeFont;
        if (window.formerCodePixels >= CodeFont::kSmallest
            && window.formerCodePixels <= CodeFont::kLargest)
            taken.font.pixels = window.formerCodePixels;
    });
}

} // namespace sandpad::app
