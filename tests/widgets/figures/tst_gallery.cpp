#include "runner/Runner.h"
#include "runner/model/RunRecorder.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"
#include "tests/widgets/figures/PictureDifference.h"
#include "widgets/cards/values/FigureCard.h"
#include "widgets/figures/Picture.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <chrono>
#include <cstdio>

using namespace sandpad;
using namespace sandpad::tests;
using namespace std::chrono_literals;
using namespace Qt::StringLiterals;

namespace {

const QString kGallery = QStringLiteral("/usr/share/doc/python-matplotlib-doc/html/_downloads");
const QString kOwn = QStringLiteral(SANDPAD_SOURCE "/tests/widgets/figures/gallery/");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The drawings of our own examples. Matplotlib lays patterns and places out at 72 dots per inch
/// for them; what is not cut off, or paler, differs in more.
constexpr double kMostOthersInDrawing = 0.04;

/// The lines of a list.
QStringList listed(const QString &name)
{
    QStringList lines = QString::fromUtf8(contentOf(kOwn + name)).split(u'\n');
    lines.removeIf([](const QString &line) { return line.isEmpty() || line.startsWith(u'#'); });
    return lines;
}

/// Why an example of this name is left out, or may differ; empty: it is an example like any other.
QString reasonFor(QLatin1StringView kind, const QString &name)
{
    for (const QString &line : listed(QStringLiteral("exceptions.txt"))) {
        const QString pattern =
            QRegularExpression::wildcardToRegularExpression(line.section(u' ', 1, 1));
        if (line.section(u' ', 0, 0) == kind && QRegularExpression(pattern).match(name).hasMatch())
            return line.section(u' ', 2);
    }
    return {};
}

QMap<QString, QString> programsIn(const QString &folder)
{
    QMap<QString, QString> programs;
    for (QDirIterator it(folder, { QStringLiteral("*.py") }, QDir::Files,
                         QDirIterator::Subdirectories);
         it.hasNext();) {
        const QString path = it.next();
        // Examples of one name lie in several folders.
        QString name = QFileInfo(path).fileName();
        while (programs.contains(name))
            name.prepend(u'+');
        programs.insert(name, path);
    }
    return programs;
}

/// What the card paints for a figure at its natural size; of one that is animated, for the picture
/// that it starts from.
QImage painted(const runner::MimeBundle &data)
{
    runner::MimeBundle still;
    for (const QString &mime : data.mimeTypes()) {
        if (mime != QLatin1String("image/gif"))
            still.insert(mime, data.data(mime));
    }
    widgets::FigureCard card(still, nullptr);
    card.resize(4000, 100);
    card.show();
    if (!sandpad::tests::waitFor([&] { return card.isShown() || !card.refusal().isEmpty(); },
                                 60'000))
        return {};
    card.resize(4000, card.heightFor(4000));
    QTest::qWait(0);
    QImage image = card.grab(card.figureArea()).toImage();
    image.setDevicePixelRatio(1);
    return image.convertToFormat(QImage::Format_RGB32);
}

/// The drawing at the same size, as it is painted where the picture is not enough.
QImage drawn(const runner::MimeBundle &data, int width)
{
    const QByteArray svg = data.data(QStringLiteral("image/svg+xml"));
    return svg.isEmpty() ? QImage() : onWhite(widgets::drawSvg(svg, width).image);
}

/// With SANDPAD_GALLERY_KEEP, a folder: keeps Agg's picture there with ours on its right, so that
/// people can look at them.
void keepForPeople(const QString &name, const QImage &agg, const QImage &ours)
{
    const QString folder = qEnvironmentVariable("SANDPAD_GALLERY_KEEP");
    if (folder.isEmpty())
        return;
    QImage both(agg.width() + ours.width(), std::max(agg.height(), ours.height()),
                QImage::Format_RGB32);
    both.fill(Qt::white);
    QPainter painter(&both);
    painter.drawImage(0, 0, agg);
    painter.drawImage(agg.width(), 0, ours);
    painter.end();
    if (!both.save(folder + u'/' + name + QStringLiteral(".png")))
        qWarning("%s cannot be kept", qPrintable(name));
}

/// Beside the kept pictures: 24 of them on one sheet.
void keepSheet()
{
    const QDir folder(qEnvironmentVariable("SANDPAD_GALLERY_KEEP"));
    const QStringList names = folder.entryList({ QStringLiteral("*.py-*.png") }, QDir::Files);
    constexpr int kColumns = 3;
    constexpr int kRows = 8;
    constexpr QSize kCell(640, 260);
    if (folder.path().isEmpty() || names.size() < kColumns * kRows)
        return;
    QImage sheet(kCell.width() * kColumns, kCell.height() * kRows, QImage::Format_RGB32);
    sheet.fill(Qt::lightGray);
    QPainter painter(&sheet);
    for (int i = 0; i < kColumns * kRows; ++i) {
        const QString name = names[i * names.size() / (kColumns * kRows)];
        const QImage both =
            QImage(folder.filePath(name))
                .scaled(kCell - QSize(8, 8), Qt::KeepAspectRatio, Qt::SmoothTransformation);
        painter.drawImage((i % kColumns) * kCell.width() + 4, (i / kColumns) * kCell.height() + 4,
                          both);
    }
    painter.end();
    if (!sheet.save(folder.filePath(QStringLiteral("contact-sheet.png"))))
        qWarning("the contact sheet cannot be kept");
}

/// With QT_SCALE_FACTOR=2, as on a screen with two pixels for each of a figure's own.
bool isScaled()
{
    return qApp->devicePixelRatio() > 1;
}

struct Ended
{
    int exitCode = -1;
    QList<QImage> pictures;
    QByteArray errors;
};

} // namespace

/// Programs of matplotlib's gallery draw here what they draw with bare Agg.
class TestGallery : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void measureSeesADifference();
    void paintsAsAgg_data();
    void paintsAsAgg();
    void agreesAlmostAlways();

private:
    Ended bare(const QString &path) const;
    runner::RunResult sandboxed(const QByteArray &code, const QString &name);

    runner::Runner m_runner;
    int m_figures = 0;
    int m_same = 0;
    int m_sameDrawings = 0;
    int m_drawings = 0;
};

void TestGallery::initTestCase()
{
    if (!QFileInfo::exists(kGallery)) {
        QVERIFY2(qEnvironmentVariableIsEmpty("SANDPAD_MUST_RUN"), "no python-matplotlib-doc");
        QSKIP("matplotlib's gallery (python-matplotlib-doc) is not installed");
    }
}

/// A test of the measure: it must be able to fail.
void TestGallery::measureSeesADifference()
{
    QImage one(200, 100, QImage::Format_RGB32);
    one.fill(Qt::white);
    QImage other = one;
    QCOMPARE(difference(one, other), 0.0);
    QPainter(&other).fillRect(20, 20, 20, 20, Qt::black);
    QVERIFY(difference(one, other) > kMostOthers);
    QVERIFY(difference(one, one.scaled(100, 50)) > kMostOthers);
}

void TestGallery::paintsAsAgg_data()
{
    QTest::addColumn<QString>("path");
    const bool isAll = qEnvironmentVariableIsSet("SANDPAD_ALL") && !isScaled();
    const QStringList sample = listed(QStringLiteral("sample.txt"));
    const QMap<QString, QString> own = programsIn(kOwn + QStringLiteral("own"));
    for (const auto &[name, path] : own.asKeyValueRange())
        QTest::newRow(qPrintable(name)) << path;
    for (const auto &[name, path] : programsIn(kGallery).asKeyValueRange()) {
        if (isAll ? reasonFor("skip"_L1, name).isEmpty() : !isScaled() && sample.contains(name))
            QTest::newRow(qPrintable(name)) << path;
    }
}

Ended TestGallery::bare(const QString &path) const
{
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir(QStringLiteral("out"));
    QProcess python;
    python.setWorkingDirectory(folder.path());
    python.start(QStringLiteral("python3"),
                 { kOwn + QStringLiteral("bare.py"), path, folder.filePath(QStringLiteral("out")),
                   QString::number(qApp->devicePixelRatio()) });
    Ended ended;
    if (!python.waitForFinished(600'000))
        return ended;
    ended.exitCode = python.exitCode();
    ended.errors = python.readAllStandardError();
    for (int i = 0;; ++i) {
        const QImage image(folder.filePath(QStringLiteral("out/%1.png").arg(i)));
        if (image.isNull())
            return ended;
        ended.pictures.append(onWhite(image));
    }
}

runner::RunResult TestGallery::sandboxed(const QByteArray &code, const QString &name)
{
    runner::RunRequest request;
    request.snippet = { .languageId = QStringLiteral("python"), .code = code };
    request.figures = { .pixelRatio = qApp->devicePixelRatio(), .isStepwise = true };
    // A busy machine must not decide; what it may take is tested elsewhere.
    request.limits.cpu = 300s;
    request.limits.wall = 600s;
    request.limits.memoryBytes = qint64(2) << 30;
    const auto run = m_runner.start(request);
    runner::RunRecorder recorder;
    connect(run.get(), &runner::Run::happened, this,
            [&](const runner::RunEvent &event) { recorder.add(event); });
    if (!sandpad::tests::waitFor([&] { return recorder.isFinished(); }, 600'000))
        qWarning("%s did not end", qPrintable(name));
    return recorder.result();
}

void TestGallery::paintsAsAgg()
{
    QFETCH(QString, path);
    const QString name = QFileInfo(path).fileName();
    const bool isOwn = path.startsWith(kOwn);
    const QByteArray code = contentOf(kOwn + QStringLiteral("prelude.py")) + contentOf(path);
    const QTemporaryDir folder;
    const QString program = folder.filePath(QStringLiteral("script.py"));
    QFile file(program);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(code) == code.size());
    file.close();

    const Ended expected = bare(program);
    const runner::RunResult result = sandboxed(code, name);
    const auto *completed = std::get_if<runner::Completed>(&result.outcome);
    QList<runner::MimeBundle> figures;
    for (const runner::MimeBundle &display : result.displays) {
        if (display.contains(QStringLiteral("image/png")))
            figures.append(display);
    }
    QStringList wrong;
    if (expected.exitCode != 0)
        wrong << QStringLiteral("fails bare");
    const bool isSameEnd = completed && completed->exitCode == expected.exitCode;
    if (!isSameEnd)
        wrong << QStringLiteral("ends otherwise: %1").arg(result.message);
    if (figures.size() != expected.pictures.size())
        wrong << QStringLiteral("%1 figures instead of %2")
                     .arg(figures.size())
                     .arg(expected.pictures.size());
    for (qsizetype i = 0; i < std::min(figures.size(), expected.pictures.size()); ++i) {
        const QImage &agg = expected.pictures[i];
        const QImage ours = painted(figures[i]);
        keepForPeople(QStringLiteral("%1-%2").arg(name).arg(i), agg, ours);
        const double others = difference(ours, agg);
        const QImage drawing = drawn(figures[i], agg.width());
        const double inDrawing = drawing.isNull() ? 0 : difference(drawing.scaled(agg.size()), agg);
        ++m_figures;
        m_same += others <= kMostOthers;
        m_drawings += !drawing.isNull();
        m_sameDrawings += !drawing.isNull() && inDrawing <= kMostOthers;
        std::printf("gallery: %-44s %2d  painted %.4f  svg %.4f\n", qPrintable(name), int(i),
                    others, inDrawing);
        if (others > kMostOthers || (isOwn && inDrawing > kMostOthersInDrawing))
            wrong << QStringLiteral("figure %1 differs in %2 % of its pixels, its drawing in %3 %")
                         .arg(i)
                         .arg(100 * others)
                         .arg(100 * inDrawing);
    }
    std::fflush(stdout);
    if (wrong.isEmpty())
        return;
    if (const QString reason = reasonFor("differs"_L1, name); !reason.isEmpty())
        QSKIP(qPrintable(wrong.join(QStringLiteral(", ")) + QStringLiteral(": ") + reason));
    QFAIL(qPrintable(wrong.join(QStringLiteral(", "))
                     + QString::fromUtf8("\nbare:\n" + expected.errors.right(500) + "\nhere:\n"
                                         + result.standardError.right(500))));
}

void TestGallery::agreesAlmostAlways()
{
    std::printf("gallery: %d of %d figures are painted as Agg's; of %d drawings %d agree\n", m_same,
                m_figures, m_drawings, m_sameDrawings);
    keepSheet();
    QVERIFY(m_figures > 0);
    QVERIFY2(m_same >= 0.99 * m_figures, qPrintable(QString::number(m_same)));
}

SANDPAD_TEST(gallery, TestGallery)

#include "tst_gallery.moc"
