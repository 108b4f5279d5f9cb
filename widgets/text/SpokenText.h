#pragma once

#include <QString>

namespace sandpad::widgets {

/// What a widget implements that paints its text itself, so that assistive technology can read it.
class SpokenText
{
public:
    /// Makes all such widgets readable from now on; call it before the first one is shown.
    static void install();

    /// The text, or as much as anybody can hear.
    [[nodiscard]] virtual QString spokenText() const = 0;

protected:
    ~SpokenText() = default;
};

} // namespace sandpad::widgets
