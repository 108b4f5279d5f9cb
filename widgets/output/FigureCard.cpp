#include "widgets/output/FigureCard.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QSaveFile>

#include <cmath>

namespace sandpad::widgets {

namespace {
    constexpr int kPadding = 12;
    constexpr int kFooter = 28;
    constexpr int kPlaceholder = 96;
} // namespace

FigureCard::FigureCard(const runner::MimeBundle &bundle, QWidget *parent)
    : Card(parent)
    , m_data(bundle)
    , m_title(QString::fromUtf8(bundle.data(QStringLiteral("text/plain"))).left(200).simplified())
    , m_image(new FigureImage(bundle, this))
    , m_copy(addLink(tr("Copy"), tr("Copy the figure")))
    , m_save(addLink(tr("Save…"), tr("Save the figure as a file")))
{
    if (m_title.isEmpty())
        m_title = tr("Figure");
    setAccessibleName(m_title);
    connect(m_image, &FigureImage::rendered, this, &FigureCard::onRendered);
    connect(m_image, &FigureImage::refused, this, &FigureCard::onRefused);
    connect(m_copy, &QToolButton::clicked, this, &FigureCard::copy);
    connect(m_save, &QToolButton::clicked, this, &FigureCard::save);
    m_image->request(0);
}

QSize FigureCard::shownSize(int width) const
{
    const QSizeF natural = m_image->naturalSize();
    if (natural.isEmpty())
        return { width - 2 * kPadding, kPlaceholder };
    const double shown = std::min<double>(natural.width(), width - 2 * kPadding);
    return QSizeF(shown, natural.height() * shown / natural.width()).toSize();
}

int FigureCard::heightFor(int width) const
{
    return kPadding + shownSize(width).height() + kFooter + kPadding / 2;
}

void FigureCard::onRendered(const QImage &image)
{
    m_refusal.clear();
    if (!isHidden())
        m_pixmap = QPixmap::fromImage(image);
    emit heightChanged();
    requestSharp();
    update();
}

void FigureCard::onRefused(const QString &reason)
{
    m_refusal = reason;
    m_pixmap = {};
    emit heightChanged();
    update();
}

/// A vector figure is drawn anew for the pixels that it really covers.
void FigureCard::requestSharp()
{
    if (!m_image->isVector() || m_image->naturalSize().isEmpty() || isHidden())
        return;
    const auto pixels =
        static_cast<int>(std::ceil(shownSize(width()).width() * devicePixelRatioF()));
    if (pixels == m_requestedPixels || pixels < 1)
        return;
    m_requestedPixels = pixels;
    m_image->request(pixels);
}

void FigureCard::resizeEvent(QResizeEvent *)
{
    const int top = height() - kFooter - kPadding / 4;
    int right = width() - kPadding;
    for (QToolButton *button : { m_save, m_copy }) {
        const QSize size = button->sizeHint();
        button->setGeometry(right - size.width(), top, size.width(), kFooter - 4);
        right -= size.width() + 4;
    }
    requestSharp();
}

void FigureCard::showEvent(QShowEvent *)
{
    if (m_pixmap.isNull() && m_refusal.isEmpty() && !m_image->naturalSize().isEmpty())
        m_image->request(m_requestedPixels);
}

void FigureCard::hideEvent(QHideEvent *)
{
    // Not when the whole pane is, as when another tab is looked at.
    if (isHidden())
        m_pixmap = {};
}

void FigureCard::paintEvent(QPaintEvent *event)
{
    Card::paintEvent(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    const QSize size = shownSize(width());
    const QRect area(QPoint((width() - size.width()) / 2, kPadding), size);
    if (!m_pixmap.isNull()) {
        // Figures are made for paper; on a dark surface their black axes would be lost.
        painter.fillRect(area, Qt::white);
        painter.drawPixmap(area, m_pixmap);
    } else {
        painter.setPen(theme().mutedText);
        painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap,
                         m_refusal.isEmpty() ? tr("Drawing the figure…")
                                             : tr("The figure is not shown: %1.").arg(m_refusal));
    }
    painter.setPen(theme().mutedText);
    const int right = m_copy->isVisible() ? m_copy->x() - 8 : width() - kPadding;
    const QRect footer(kPadding, height() - kFooter - 3, right - kPadding, kFooter - 4);
    painter.drawText(footer, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_title, Qt::ElideRight, footer.width()));
}

QByteArray FigureCard::original(QString &suffix) const
{
    for (const auto &[mime, ending] : { std::pair { "image/svg+xml", "svg" },
                                        { "image/png", "png" },
                                        { "image/jpeg", "jpg" },
                                        { "image/gif", "gif" } }) {
        if (m_data.contains(QString::fromLatin1(mime))) {
            suffix = QString::fromLatin1(ending);
            return m_data.data(QString::fromLatin1(mime));
        }
    }
    return {};
}

void FigureCard::copy()
{
    auto *formats = new QMimeData;
    if (!m_pixmap.isNull())
        formats->setImageData(m_pixmap.toImage());
    if (m_image->isVector())
        formats->setData(QStringLiteral("image/svg+xml"),
                         m_data.data(QStringLiteral("image/svg+xml")));
    QGuiApplication::clipboard()->setMimeData(formats);
}

void FigureCard::save()
{
    QString suffix;
    const QByteArray bytes = original(suffix);
    auto *dialog = new QFileDialog(window(), tr("Save figure"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    dialog->selectFile(QStringLiteral("figure.") + suffix);
    connect(dialog, &QFileDialog::fileSelected, this, [bytes](const QString &path) {
        QSaveFile file(path);
        if (file.open(QIODevice::WriteOnly)) {
            file.write(bytes);
            file.commit();
        }
    });
    dialog->open();
}

} // namespace sandpad::widgets
