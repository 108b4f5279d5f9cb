#include "widgets/figures/Animation.h"

#include "widgets/figures/Picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QLocale>

#include <algorithm>

namespace sandpad::widgets {

namespace {

    using std::chrono::milliseconds;

    constexpr qsizetype kMostFrames = 2000;
    constexpr milliseconds kShortestDelay { 20 };
    /// The delay that browsers use for frames without one.
    constexpr milliseconds kUsualDelay { 100 };

    struct AnimationTexts
    {
        Q_DECLARE_TR_FUNCTIONS(sandpad::widgets::Animation)
    };

    milliseconds delayOf(int ms)
    {
        return ms <= 0 ? kUsualDelay : std::max(kShortestDelay, milliseconds(ms));
    }

    QString noteFor(qsizetype count)
    {
        if (count <= 1)
            return AnimationTexts::tr("It does not move: its frames are too large.");
        return AnimationTexts::tr("Only its first %1 frames are played.")
            .arg(QLocale().toString(count));
    }

} // namespace

AnimationFrames decodeFrames(QByteArray gif, const std::function<bool()> &isWanted)
{
    AnimationFrames result;
    QBuffer buffer(&gif);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "gif");
    reader.setAutoDetectImageFormat(false);
    const QSize said = reader.size();
    const qint64 pixels = static_cast<qint64>(said.width()) * said.height();
    if (!said.isValid() || pixels < 1)
        return result;
    if (pixels > kMostShownPixels) {
        result.note = noteFor(0);
        return result;
    }
    bool isFull = false;
    while (!isFull && reader.canRead() && isWanted()) {
        const QImage image = reader.read();
        if (image.isNull()
            || (!result.frames.isEmpty() && image.size() != result.frames.first().image.size()))
            break;
        // The first frame is shown in any case. Its size may differ from the one in the header.
        const bool isLeased =
            result.lease->take(static_cast<qint64>(image.width()) * image.height());
        if (isLeased || result.frames.isEmpty())
            result.frames.append({ .image = image, .delay = delayOf(reader.nextImageDelay()) });
        isFull = !isLeased || result.frames.size() >= kMostFrames;
    }
    // Qt returns -1 for endless, else the number of repetitions.
    result.playCount = reader.loopCount() + 1;
    if (isFull && reader.canRead())
        result.note = noteFor(result.frames.size());
    return result;
}

Animation::Animation(AnimationFrames frames, QObject *parent)
    : QObject(parent)
    , m_frames(std::move(frames))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Animation::advance);
}

void Animation::onPainted()
{
    const bool isLast = m_current == frameCount() - 1;
    const bool isOver = isLast && m_frames.playCount > 0 && m_played + 1 >= m_frames.playCount;
    if (!m_timer.isActive() && !isOver && frameCount() > 1)
        m_timer.start(m_frames.frames[m_current].delay);
}

void Animation::advance()
{
    m_current = (m_current + 1) % frameCount();
    if (m_current == 0)
        ++m_played;
    emit frameChanged(m_frames.frames[m_current].image);
}

} // namespace sandpad::widgets
