#include "tests/TestProgram.h"
#include "tests/widgets/figures/Figures.h"
#include "widgets/cards/errors/ErrorCard.h"
#include "widgets/figures/Animation.h"
#include "widgets/figures/FigureActions.h"
#include "widgets/figures/FigureDrag.h"
#include "widgets/figures/FigureExport.h"
#include "widgets/figures/FigureImage.h"
#include "widgets/figures/FigurePicture.h"
#include "widgets/figures/Picture.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <QUrl>

#include <cmath>

using namespace sandpad;
using namespace sandpad::tests;
using namespace sandpad::widgets;

namespace {

const QString kGifType = QStringLiteral("image/gif");

/// A GIF of frames of this size, of which only the first pixel is there; four colours in turn.
QByteArray gif(int frames, quint16 side = 1, quint8 delayHundredths = 2)
{
    const auto low = static_cast<char>(side & 0xff);
    const auto high = static_cast<char>(side >> 8);
    const QByteArray size = QByteArray().append(low).append(high).append(low).append(high);
    QByteArray bytes = "GIF89a" + size;
    bytes += QByteArray("\xf1\0\0", 3);
    bytes += QByteArray("\xff\0\0\0\xff\0\0\0\xff\xff\xff\0", 12);
    bytes += QByteArray("\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0", 19);
    for (int i = 0; i < frames; ++i) {
        const auto pixel = static_cast<char>(0x44 + 8 * (i % 4));
        bytes += QByteArray("\x21\xf9\x04\0", 4) + static_cast<char>(delayHundredths)
            + QByteArray("\0\0\0", 3);
        bytes += QByteArray("\x2c\0\0\0\0", 5) + size + QByteArray("\0\2\2", 3) + pixel
            + QByteArray("\1\0", 2);
    }
    return bytes + ';';
}

/// A document with so many parts, each of which uses the one before so often.
QByteArray usingParts(int parts, int times)
{
    QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
                     "<g id='p0'><rect width='1' height='1'/></g>";
    for (int i = 1; i <= parts; ++i)
        svg += "<g id='p" + QByteArray::number(i) + "'>"
            + ("<use href='#p" + QByteArray::number(i - 1) + "'/>").repeated(times) + "</g>";
    return svg + "</svg>";
}

} // namespace

class TestFigures : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { m_view.reset(); }
    void naturalSizes_data();
    void naturalSizes();
    void copies();
    void savesPng_data();
    void savesPng();
    void savesOtherForms();
    void savesByDialog();
    void tellsWhatCameOfIt();
    void menuNamesSizes();
    void narrowCardsCutNoButton();
    void fileNames_data();
    void fileNames();
    void hostileOnesAreRefused_data();
    void hostileOnesAreRefused();
    void usedPartsAreDrawn();
    void drawsWhatTinySvgLacks_data();
    void drawsWhatTinySvgLacks();
    void endlessDrawingsEnd();
    void largeBitmapsAreScaledWhenShown_data();
    void largeBitmapsAreScaledWhenShown();
    void exactPictureIsShown_data();
    void exactPictureIsShown();
    void drawingComesAfterThePicture();
    void saysWhyOneIsBlurred_data();
    void saysWhyOneIsBlurred();
    void saysWhatCannotBeDrawn();
    void bytesDecideWhatABitmapIs();
    void gifPlaysWhileSeen();
    void framesAreCapped();
    void dragHasAFile();

private:
    std::unique_ptr<OutputView> m_view;
    QTemporaryDir m_folder;
};

void TestFigures::initTestCase()
{
    QTest::failOnWarning();
}

void TestFigures::init()
{
    m_view = std::make_unique<OutputView>();
    m_view->resize(600, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TestFigures::naturalSizes_data()
{
    QTest::addColumn<QByteArray>("attributes");
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("pixels") << QByteArray("width='30px' height='20'") << QSizeF(30, 20);
    QTest::newRow("points") << QByteArray("width='72pt' height='36pt'") << QSizeF(96, 48);
    QTest::newRow("inches") << QByteArray("width='2in' height='1in'") << QSizeF(192, 96);
    QTest::newRow("metric") << QByteArray("width='25.4mm' height='2.54cm'") << QSizeF(96, 96);
    QTest::newRow("view box") << QByteArray("viewBox='0 0 60 40'") << QSizeF(60, 40);
    QTest::newRow("relative") << QByteArray("width='100%' height='100%' viewBox='0 0 60 40'")
                              << QSizeF(60, 40);
}

void TestFigures::naturalSizes()
{
    QFETCH(QByteArray, attributes);
    const Picture picture =
        drawSvg("<svg xmlns='http://www.w3.org/2000/svg' " + attributes + "/>", 0);
    QVERIFY2(picture.refusal.isEmpty(), qPrintable(picture.refusal));
    QTEST(picture.naturalSize, "size");
}

void TestFigures::copies()
{
    auto *card = addFigure(*m_view, bundle(kSvgType, kSvg));
    QVERIFY(card);
    QSignalSpy said(&card->actions(), &FigureActions::said);
    card->setFocus();
    QTest::keyClick(card, Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(said.size(), 1);
    const QImage image = QGuiApplication::clipboard()->image();
    QCOMPARE(image.size(), QSize(400, 200));
    QCOMPARE(image.pixelColor(10, 10), QColor(0x33, 0x66, 0x99));

    QMenu menu;
    card->actions().addLesser(&menu);
    menu.actions().first()->trigger();
    QTRY_COMPARE(said.size(), 2);
    const QMimeData *copied = QGuiApplication::clipboard()->mimeData();
    QVERIFY(copied->data(kSvgType).contains("<rect"));
    QVERIFY(!copied->data(kSvgType).contains("script"));
    QCOMPARE(copied->text().toUtf8(), copied->data(kSvgType));
}

void TestFigures::savesPng_data()
{
    QTest::addColumn<QString>("mime");
    QTest::addColumn<int>("dpi");
    QTest::addColumn<QSize>("size");
    QTest::newRow("drawing 96") << kSvgType << 96 << QSize(200, 100);
    QTest::newRow("drawing 300") << kSvgType << 300 << QSize(625, 313);
    QTest::newRow("drawing 72") << kSvgType << 72 << QSize(150, 75);
    QTest::newRow("bitmap 96") << kPngType << 96 << QSize(4, 2);
    QTest::newRow("bitmap 192") << kPngType << 192 << QSize(8, 4);
}

void TestFigures::savesPng()
{
    QFETCH(QString, mime);
    QFETCH(int, dpi);
    const Figure figure(bundle(mime, mime == kSvgType ? kSvg : knownPng()));
    const QString path = m_folder.filePath(QStringLiteral("x.png"));
    const auto name = saveFigure(figure, { .format = FigureFormat::Png, .dpi = dpi }, path);
    QVERIFY2(name, name ? "" : qPrintable(name.error().text));
    QCOMPARE(*name, QStringLiteral("x.png"));
    const QImage saved(path);
    QTEST(saved.size(), "size");
    if (mime == kSvgType)
        QCOMPARE(std::lround(saved.dotsPerMeterX() * 0.0254), dpi);
}

void TestFigures::savesOtherForms()
{
    const Figure drawing(bundle(kSvgType, kSvg));
    const Figure bitmap(bundle(kPngType, knownPng()));
    for (const Figure &figure : { drawing, bitmap }) {
        const auto pdf = exportFigure(figure, { .format = FigureFormat::Pdf });
        QVERIFY(pdf);
        QVERIFY(pdf->startsWith("%PDF"));
        // The page: 3/4 of the size in CSS pixels, in points.
        QVERIFY(!figure.isVector() || pdf->contains("[ 0 0 150 75 ]"));
    }
    for (const auto format : { FigureFormat::Own, FigureFormat::Svg }) {
        const auto svg = exportFigure(drawing, { .format = format });
        QVERIFY(svg);
        QVERIFY(svg->contains("<rect") && !svg->contains("script") && !svg->contains("127.0.0.1"));
    }
    const auto own = exportFigure(bitmap, {});
    QVERIFY(own);
    QCOMPARE(*own, knownPng());
    QVERIFY(!exportFigure(bitmap, { .format = FigureFormat::Svg }));
    // 200 x 100 inches / 96 at so many dots are more than 64 million.
    const auto huge = exportFigure(drawing, { .format = FigureFormat::Png, .dpi = 9600 });
    QVERIFY(!huge);
    QVERIFY2(huge.error().text.contains(QLatin1String("20000 x 10000")),
             qPrintable(huge.error().text));
    const auto nowhere = saveFigure(drawing, {}, QStringLiteral("/nonexistent/x.svg"));
    QVERIFY(!nowhere);
    QVERIFY(!nowhere.error().text.isEmpty());
}

void TestFigures::savesByDialog()
{
    auto *card = addFigure(*m_view, bundle(kSvgType, kSvg, "a/b plot"));
    QVERIFY(card);
    QSignalSpy said(&card->actions(), &FigureActions::said);
    card->actions().save()->trigger();
    auto *dialog = m_view->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->nameFilters().size(), 3);
    auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
    QVERIFY(name);
    QCOMPARE(name->text(), QStringLiteral("ab plot.svg"));
    const QString path = m_folder.filePath(QStringLiteral("chosen.pdf"));
    name->setText(path);
    static_cast<QDialog *>(dialog)->accept();
    QTRY_COMPARE(said.size(), 1);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.read(4) == "%PDF");
    QCOMPARE(card->footerText(), QStringLiteral("Saved chosen.pdf."));
}

void TestFigures::tellsWhatCameOfIt()
{
    auto *card = addFigure(*m_view, bundle(kSvgType, kSvg, "plot"));
    QVERIFY(card);
    QCOMPARE(card->footerText(), QStringLiteral("plot"));
    card->actions().saveTo(QStringLiteral("/nonexistent/x.png"), { .format = FigureFormat::Png });
    QTRY_VERIFY2(card->footerText().startsWith(QLatin1String("Not saved: ")),
                 qPrintable(card->footerText()));
}

void TestFigures::menuNamesSizes()
{
    auto *card = addFigure(*m_view, bundle(kSvgType, kSvg));
    QVERIFY(card);
    QMenu menu;
    card->actions().addLesser(&menu);
    QMenu *resolutions = menu.actions().at(1)->menu();
    QVERIFY(resolutions);
    emit resolutions->aboutToShow();
    QCOMPARE(resolutions->actions().at(4)->text(), QStringLiteral("300 dpi: 625 × 313 pixels…"));
    // A bitmap cannot be saved as a drawing.
    auto *bitmap = addFigure(*m_view, bundle(kPngType, knownPng()));
    QVERIFY(bitmap);
    QMenu other;
    bitmap->actions().addLesser(&other);
    QVERIFY(!other.actions().first()->isVisible());
}

/// Where there is no room for a button, its command is in the menu.
void TestFigures::narrowCardsCutNoButton()
{
    FigureCard card(bundle(kPngType, knownPng()), nullptr);
    card.resize(600, 200);
    card.show();
    const auto shown = [&card] {
        QList<QToolButton *> buttons = card.findChildren<QToolButton *>();
        buttons.removeIf([](const QToolButton *button) { return button->isHidden(); });
        return buttons;
    };
    QTRY_COMPARE(shown().size(), 4);
    card.resize(120, 200);
    QVERIFY(shown().size() < 4);
    for (const QToolButton *button : shown())
        QVERIFY(card.rect().contains(button->geometry()));
    QMenu *more = shown().last()->menu();
    QVERIFY(more);
    emit more->aboutToShow();
    QVERIFY(more->actions().contains(card.actions().copy()));
    card.resize(600, 200);
    QCOMPARE(shown().size(), 4);
    emit more->aboutToShow();
    QVERIFY(!more->actions().contains(card.actions().copy()));
}

void TestFigures::fileNames_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << "Figure 1" << "Figure 1.png";
    QTest::newRow("letters") << QStringLiteral("Größe_x=0.5") << QStringLiteral("Größe_x0.5.png");
    QTest::newRow("path") << "../../etc/passwd" << "etcpasswd.png";
    QTest::newRow("hidden") << ".bashrc" << "bashrc.png";
    QTest::newRow("option") << "--help" << "help.png";
    QTest::newRow("backwards") << QStringLiteral("a\u202egnp.exe") << "agnp.exe.png";
    QTest::newRow("nothing") << "///..." << "figure.png";
    QTest::newRow("long") << QString(500, u'x') << QString(60, u'x') + QStringLiteral(".png");
}

void TestFigures::fileNames()
{
    QFETCH(QString, title);
    QTEST(fileNameFor(title, QStringLiteral("png")), "name");
}

void TestFigures::hostileOnesAreRefused_data()
{
    QTest::addColumn<QString>("mime");
    QTest::addColumn<QByteArray>("data");
    QTest::newRow("entity bomb")
        << kSvgType
        << QByteArray(
               "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><svg>&b;</svg>");
    QTest::newRow("svg of no size") << kSvgType << QByteArray("<svg width='nan' height='inf'/>");
    QTest::newRow("use bomb") << kSvgType << usingParts(9, 10);
    QTest::newRow("used in a circle")
        << kSvgType
        << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
                      "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g></svg>");
    QTest::newRow("long chain of uses") << kSvgType << usingParts(5000, 1);
    QTest::newRow("truncated png") << kPngType << knownPng().first(40);
    QByteArray png("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x4e\x20\0\0\x4e\x20\x08\x06\0\0\0", 29);
    QTest::newRow("20,000 x 20,000 png") << kPngType << png + QByteArray("\xe3\x70\x46\x39", 4);
    QTest::newRow("20,000 x 20,000 gif") << kGifType << gif(2, 20'000);
    QTest::newRow("truncated gif") << kGifType << gif(2).first(20);
    QTest::newRow("noise") << kGifType << QByteArray("GIF89a\xff\x01\x80\x7f\x33\x21\xff", 13);
}

void TestFigures::hostileOnesAreRefused()
{
    QFETCH(QString, mime);
    QFETCH(QByteArray, data);
    auto *card = addFigure(*m_view, bundle(mime, data));
    QVERIFY(card);
    QVERIFY(!card->isShown());
    QVERIFY(!card->refusal().isEmpty());
    // The source can still be taken.
    const auto buttons = card->findChildren<QToolButton *>();
    QToolButton *source = nullptr;
    for (QToolButton *button : buttons)
        source = button->text() == QLatin1String("Copy source") ? button : source;
    QVERIFY(source);
    QCOMPARE(source->isVisible(), mime == kSvgType);
    if (mime == kSvgType) {
        source->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), QString::fromUtf8(data));
        QCOMPARE(QGuiApplication::clipboard()->mimeData()->formats(),
                 QStringList { QStringLiteral("text/plain") });
        QCOMPARE(card->footerText(), QStringLiteral("Copied the source."));
    }
    // Paging to it in the viewer does not show it either.
    FigureViewer viewer({ Figure(bundle(mime, data)) }, 0, nullptr);
    viewer.setAttribute(Qt::WA_DeleteOnClose, false);
    viewer.show();
    QTRY_VERIFY(!viewer.canvas().refusal().isEmpty());
    QTest::keyClick(&viewer.canvas(), Qt::Key_Plus);
    QVERIFY(!viewer.canvas().isShown());
}

void TestFigures::usedPartsAreDrawn()
{
    const Picture picture = drawSvg(usingParts(3, 10), 0);
    QVERIFY2(picture.refusal.isEmpty(), qPrintable(picture.refusal));
    QCOMPARE(picture.image.pixelColor(0, 0), QColor(Qt::black));
}

void TestFigures::drawsWhatTinySvgLacks_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QColor>("corner"); // at 5, 5
    QTest::addColumn<QColor>("middle"); // at 50, 50
    const QByteArray whole = "width='100' height='100'";
    QTest::newRow("clip path")
        << "<clipPath id='c'><rect x='20' y='20' width='60' height='60'/></clipPath><rect " + whole
            + " fill='#f00' clip-path='url(#c)'/>"
        << QColor(Qt::transparent) << QColor(Qt::red);
    QTest::newRow("pattern") << "<pattern id='p' width='1' height='1'><rect " + whole
            + " fill='#00f'/></pattern><rect " + whole + " fill='url(#p)'/>"
                             << QColor(Qt::blue) << QColor(Qt::blue);
    QTest::newRow("filter") << "<filter id='f'><feFlood flood-color='#0f0'/></filter><rect " + whole
            + " filter='url(#f)'/>"
                            << QColor(Qt::green) << QColor(Qt::green);
    QTest::newRow("style") << "<style>rect { fill: #00f }</style><rect " + whole + "/>"
                           << QColor(Qt::blue) << QColor(Qt::blue);
    QTest::newRow("style that loads")
        << "<style>@import 'http://127.0.0.1/'; rect { fill: #00f }</style><rect " + whole + "/>"
        << QColor(Qt::blue) << QColor(Qt::blue);
    QTest::newRow("font in a style")
        << "<style>@font-face { font-family: a; src: url(data:font/woff2;base64,AAAA) }"
           "/* url(x) */ .a\\:b { fill: #00f }</style><rect class='a:b' "
            + whole + "/>"
        << QColor(Qt::blue) << QColor(Qt::blue);
    const QByteArray gradient =
        "<linearGradient id='expression'><stop stop-color='#f00'/></linearGradient>";
    for (const char *fill :
         { "fill=\"url('#expression')\"", "fill='url( #expression )'",
           "fill='URL(&quot;#expression&quot;)'", "style=\"fill: url('#expression')\"" })
        QTest::addRow("%s", fill) << gradient + "<rect " + whole + " " + fill + "/>"
                                  << QColor(Qt::red) << QColor(Qt::red);
    QTest::newRow("quoted clip path")
        << "<clipPath id='c'><rect x='20' y='20' width='60' height='60'/></clipPath><rect " + whole
            + " fill='#f00' clip-path=\"url('#c')\"/>"
        << QColor(Qt::transparent) << QColor(Qt::red);
    const QByteArray inner =
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9' "
        "fill='#00f'/></svg>";
    QTest::newRow("drawing in a drawing")
        << "<image " + whole + " href='data:image/svg+xml;base64," + inner.toBase64() + "'/>"
        << QColor(Qt::blue) << QColor(Qt::blue);
    QTest::newRow("drawing in percent signs")
        << "<image " + whole + " href='data:image/svg+xml," + inner.toPercentEncoding() + "'/>"
        << QColor(Qt::blue) << QColor(Qt::blue);
    QTest::newRow("in a link") << "<a href='http://127.0.0.1/'><rect " + whole
            + " fill='#f00'/></a>"
                               << QColor(Qt::red) << QColor(Qt::red);
}

void TestFigures::drawsWhatTinySvgLacks()
{
    QFETCH(QByteArray, content);
    const Picture picture = drawSvg(
        "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>" + content + "</svg>",
        100);
    QVERIFY2(picture.refusal.isEmpty(), qPrintable(picture.refusal));
    const auto color = [&](int place) {
        return picture.image.pixelColor(place, place).name(QColor::HexArgb);
    };
    QFETCH(QColor, corner);
    QCOMPARE(color(5), corner.name(QColor::HexArgb));
    QFETCH(QColor, middle);
    QCOMPARE(color(50), middle.name(QColor::HexArgb));
}

/// No element is used too often, but each takes the renderer long: only the process that draws is
/// lost.
void TestFigures::endlessDrawingsEnd()
{
    QByteArray blurs;
    for (int i = 0; i < 200; ++i)
        blurs += "<feTurbulence baseFrequency='0.9' numOctaves='9' seed='" + QByteArray::number(i)
            + "'/>";
    const Picture picture =
        drawSvg("<svg xmlns='http://www.w3.org/2000/svg' width='6000' height='6000'><filter "
                "id='f'>"
                    + blurs + "</filter><rect width='6000' height='6000' filter='url(#f)'/></svg>",
                6000);
    QVERIFY(picture.image.isNull());
    QVERIFY2(picture.refusal.startsWith(QLatin1String("drawing it takes too")),
             qPrintable(picture.refusal));
}

void TestFigures::exactPictureIsShown_data()
{
    QTest::addColumn<int>("asked");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("isExact");
    QTest::newRow("its own") << 0 << QSize(400, 200) << true;
    QTest::newRow("the same") << 400 << QSize(400, 200) << true;
    QTest::newRow("smaller") << 300 << QSize(300, 150) << true;
    QTest::newRow("larger") << 800 << QSize(800, 400) << false;
}

void TestFigures::exactPictureIsShown()
{
    QFETCH(int, asked);
    QFETCH(bool, isExact);
    auto data = bundle(kSvgType, kSvg);
    data.insert(kPngType, exactPng({ 400, 200 }, 2));
    const Picture picture = pictureOfWidth(Figure(data), asked);
    QTEST(picture.image.size(), "size");
    QCOMPARE(picture.naturalSize, QSizeF(200, 100));
    QCOMPARE(picture.image.pixelColor(10, 10),
             isExact ? QColor(Qt::red) : QColor(0x33, 0x66, 0x99));
    // A bitmap of which nobody says that it is the same may be a preview.
    data.insert(kPngType, knownPng());
    QVERIFY(pictureOfWidth(Figure(data), asked).image.pixelColor(10, 10)
            == QColor(0x33, 0x66, 0x99));
}

void TestFigures::drawingComesAfterThePicture()
{
    auto *card = addFigure(*m_view, bundle(kPngType, exactPng({ 200, 100 }, 1), "plot"));
    QVERIFY(card);
    QVERIFY(!card->figure().isVector());
    const QRect area = card->figureArea();
    QCOMPARE(area.size(), QSize(200, 100));
    m_view->add(
        { {}, runner::DisplayMore { .display = 0, .data = runner::MimeBundle(kSvgType, kSvg) } });
    QVERIFY(card->figure().isVector());
    QVERIFY(card->isShown());
    QCOMPARE(card->figureArea(), area);
    QTest::qWait(0);
    QCOMPARE(card->grab().toImage().pixelColor(area.center()), QColor(Qt::red));
    const auto svg = exportFigure(card->figure(), {});
    QVERIFY(svg && svg->contains("<rect"));
    // Whom nothing was shown, nothing is added to.
    m_view->add({ {}, runner::DisplayMore { .display = 5, .data = bundle(kSvgType, kSvg) } });
    QCOMPARE(m_view->cards().size(), 1);
}

void TestFigures::saysWhyOneIsBlurred_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QString>("said");
    QTest::newRow("the run") << QStringLiteral("pixels-of-run")
                             << QStringLiteral("more than 8 MiB");
    QTest::newRow("the figure") << QStringLiteral("pixels-of-figure")
                                << QStringLiteral("larger than 4 MiB");
    QTest::newRow("colours") << QStringLiteral("colours-of-run")
                             << QStringLiteral("256 colours, because this run");
    QTest::newRow("colours of the figure")
        << QStringLiteral("colours-of-figure") << QStringLiteral("256 colours, because it");
    QTest::newRow("no drawing") << QStringLiteral("drawing-of-run")
                                << QStringLiteral("when it is enlarged");
    QTest::newRow("whole") << QString() << QString();
    QTest::newRow("a word of the guest") << QStringLiteral("click <a>here</a>") << QString();
}

void TestFigures::saysWhyOneIsBlurred()
{
    QFETCH(QString, word);
    QFETCH(QString, said);
    auto *card =
        addFigure(*m_view, bundle(kPngType, exactPng({ 400, 200 }, 1, word), "A long name"));
    QVERIFY(card);
    QVERIFY2(said.isEmpty() ? card->toolTip().isEmpty() : card->toolTip().contains(said),
             qPrintable(card->toolTip()));
    QCOMPARE(card->accessibleDescription(), card->toolTip());
    auto *viewer = openLast(*m_view);
    QVERIFY(viewer);
    QTRY_VERIFY(viewer->status().startsWith(QLatin1String("400")));
    QCOMPARE(viewer->status().contains(QStringLiteral(" · ")), !said.isEmpty());
    viewer->close();
}

void TestFigures::saysWhatCannotBeDrawn()
{
    runner::MimeBundle failure(
        QStringLiteral("application/vnd.sandpad.error+json"),
        R"({"title":"Figure 1 cannot be drawn","type":"ValueError","message":"Unknown symbol"})");
    m_view->add({ {}, runner::Display { failure } });
    QTRY_COMPARE(m_view->cards().size(), 1);
    QVERIFY(qobject_cast<ErrorCard *>(m_view->cards().first()));
    QCOMPARE(m_view->plainText().trimmed(),
             QStringLiteral("Figure 1 cannot be drawn: ValueError: Unknown symbol"));
    // matplotlib's own lines point at each other.
    runner::MimeBundle lines(
        QStringLiteral("application/vnd.sandpad.error+json"),
        R"({"title":"Figure 2 cannot be drawn","type":"ValueError","message":"\\no\n^"})");
    m_view->add({ {}, runner::Display { lines } });
    QTRY_COMPARE(m_view->cards().size(), 2);
    QVERIFY(m_view->plainText().contains(
        QStringLiteral("Figure 2 cannot be drawn: ValueError\n\\no\n^")));
}

void TestFigures::bytesDecideWhatABitmapIs()
{
    // Qt would draw it without the filter.
    QVERIFY(!decodeBitmap(kSvg).refusal.isEmpty());
    QVERIFY(!decodeBitmap("P1 1 1 1").refusal.isEmpty());
    QVERIFY(!exportFigure(Figure(bundle(kPngType, kSvg)), {}));
    QCOMPARE(suffixFor(Figure(bundle(kPngType, gif(1))), FigureFormat::Own), QStringLiteral("gif"));
}

void TestFigures::gifPlaysWhileSeen()
{
    auto *card = addFigure(*m_view, bundle(kGifType, gif(4)));
    QVERIFY(card);
    QTRY_VERIFY(card->image().animation());
    const Animation *animation = card->image().animation();
    QCOMPARE(animation->frameCount(), 4);
    QSignalSpy frames(animation, &Animation::frameChanged);
    QTRY_VERIFY(frames.size() >= 6); // begins anew after the fourth
    QTRY_COMPARE(animation->current(), 2);
    const QPoint middle = card->figureArea().center();
    QTRY_COMPARE(card->grab().toImage().pixelColor(middle), QColor(Qt::green));
    m_view->hide();
    QTRY_VERIFY(!animation->isPlaying());
    frames.clear();
    QVERIFY(!frames.wait(100));
    m_view->show();
    QTRY_VERIFY(frames.size() > 2);

    auto *viewer = openLast(*m_view);
    QVERIFY(viewer);
    QTRY_VERIFY(viewer->canvas().image()->animation());
    QTRY_VERIFY(viewer->canvas().image()->animation()->current() > 0);
}

void TestFigures::framesAreCapped()
{
    const auto always = [] { return true; };
    {
        const AnimationFrames many = decodeFrames(gif(50'000), always);
        QCOMPARE(many.frames.size(), 2000);
        QVERIFY2(many.note.contains(QLatin1String("2,000")), qPrintable(many.note));
        QCOMPARE(many.playCount, 0);
        QCOMPARE(many.frames.first().delay, std::chrono::milliseconds(20));
    }
    // Four million pixels each, of 32 million for all animations together.
    {
        const AnimationFrames large = decodeFrames(gif(9, 2000), always);
        QCOMPARE(large.frames.size(), 8);
        QCOMPARE(decodeFrames(gif(9, 2000), always).frames.size(), 1);
    }
    QCOMPARE(decodeFrames(gif(2, 7000), always).frames.size(), 0);
    QVERIFY(!decodeFrames(gif(2, 7000), always).note.isEmpty());
    QVERIFY(decodeFrames(gif(2, 20'000), always).frames.isEmpty());
    QVERIFY(decodeFrames(gif(9), [] { return false; }).frames.isEmpty());
    QVERIFY(decodeFrames(gif(1, 1, 1), always).frames.first().delay
            >= std::chrono::milliseconds(20));
    QVERIFY(decodeFrames(gif(3), always).note.isEmpty());
}

void TestFigures::largeBitmapsAreScaledWhenShown_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("asked");
    QTest::addColumn<QSize>("shown");
    QTest::newRow("small") << QSize(300, 200) << 0 << QSize(300, 200);
    QTest::newRow("narrow view") << QSize(300, 200) << 30 << QSize(30, 20);
    QTest::newRow("large") << QSize(6000, 4000) << 0 << QSize(3000, 2000);
    QTest::newRow("large, enlarged") << QSize(6000, 4000) << 6000 << QSize(6000, 4000);
    QTest::newRow("high") << QSize(2, 60'000) << 1 << QSize(1, 30'000);
}

void TestFigures::largeBitmapsAreScaledWhenShown()
{
    QFETCH(QSize, size);
    QFETCH(int, asked);
    const Figure figure(bundle(kPngType, exactPng(size, 1)));
    const Picture picture = pictureOfWidth(figure, asked);
    QTEST(picture.image.size(), "shown");
    QCOMPARE(picture.naturalSize, QSizeF(size));
    QCOMPARE(exactPicture(figure)->image.size(), size);
}

void TestFigures::dragHasAFile()
{
    QPointer<QWidget> source = new QWidget;
    auto *drag = new FigureDrag(source);
    QSignalSpy prepared(drag, &FigureDrag::prepared);
    QVERIFY(!drag->data());
    const QImage picture(3, 3, QImage::Format_RGB32);
    drag->begin(Figure(bundle(kSvgType, kSvg, "../my plot")), picture);
    QTRY_COMPARE(prepared.size(), 1);
    const auto data = drag->data();
    QVERIFY(data);
    QVERIFY(data->hasImage());
    QCOMPARE(data->urls().size(), 1);
    const QFileInfo info(data->urls().first().toLocalFile());
    QCOMPARE(info.fileName(), QStringLiteral("my plot.svg"));
    QCOMPARE(QFileInfo(info.path()).permissions() & QFile::Permissions(0x077),
             QFile::Permissions());
    QFile file(info.filePath());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), *exportFigure(Figure(bundle(kSvgType, kSvg)), {}));
    delete source;
    QVERIFY(!QFileInfo::exists(info.path()));
}

SANDPAD_TEST(figures, TestFigures)

#include "tst_figures.moc"
