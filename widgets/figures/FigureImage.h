#pragma once

#include "widgets/figures/Figure.h"

#include <QImage>
#include <QObject>
#include <QSizeF>

#include <atomic>
#include <memory>

namespace sandpad::widgets {

class Animation;

/// A figure as a bitmap. Decoded in a thread of the pool, with caps on its size; the guest's bytes
/// are never looked at in the GUI thread. SVG is filtered, then drawn at the size asked for; a GIF
/// that moves does so while it is painted. A newer request makes an older answer void; deleting
/// this does so too.
class FigureImage : public QObject
{
    Q_OBJECT

public:
    explicit FigureImage(Figure figure, QObject *parent);
    ~FigureImage() override;

    /// Asks for the picture at this width, in device pixels; 0: at its own. rendered() or refused()
    /// follows. A bitmap always comes at its own.
    void request(int widthPixels);
    /// Gives all frames back, and makes a request void that has no answer yet.
    void release();
    /// The picture is on the screen. Call it from each paintEvent: what moves waits for it.
    void onPainted();

    /// In CSS pixels; empty until the first rendered().
    [[nodiscard]] QSizeF naturalSize() const { return m_naturalSize; }
    [[nodiscard]] bool isVector() const { return m_figure.isVector(); }
    /// Null for what does not move, and before it is known.
    [[nodiscard]] const Animation *animation() const { return m_animation.get(); }
    /// What a person should know about it, as a sentence; mostly empty.
    [[nodiscard]] const QString &note() const { return m_note; }

signals:
    void rendered(const QImage &image);
    /// The next frame of a picture that moves; of the size of rendered()'s.
    void frameShown(const QImage &image);
    /// Why it cannot be shown, as a part of a sentence.
    void refused(const QString &reason);

private:
    void loadFrames();

    Figure m_figure;
    QSizeF m_naturalSize;
    QString m_note;
    std::unique_ptr<Animation> m_animation;
    bool m_hasAskedForFrames = false;
    /// The number of the last request; workers see by it that nobody waits for theirs.
    std::shared_ptr<std::atomic<int>> m_latest = std::make_shared<std::atomic<int>>(0);
};

} // namespace sandpad::widgets
