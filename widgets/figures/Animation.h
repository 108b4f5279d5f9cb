#pragma once

#include "widgets/figures/PixelBudget.h"

#include <QImage>
#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

#include <chrono>
#include <functional>

namespace sandpad::widgets {

/// The decoded frames of an animated picture.
struct AnimationFrames
{
    struct Frame
    {
        QImage image;
        std::chrono::milliseconds delay {}; ///< how long the frame is shown
    };

    QList<Frame> frames;
    int playCount = 0; ///< how often the animation is played; 0: without end
    std::shared_ptr<PixelLease> lease = leasePixels(); ///< of the frames' pixels
    QString note; ///< why frames are missing, as a sentence; usually empty
};

/// Decodes a GIF: at most 2,000 frames, and as many pixels as its lease gets; the first frame in
/// any case. Runs in any thread. Returns the frames so far as soon as `isWanted` returns false.
[[nodiscard]] AnimationFrames decodeFrames(QByteArray gif, const std::function<bool()> &isWanted);

/// Shows frames one after the other while they are visible: a frame's time begins when it is
/// painted. So an animation that is scrolled away, hidden or minimised stands still by itself.
/// Lives in the GUI thread.
class Animation : public QObject
{
    Q_OBJECT

public:
    /// `frames` has at least one.
    explicit Animation(AnimationFrames frames, QObject *parent = nullptr);

    /// To be called from each paintEvent: the current frame is on the screen.
    void onPainted();
    [[nodiscard]] bool isPlaying() const { return m_timer.isActive(); }
    [[nodiscard]] qsizetype frameCount() const { return m_frames.frames.size(); }
    [[nodiscard]] qsizetype current() const { return m_current; }

signals:
    void frameChanged(const QImage &image);

private:
    void advance();

    AnimationFrames m_frames;
    qsizetype m_current = 0;
    int m_played = 0; ///< how often it was played to its end
    QTimer m_timer;
};

} // namespace sandpad::widgets
