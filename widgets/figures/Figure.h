#pragma once

#include "runner/model/MimeBundle.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace sandpad::widgets {

/// A figure of a run: its best representation, the bitmap beside it, and its name. A value, cheap
/// to copy. The bytes are untrusted: FigurePicture.h decodes them, in a thread of the pool.
class Figure
{
public:
    Figure() = default;
    explicit Figure(const runner::MimeBundle &data);

    /// One line; never empty for a figure with a bundle.
    [[nodiscard]] const QString &title() const { return m_title; }
    /// The best representation.
    [[nodiscard]] const QByteArray &bytes() const { return m_bytes; }
    /// The figure as a bitmap; empty when there is only a drawing.
    [[nodiscard]] const QByteArray &bitmap() const { return m_bitmap; }
    /// Is it SVG?
    [[nodiscard]] bool isVector() const { return m_isVector; }

private:
    QString m_title;
    QByteArray m_bytes;
    QByteArray m_bitmap;
    bool m_isVector = false;
};

/// The MIME types that can be shown as a figure, the best first.
[[nodiscard]] const QStringList &pictureTypes();

/// Does the bundle hold a picture that the pad can show?
[[nodiscard]] bool hasPicture(const runner::MimeBundle &data);

/// A bare and harmless name for a file with this title: letters, digits and little else.
[[nodiscard]] QString fileNameFor(const QString &title, const QString &suffix);

} // namespace sandpad::widgets
