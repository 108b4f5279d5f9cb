#include "tests/TestProgram.h"
#include "tests/widgets/figures/Figures.h"

#include <QApplication>
#include <QMenu>
#include <QPointer>
#include <QToolButton>
#include <QWheelEvent>
#include <QWindow>

#include <cmath>

using namespace sandpad;
using namespace sandpad::tests;
using namespace sandpad::widgets;

class TestFigureViewer : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_view.reset(); }
    void opens_data();
    void opens();
    void viewerOutlivesTheRun();
    void zooms();
    void wheelZoomsAtTheMouse();
    void pans();
    void stepsThroughTheFigures();
    void readsPixels_data();
    void readsPixels();
    void drawsAnewForItsZoom();

private:
    std::unique_ptr<OutputView> m_view;
};

void TestFigureViewer::init()
{
    m_view = std::make_unique<OutputView>();
    m_view->resize(600, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestFigureViewer::opens_data()
{
    QTest::addColumn<QString>("how");
    for (const char *how : { "double click", "enter", "link", "menu" })
        QTest::newRow(how) << QString::fromLatin1(how);
}

void TestFigureViewer::opens()
{
    QFETCH(QString, how);
    auto *card = addFigure(*m_view, bundle(kSvgType, kSvg, "My plot"));
    QVERIFY(card);
    QVERIFY(!card->accessibleName().isEmpty());
    if (how == QLatin1String("double click")) {
        QTest::mouseDClick(card, Qt::LeftButton, {}, card->figureArea().center());
    } else if (how == QLatin1String("enter")) {
        card->setFocus(Qt::TabFocusReason);
        QTest::keyClick(card, Qt::Key_Return);
    } else if (how == QLatin1String("link")) {
        for (auto *link : card->findChildren<QToolButton *>()) {
            if (link->text() == QLatin1String("Open"))
                QTest::mouseClick(link, Qt::LeftButton);
        }
    } else {
        QContextMenuEvent event(QContextMenuEvent::Keyboard, card->rect().center(),
                                card->mapToGlobal(card->rect().center()));
        QCoreApplication::sendEvent(card, &event);
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QCOMPARE(menu->actions().first()->text(), QStringLiteral("Open"));
        menu->actions().first()->trigger();
        menu->close();
    }
    const QPointer viewer = m_view->findChild<FigureViewer *>();
    QVERIFY(viewer);
    QVERIFY(viewer->isWindow() && viewer->isVisible() && !viewer->isModal());
    QCOMPARE(viewer->windowTitle(), QStringLiteral("My plot"));
    QTRY_VERIFY(viewer->canvas().isShown());
    QTest::keyClick(&viewer->canvas(), Qt::Key_Escape);
    QTRY_VERIFY(!viewer);
}

void TestFigureViewer::viewerOutlivesTheRun()
{
    QVERIFY(addFigure(*m_view, bundle(kPngType, knownPng(), "one")));
    QVERIFY(addFigure(*m_view, bundle(kSvgType, kSvg, "two")));
    auto *viewer = openLast(*m_view);
    QVERIFY(viewer);
    m_view->clear();
    QTest::keyClick(&viewer->canvas(), Qt::Key_PageUp);
    QTRY_VERIFY(viewer->canvas().isShown());
    QCOMPARE(viewer->windowTitle(), QStringLiteral("one"));
}

void TestFigureViewer::zooms()
{
    QVERIFY(addFigure(*m_view, bundle(kSvgType, kSvg)));
    auto *viewer = openLast(*m_view);
    QVERIFY(viewer);
    FigureCanvas &canvas = viewer->canvas();
    const FigureZoom &zoom = canvas.zoom();
    QVERIFY(zoom.isFitted());
    QVERIFY(QRectF(canvas.rect()).contains(zoom.area()));
    const double fitted = zoom.zoom();
    QTest::keyClick(&canvas, Qt::Key_Plus);
    QVERIFY(!zoom.isFitted());
    QCOMPARE(zoom.zoom(), fitted * 1.25);
    QTest::keyClick(&canvas, Qt::Key_Minus);
    QCOMPARE(zoom.zoom(), fitted);
    QTest::keyClick(&canvas, Qt::Key_1);
    QCOMPARE(zoom.zoom(), 1.0);
    QCOMPARE(zoom.area().size(), QSizeF(200, 100));
    QTest::keyClick(&canvas, Qt::Key_0);
    QVERIFY(zoom.isFitted());
    // It stays fitted in a window of another size.
    viewer->resize(viewer->size() / 2);
    QTRY_VERIFY(zoom.zoom() < fitted);
    QVERIFY(zoom.isFitted());
    for (int i = 0; i < 100; ++i)
        QTest::keyClick(&canvas, Qt::Key_Plus);
    QCOMPARE(zoom.zoom(), FigureZoom::kLargest);
    QTest::keyClick(&canvas, Qt::Key_F);
    QVERIFY(zoom.isFitted());
}

void TestFigureViewer::wheelZoomsAtTheMouse()
{
    QVERIFY(addFigure(*m_view, bundle(kSvgType, kSvg)));
    auto *viewer = openLast(*m_view);
    QVERIFY(viewer);
    FigureCanvas &canvas = viewer->canvas();
    canvas.zoomIn();
    canvas.zoomIn();
    for (const auto modifiers : { Qt::NoModifier, Qt::ControlModifier }) {
        const QPointF at(canvas.width() * 0.3, canvas.height() * 0.4);
        const QPointF place = canvas.zoom().toFigure(at);
        const double before = canvas.zoom().zoom();
        QWheelEvent wheel(at, canvas.mapToGlobal(at), {}, { 0, 240 }, Qt::NoButton, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&canvas, &wheel);
        QCOMPARE(canvas.zoom().zoom(), before * 1.25 * 1.25);
        QVERIFY((canvas.zoom().toFigure(at) - place).manhattanLength() < 1);
    }
}

void TestFigureViewer::pans()
{
    QVERIFY(addFigure(*m_view, bundle(kSvgType, kSvg)));
    auto *viewer = openLast(*m_view);
    QVERIFY(viewer);
    FigureCanvas &canvas = viewer->canvas();
    QVERIFY(!canvas.zoom().canPan());
    for (int i = 0; i < 6; ++i)
        canvas.zoomIn();
    QVERIFY(canvas.zoom().canPan());
    const QPointF corner = canvas.zoom().area().topLeft();
    QWindow *window = viewer->windowHandle();
    const QPoint from = canvas.mapTo(viewer, QPoint(200, 200));
    QTest::mousePress(window, Qt::LeftButton, {}, from);
    QTest::mouseMove(window, from + QPoint(30, 10));
    QTest::mouseRelease(window, Qt::LeftButton, {}, from + QPoint(30, 10));
    QTRY_COMPARE(canvas.zoom().area().topLeft() - corner, QPointF(30, 10));
    QTest::keyClick(&canvas, Qt::Key_Right);
    QVERIFY(canvas.zoom().area().left() < corner.x());
    // The figure is never moved beyond its edges.
    canvas.pan({ 1e6, 1e6 });
    QCOMPARE(canvas.zoom().area().topLeft(), QPointF(0, 0));
}

void TestFigureViewer::stepsThroughTheFigures()
{
    for (const char *name : { "a", "b", "c" })
        QVERIFY(addFigure(*m_view, bundle(kSvgType, kSvg, name)));
    m_view->add({ {}, runner::Value { bundle(kPngType, knownPng(), "value") } });
    QTRY_COMPARE(m_view->cards().size(), 4);
    auto *viewer = openLast(*m_view);
    QVERIFY(viewer);
    QCOMPARE(viewer->current(), 3);
    QTest::keyClick(&viewer->canvas(), Qt::Key_PageUp);
    QCOMPARE(viewer->windowTitle(), QStringLiteral("c"));
    QTest::keyClick(&viewer->canvas(), Qt::Key_Left);
    QCOMPARE(viewer->windowTitle(), QStringLiteral("b"));
    QTest::keyClick(&viewer->canvas(), Qt::Key_Right);
    QTest::keyClick(&viewer->canvas(), Qt::Key_PageDown);
    QTest::keyClick(&viewer->canvas(), Qt::Key_PageDown);
    QCOMPARE(viewer->windowTitle(), QStringLiteral("value"));
    QTRY_VERIFY(viewer->canvas().isShown());
    QCOMPARE(viewer->canvas().figureSize(), QSizeF(4, 2));
}

void TestFigureViewer::readsPixels_data()
{
    QTest::addColumn<QPointF>("place");
    QTest::addColumn<QString>("words");
    QTest::newRow("red") << QPointF(0.5, 0.5) << "x 0, y 0 · #ff0000";
    QTest::newRow("green") << QPointF(1.9, 0.1) << "x 1, y 0 · #00ff00";
    QTest::newRow("half") << QPointF(2.1, 0.9) << "x 2, y 0 · #336699, alpha 128";
    QTest::newRow("nothing") << QPointF(3.5, 0.5) << "x 3, y 0 · transparent";
    QTest::newRow("last") << QPointF(3.9, 1.9) << "x 3, y 1 · #000000";
    QTest::newRow("outside") << QPointF(4.5, 1.5) << "4 × 2 pixels";
}

void TestFigureViewer::readsPixels()
{
    QFETCH(QPointF, place);
    QVERIFY(addFigure(*m_view, bundle(kPngType, knownPng())));
    auto *viewer = openLast(*m_view);
    QVERIFY(viewer);
    FigureCanvas &canvas = viewer->canvas();
    const FigureZoom &zoom = canvas.zoom();
    QFETCH(QString, words);
    const QPoint at = (zoom.area().topLeft() + place * zoom.zoom()).toPoint();
    QTest::mouseMove(viewer->windowHandle(), canvas.mapTo(viewer, at));
    QTRY_COMPARE(viewer->status(), words);
}

void TestFigureViewer::drawsAnewForItsZoom()
{
    QVERIFY(addFigure(*m_view, bundle(kSvgType, kSvg)));
    auto *viewer = openLast(*m_view);
    QVERIFY(viewer);
    FigureCanvas &canvas = viewer->canvas();
    const auto drawn = [&canvas] { return canvas.drawnWidth(); };
    QTRY_COMPARE(drawn(), static_cast<int>(std::ceil(200 * canvas.zoom().zoom())));
    canvas.zoomIn();
    QTRY_COMPARE(drawn(), static_cast<int>(std::ceil(200 * canvas.zoom().zoom())));
    const auto blue = canvas.readout(canvas.zoom().area().center() - QPointF(4, 0));
    QCOMPARE(blue.value_or(FigureCanvas::Readout()).color, QColor(0x33, 0x66, 0x99));
    for (int i = 0; i < 30; ++i)
        canvas.zoomIn();
    // 16 million pixels, and not the 80 million that the zoom would take.
    QTRY_COMPARE_WITH_TIMEOUT(drawn(), static_cast<int>(std::sqrt(16e6 * 2)), 60'000);
}

SANDPAD_TEST(figureviewer, TestFigureViewer)

#include "tst_figureviewer.moc"
