#pragma once

#include "tests/Waiting.h"
#include "widgets/cards/values/FigureCard.h"
#include "widgets/figures/FigureCanvas.h"
#include "widgets/figures/FigureViewer.h"
#include "widgets/output/OutputView.h"

#include <QBuffer>
#include <QTest>

/// Figures for tests, and ways to have them shown.
namespace sandpad::tests {

inline const QString kSvgType = QStringLiteral("image/svg+xml");
inline const QString kPngType = QStringLiteral("image/png");

/// 200 x 100, the left half blue.
inline const QByteArray kSvg = "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100'>"
                               "<script>alert(1)</script><a href='http://127.0.0.1/'/>"
                               "<rect width='100' height='100' fill='#336699'/></svg>";

inline QByteArray encoded(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "png");
    return bytes;
}

/// 4 x 2: red, green, half transparent blue, nothing; below black.
inline QByteArray knownPng()
{
    QImage image(4, 2, QImage::Format_ARGB32);
    image.fill(Qt::black);
    image.setPixelColor(0, 0, QColor(255, 0, 0));
    image.setPixelColor(1, 0, QColor(0, 255, 0));
    image.setPixelColor(2, 0, QColor(51, 102, 153, 128));
    image.setPixelColor(3, 0, QColor(0, 0, 0, 0));
    return encoded(image);
}

/// A picture that its library drew for a screen with so many pixels for each CSS pixel, and what it
/// says that it lacks.
inline QByteArray exactPng(QSize pixels, double ratio, const QString &lack = {})
{
    QImage image(pixels, QImage::Format_RGB32);
    image.fill(Qt::red);
    image.setText(QStringLiteral("PixelRatio"), QString::number(ratio));
    if (!lack.isEmpty())
        image.setText(QStringLiteral("Reduced"), lack);
    return encoded(image);
}

inline runner::MimeBundle bundle(const QString &mime, const QByteArray &data,
                                 const QByteArray &name = {})
{
    runner::MimeBundle bundle(mime, data);
    if (!name.isEmpty())
        bundle.insert(QStringLiteral("text/plain"), name);
    return bundle;
}

/// A process draws, and a busy machine may let it wait.
constexpr int kPatienceMs = 60'000;

/// The card, once its figure is shown or refused; null when neither comes.
inline widgets::FigureCard *addFigure(widgets::OutputView &view, const runner::MimeBundle &data)
{
    const auto before = view.cards().size();
    view.add({ {}, runner::Display { data } });
    if (!sandpad::tests::waitFor([&] { return view.cards().size() > before; }, kPatienceMs))
        return nullptr;
    auto *card = qobject_cast<widgets::FigureCard *>(view.cards().last());
    const bool isDone = card
        && sandpad::tests::waitFor([&] { return card->isShown() || !card->refusal().isEmpty(); },
                                   kPatienceMs);
    return isDone ? card : nullptr;
}

/// Waits for the viewer of the last figure until it shows the figure.
inline widgets::FigureViewer *openLast(widgets::OutputView &view)
{
    emit view.cards().last()->requested(widgets::ShowFigures {});
    auto *viewer = view.findChild<widgets::FigureViewer *>();
    const bool isShown = viewer && QTest::qWaitForWindowExposed(viewer)
        && sandpad::tests::waitFor([&] { return viewer->canvas().isShown(); }, kPatienceMs);
    return isShown ? viewer : nullptr;
}

} // namespace sandpad::tests
