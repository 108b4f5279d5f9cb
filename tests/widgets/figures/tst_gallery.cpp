#include "runner/Runner.h"
#include "runner/model/RunRecorder.h"
#include "tests/TestProgram.h"
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
#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace sandpad;
using namespace std::chrono_literals;

namespace {

const QString kGallery = QStringLiteral("/usr/share/doc/python-matplotlib-doc/html/_downloads");
const QString kOwn = QStringLiteral(SANDPAD_SOURCE "/tests/widgets/figures/gallery/");

/// Pictures agree when at most so large a part of their pixels...
constexpr double kMostOthers = 0.005;
/// ...differs by more than this in a channel, once both are blurred by so many pixels.
constexpr double kMostDifference = 48;
constexpr double kBlur = 1.5;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// The first words of the lines of a list, and what follows each.
QMap<QString, QString> listed(const QString &name)
{
    QMap<QString, QString> entries;
    for (const QString &line : QString::fromUtf8(contentOf(kOwn + name)).split(u'\n')) {
        if (!line.isEmpty() && !line.startsWith(u'#'))
            entries.insert(line.section(u' ', 0, 0), line.section(u' ', 1));
    }
    return entries;
}

/// One plane per channel, row by row.
using Plane = std::vector<double>;

Plane planeOf(const QImage &image, int channel)
{
    Plane plane;
    plane.reserve(static_cast<std::size_t>(image.width()) * image.height());
    for (int y = 0; y < image.height(); ++y) {
        const auto *row = reinterpret_cast<const QRgb *>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x)
            plane.push_back((row[x] >> (8 * channel)) & 0xff);
    }
    return plane;
}

/// Blurs along rows (step 1) or columns (step: the width).
Plane blurred(const Plane &plane, int length, int step, int lines, int lineStep)
{
    constexpr int kReach = 5;
    std::array<double, 2 * kReach + 1> weights {};
    double sum = 0;
    for (int i = -kReach; i <= kReach; ++i)
        sum += weights[i + kReach] = std::exp(-i * i / (2 * kBlur * kBlur));
    Plane result(plane.size());
    for (int line = 0; line < lines; ++line) {
        for (int at = 0; at < length; ++at) {
            double value = 0;
            for (int i = -kReach; i <= kReach; ++i)
                value += weights[i + kReach]
                    * plane[line * lineStep + std::clamp(at + i, 0, length - 1) * step];
            result[line * lineStep + at * step] = value / sum;
        }
    }
    return result;
}

QImage onWhite(const QImage &image)
{
    QImage result(image.size(), QImage::Format_RGB32);
    result.fill(Qt::white);
    QPainter(&result).drawImage(QRect(QPoint(), image.size()), image);
    return result;
}

/// The part of the pixels in which two pictures differ; 1 for other sizes.
double difference(const QImage &left, const QImage &right)
{
    if (left.size() != right.size() || left.isNull())
        return 1;
    const int width = left.width();
    const int height = left.height();
    std::vector<char> differs(static_cast<std::size_t>(width) * height);
    for (int channel = 0; channel < 3; ++channel) {
        const auto soft = [&](const QImage &image) {
            const Plane rows = blurred(planeOf(image, channel), width, 1, height, width);
            return blurred(rows, height, width, width, 1);
        };
        const Plane a = soft(left);
        const Plane b = soft(right);
        for (std::size_t i = 0; i < a.size(); ++i)
            differs[i] |= std::abs(a[i] - b[i]) > kMostDifference;
    }
    return static_cast<double>(std::ranges::count(differs, char(1)))
        / static_cast<double>(differs.size());
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
    if (!QTest::qWaitFor([&] { return card.isShown() || !card.refusal().isEmpty(); }, 60'000))
        return {};
    card.resize(4000, card.heightFor(4000));
    QTest::qWait(0);
    return card.grab(card.figureArea()).toImage().convertToFormat(QImage::Format_RGB32);
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
    QMap<QString, QString> m_exceptions;
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
    m_exceptions = listed(QStringLiteral("exceptions.txt"));
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
    const bool isAll = qEnvironmentVariableIsSet("SANDPAD_ALL");
    const QMap<QString, QString> sample = listed(QStringLiteral("sample.txt"));
    // Of other folders only what the documentation of an interface or of a version draws is there.
    static const QRegularExpression other(
        QStringLiteral("sgskip|^whats_new|^embedding_in|^[a-z_]+-[0-9]"));
    QMap<QString, QString> examples;
    for (QDirIterator it(kGallery, { QStringLiteral("*.py") }, QDir::Files,
                         QDirIterator::Subdirectories);
         it.hasNext();) {
        const QString path = it.next();
        const QString name = QFileInfo(path).fileName();
        if ((isAll && !name.contains(other)) || sample.contains(name))
            examples.insert(name, path);
    }
    for (const auto &[name, path] : examples.asKeyValueRange())
        QTest::newRow(qPrintable(name)) << path;
}

Ended TestGallery::bare(const QString &path) const
{
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir(QStringLiteral("out"));
    QProcess python;
    python.setWorkingDirectory(folder.path());
    python.start(
        QStringLiteral("python3"),
        { kOwn + QStringLiteral("bare.py"), path, folder.filePath(QStringLiteral("out")) });
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
    request.figures.isStepwise = true;
    // A busy machine must not decide; what it may take is tested elsewhere.
    request.limits.cpu = 300s;
    request.limits.wall = 600s;
    request.limits.memoryBytes = qint64(2) << 30;
    const auto run = m_runner.start(request);
    runner::RunRecorder recorder;
    connect(run.get(), &runner::Run::happened, this,
            [&](const runner::RunEvent &event) { recorder.add(event); });
    if (!QTest::qWaitFor([&] { return recorder.isFinished(); }, 600'000))
        qWarning("%s did not end", qPrintable(name));
    return recorder.result();
}

void TestGallery::paintsAsAgg()
{
    QFETCH(QString, path);
    const QString name = QFileInfo(path).fileName();
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
        if (others > kMostOthers)
            wrong << QStringLiteral("figure %1 differs in %2 % of its pixels")
                         .arg(i)
                         .arg(100 * others);
    }
    std::fflush(stdout);
    if (wrong.isEmpty())
        return;
    if (m_exceptions.contains(name))
        QSKIP(qPrintable(wrong.join(QStringLiteral(", ")) + QStringLiteral(": ")
                         + m_exceptions.value(name)));
    QFAIL(qPrintable(wrong.join(QStringLiteral(", "))
                     + QString::fromUtf8("\nbare:\n" + expected.errors.right(500) + "\nhere:\n"
                                         + result.standardError.right(500))));
}

void TestGallery::agreesAlmostAlways()
{
    std::printf("gallery: %d of %d figures are painted as Agg's; of %d drawings %d agree\n", m_same,
                m_figures, m_drawings, m_sameDrawings);
    QVERIFY(m_figures > 0);
    QVERIFY2(m_same >= 0.99 * m_figures, qPrintable(QString::number(m_same)));
}

SANDPAD_TEST(gallery, TestGallery)

#include "tst_gallery.moc"
