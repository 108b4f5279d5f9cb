#pragma once

#include "runner/model/MimeBundle.h"

#include <QImage>
#include <QObject>
#include <QSizeF>

#include <atomic>
#include <memory>

namespace sandpad::widgets {

/// A picture of a guest as a bitmap. Decoded in a thread of the pool, with caps on its size; the
/// guest's bytes are never looked at in the GUI thread. SVG is filtered, then drawn at the size
/// asked for. A newer request makes an older answer void; deleting this does so too.
class FigureImage : public QObject
{
    Q_OBJECT

public:
    FigureImage(const runner::MimeBundle &data, QObject *parent);
    ~FigureImage() override;

    /// Asks for the picture at most this wide, in device pixels. sizeKnown() and then rendered()
    /// or refused() follow.
    void request(int widthPixels);

    /// In CSS pixels; empty until sizeKnown().
    [[nodiscard]] QSizeF naturalSize() const { return m_naturalSize; }
    [[nodiscard]] bool isVector() const { return m_isVector; }

signals:
    void rendered(const QImage &image);
    /// Why it cannot be shown, as a part of a sentence.
    void refused(const QString &reason);

private:
    QByteArray m_bytes;
    bool m_isVector;
    QSizeF m_naturalSize;
    int m_run = 0;
    std::shared_ptr<std::atomic<bool>> m_isWanted = std::make_shared<std::atomic<bool>>(true);
};

/// Does the bundle hold a picture that FigureImage can show?
[[nodiscard]] bool hasPicture(const runner::MimeBundle &data);

} // namespace sandpad::widgets
