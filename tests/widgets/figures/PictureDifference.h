#pragma once

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

/// How much two pictures differ for somebody who looks at them.
namespace sandpad::tests {

/// Pictures agree when at most so large a part of their pixels...
inline constexpr double kMostOthers = 0.005;
/// ...differs by more than this in a channel, once both are blurred by so many pixels.
inline constexpr double kMostDifference = 48;
inline constexpr double kBlur = 1.5;

/// One plane per channel, row by row.
using Plane = std::vector<double>;

inline Plane planeOf(const QImage &image, int channel)
{
    Plane plane;
    plane.reserve(static_cast<std::size_t>(image.width()) * image.height());
    for (int y = 0; y < image.height(); ++y) {
        const auto *row = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x)
            plane.push_back((row[x] >> (8 * channel)) & 0xff);
    }
    return plane;
}

/// Blurs along rows (step 1) or columns (step: the width).
inline Plane blurred(const Plane &plane, int length, int step, int lines, int lineStep)
{
    constexpr int kReach = 5;
    std::array<double, 2 * kReach + 1> weights {};
    double sum = 0;
    for (int i = -kReach; i <= kReach; ++i)
        sum += weights[i + kReach] = std::exp(-i * i / (2 * kBlur * kBlur));
    Plane result(plane.size());
    for (int line = 0; line < lines; ++line) {
        for (int at = 0; at < length; ++at) {
            double value = 0;
            for (int i = -kReach; i <= kReach; ++i)
                value += weights[i + kReach]
                    * plane[line * lineStep + std::clamp(at + i, 0, length - 1) * step];
            result[line * lineStep + at * step] = value / sum;
        }
    }
    return result;
}

inline QImage onWhite(const QImage &image)
{
    QImage result(image.size(), QImage::Format_RGB32);
    result.fill(Qt::white);
    QPainter(&result).drawImage(QRect(QPoint(), image.size()), image);
    return result;
}

/// The part of the pixels in which two pictures differ; 1 for other sizes.
inline double difference(const QImage &left, const QImage &right)
{
    if (left.size() != right.size() || left.isNull())
        return 1;
    const int width = left.width();
    const int height = left.height();
    std::vector<char> differs(static_cast<std::size_t>(width) * height);
    for (int channel = 0; channel < 3; ++channel) {
        const auto soft = [&](const QImage &image) {
            const Plane rows = blurred(planeOf(image, channel), width, 1, height, width);
            return blurred(rows, height, width, width, 1);
        };
        const Plane a = soft(left);
        const Plane b = soft(right);
        for (std::size_t i = 0; i < a.size(); ++i)
            differs[i] |= std::abs(a[i] - b[i]) > kMostDifference;
    }
    return static_cast<double>(std::ranges::count(differs, char(1)))
        / static_cast<double>(differs.size());
}

} // namespace sandpad::tests
