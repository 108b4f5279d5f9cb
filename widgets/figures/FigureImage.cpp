#include "widgets/figures/FigureImage.h"

#include "widgets/figures/Animation.h"
#include "widgets/figures/Background.h"
#include "widgets/figures/FigurePicture.h"

namespace sandpad::widgets {

FigureImage::FigureImage(Figure figure, QObject *parent)
    : QObject(parent)
    , m_figure(std::move(figure))
{ }

FigureImage::~FigureImage()
{
    *m_latest = -1;
}

void FigureImage::setFigure(const Figure &figure)
{
    m_figure = figure;
}

bool FigureImage::hasSizes() const
{
    return isVector() || bitmapFormat(m_figure.bytes()) != "gif";
}

void FigureImage::request(int widthPixels)
{
    release();
    const int run = *m_latest;
    inBackground(
        this,
        [figure = m_figure, latest = m_latest, widthPixels, run] {
            if (*latest != run)
                return Picture();
            return pictureOfWidth(figure, widthPixels);
        },
        [this, run](const Picture &picture) {
            if (*m_latest != run)
                return;
            if (!picture.naturalSize.isEmpty())
                m_naturalSize = picture.naturalSize;
            m_note = picture.note;
            if (picture.refusal.isEmpty())
                emit rendered(picture.image);
            else
                emit refused(picture.refusal);
        });
}

void FigureImage::release()
{
    ++*m_latest;
    m_hasAskedForFrames = false;
    m_animation.reset();
}

void FigureImage::onPainted()
{
    if (m_animation)
        m_animation->onPainted();
    else if (!m_hasAskedForFrames && bitmapFormat(m_figure.bytes()) == "gif")
        loadFrames();
}

void FigureImage::loadFrames()
{
    m_hasAskedForFrames = true;
    const int run = *m_latest;
    inBackground(
        this,
        [bytes = m_figure.bytes(), latest = m_latest, run] {
            return decodeFrames(bytes, [&] { return *latest == run; });
        },
        [this, run](AnimationFrames frames) {
            if (*m_latest != run)
                return;
            if (!frames.note.isEmpty())
                m_note = { .words = frames.note, .sentence = frames.note };
            if (frames.frames.isEmpty())
                return;
            const QImage first = frames.frames.first().image;
            if (frames.frames.size() > 1) {
                m_animation = std::make_unique<Animation>(std::move(frames));
                connect(m_animation.get(), &Animation::frameChanged, this,
                        &FigureImage::frameShown);
            }
            emit frameShown(first);
        });
}

} // namespace sandpad::widgets
