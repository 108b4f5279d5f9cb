#pragma once

#include "widgets/figures/Figure.h"
#include "widgets/figures/Picture.h"

#include <QImage>
#include <QObject>
#include <QSizeF>

#include <atomic>
#include <memory>

namespace sandpad::widgets {

class Animation;

/// A figure as a bitmap. Decoded in a thread of the pool, with caps on its size; the guest's bytes
/// are never decoded in the GUI thread (see FigurePicture.h). An animated GIF plays while it is
/// painted. A newer request cancels the answer to an older one, and
/// so does deleting this object.
class FigureImage : public QObject
{
    Q_OBJECT

public:
    explicit FigureImage(Figure figure, QObject *parent);
    ~FigureImage() override;

    /// The same figure with another representation. What is requested next is made of it.
    void setFigure(const Figure &figure);
    /// Requests the picture at this width, in device pixels; 0: at its own. rendered() or refused()
    /// follows. A bitmap is never wider than its own width, and an animation never less wide.
    void request(int widthPixels);
    /// Frees all frames, and cancels a request that has no answer yet.
    void release();
    /// To be called from each paintEvent: an animation waits until its frame is on the screen.
    void onPainted();

    /// In CSS pixels; empty until the first rendered().
    [[nodiscard]] QSizeF naturalSize() const { return m_naturalSize; }
    [[nodiscard]] bool isVector() const { return m_figure.isVector(); }
    /// Does another width give another picture?
    [[nodiscard]] bool hasSizes() const;
    /// Null when the picture is not animated, and before that is known.
    [[nodiscard]] const Animation *animation() const { return m_animation.get(); }
    /// What the picture lacks.
    [[nodiscard]] const PictureNote &note() const { return m_note; }

signals:
    void rendered(const QImage &image);
    /// The next frame of an animation; it has the same size as that of rendered().
    void frameShown(const QImage &image);
    /// Why it cannot be shown, as a part of a sentence.
    void refused(const QString &reason);

private:
    void loadFrames();

    Figure m_figure;
    QSizeF m_naturalSize;
    PictureNote m_note;
    std::unique_ptr<Animation> m_animation;
    bool m_hasAskedForFrames = false;
    /// The number of the last request. A worker sees by it that its request was replaced.
    std::shared_ptr<std::atomic<int>> m_latest = std::make_shared<std::atomic<int>>(0);
};

} // namespace sandpad::widgets
