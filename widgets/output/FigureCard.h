#pragma once

#include "widgets/output/Card.h"
#include "widgets/output/FigureImage.h"

#include <QPixmap>

namespace sandpad::widgets {

/// A figure at its natural size, or as wide as the pane, on white; sharp at every scale. Below it
/// its name and what can be done with it.
class FigureCard : public Card
{
    Q_OBJECT

public:
    FigureCard(const runner::MimeBundle &bundle, QWidget *parent);

    [[nodiscard]] int heightFor(int width) const override;
    [[nodiscard]] bool isShown() const { return !m_pixmap.isNull(); }
    [[nodiscard]] QString refusal() const { return m_refusal; }

public slots:
    void copy();
    void save();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// Far from the screen it keeps its size and gives its pixels back.
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void onRendered(const QImage &image);
    void onRefused(const QString &reason);
    void requestSharp();
    [[nodiscard]] QSize shownSize(int width) const;
    [[nodiscard]] QByteArray original(QString &suffix) const;

    runner::MimeBundle m_data;
    QString m_title;
    FigureImage *m_image;
    QPixmap m_pixmap;
    QString m_refusal;
    int m_requestedPixels = 0;
    QToolButton *m_copy;
    QToolButton *m_save;
};

} // namespace sandpad::widgets
