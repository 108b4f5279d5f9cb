#pragma once

#include "widgets/cards/Card.h"
#include "widgets/figures/Figure.h"

#include <QImage>
#include <QTimer>

#include <optional>

class QMenu;

namespace sandpad::widgets {

class FigureActions;
class FigureDrag;
class FigureImage;

/// A figure on white, at its natural size or as wide as the pane, sharp at every scale. Its name
/// and its commands are below it. A double click or Enter opens it, and it can be dragged out of
/// the pad. An animation only runs while it is visible.
class FigureCard : public Card
{
    Q_OBJECT

public:
    FigureCard(const runner::MimeBundle &bundle, QWidget *parent);

    void setData(const runner::MimeBundle &bundle) override;
    [[nodiscard]] int heightFor(int width) const override;
    [[nodiscard]] QStringList searchedLines() override { return { m_figure.title() }; }
    [[nodiscard]] bool isShown() const { return !m_picture.isNull(); }
    [[nodiscard]] QString refusal() const { return m_refusal; }
    [[nodiscard]] FigureActions &actions() const { return *m_actions; }
    [[nodiscard]] const FigureImage &image() const { return *m_image; }
    [[nodiscard]] const Figure &figure() const { return m_figure; }
    /// Where the figure itself is.
    [[nodiscard]] QRect figureArea() const;
    /// The text of the footer: the name, or what has just been done.
    [[nodiscard]] QString footerText() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    /// Frees the pixels when the card is far from the screen; its size stays.
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void addLinks();
    void placeLinks();
    void showLinks();
    void onRendered(const QImage &image);
    void onRefused(const QString &reason);
    void onFrameShown(const QImage &image);
    void say(const QString &sentence);
    void showNote();
    [[nodiscard]] QString shortFooterText(const QFontMetrics &metrics, int room) const;
    void requestSharp();
    [[nodiscard]] QSize shownSize(int width) const;

    Figure m_figure;
    FigureImage *m_image;
    FigureActions *m_actions;
    FigureDrag *m_drag;
    QImage m_picture;
    QString m_refusal;
    QString m_said;
    QTimer m_saidTimer;
    int m_requestedPixels = 0;
    std::optional<QPoint> m_pressedAt; ///< on the figure, and not yet dragged
    QToolButton *m_copy;
    QToolButton *m_source;
    QToolButton *m_save;
    QToolButton *m_open;
    QToolButton *m_more;
    QList<QToolButton *> m_links; ///< those that make sense now, the rightmost first
    int m_linksLeft = 0; ///< where the room for the name ends
};

} // namespace sandpad::widgets
