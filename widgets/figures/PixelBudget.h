#pragma once

#include <QtTypes>

#include <memory>

namespace sandpad::widgets {

/// Pixels of decoded frames that somebody holds. They count until this is destroyed.
class PixelLease
{
public:
    ~PixelLease();
    Q_DISABLE_COPY_MOVE(PixelLease)

    /// Asks for so many more; false: all animations together would hold more than 32 million.
    [[nodiscard]] bool take(qint64 pixels);

private:
    friend std::shared_ptr<PixelLease> leasePixels();
    PixelLease() = default;

    qint64 m_pixels = 0;
};

/// A lease of nothing yet. All animations of the process share one budget, since a program can show
/// any number of them. Any thread.
[[nodiscard]] std::shared_ptr<PixelLease> leasePixels();

} // namespace sandpad::widgets
