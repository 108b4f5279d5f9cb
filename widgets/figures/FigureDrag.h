#pragma once

#include "widgets/figures/Figure.h"

#include <QImage>
#include <QObject>

#include <memory>

class QMimeData;
class QWidget;

namespace sandpad::widgets {

/// Lets the mouse drag a figure out of the pad, as a picture and as a file in a private folder.
/// Child of the widget where the drag starts. The folder stays until that widget's window is gone,
/// since the receiver may read the file late.
class FigureDrag : public QObject
{
    Q_OBJECT

public:
    explicit FigureDrag(QWidget *source);

    /// Writes the file, in a thread of the pool, and starts the drag if the mouse button is still
    /// down then.
    void begin(const Figure &figure, const QImage &picture);
    /// Null until prepared().
    [[nodiscard]] std::unique_ptr<QMimeData> data() const;

signals:
    void prepared();
    /// The sentence says why there is nothing to drag.
    void said(const QString &sentence);

private:
    [[nodiscard]] QString folder();
    void start();

    QWidget *m_source;
    QImage m_picture;
    QString m_folder;
    QString m_path; ///< of the written file
    bool m_isPreparing = false;
};

} // namespace sandpad::widgets
