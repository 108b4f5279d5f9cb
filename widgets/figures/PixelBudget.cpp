#include "widgets/figures/PixelBudget.h"

#include <atomic>

namespace sandpad::widgets {

namespace {

    constexpr qint64 kMostFramePixels = 32'000'000;
    std::atomic<qint64> s_taken = 0;

} // namespace

PixelLease::~PixelLease()
{
    s_taken -= m_pixels;
}

bool PixelLease::take(qint64 pixels)
{
    if (s_taken.fetch_add(pixels) + pixels > kMostFramePixels) {
        s_taken -= pixels;
        return false;
    }
    m_pixels += pixels;
    return true;
}

std::shared_ptr<PixelLease> leasePixels()
{
    return std::shared_ptr<PixelLease>(new PixelLease);
}

} // namespace sandpad::widgets
