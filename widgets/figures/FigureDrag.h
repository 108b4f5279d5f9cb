#pragma once

#include "widgets/figures/Figure.h"

#include <QImage>
#include <QObject>

#include <memory>

class QMimeData;
class QWidget;

namespace sandpad::widgets {

/// Takes a figure out of the pad by mouse: as a picture, and as a file in a private folder for
/// those who take files. Child of the widget that the drag starts at. The folder stays until that
/// widget's window is gone, since who was given the file may read it late.
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
    /// A sentence: why there is nothing to drag.
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
