#include "tests/TestProgram.h"
#include "widgets/compare/CompareView.h"
#include "widgets/compare/LineDiff.h"
#include "widgets/editor/SyntaxColors.h"

#include <KSyntaxHighlighting/Theme>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace sandpad::widgets;

class TestLineDiff : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void rows_data();
    void rows();
    void anyTextsAreGivenWhole();
    void veryDifferentTextsAreGivenWhole();
    void changedPart_data();
    void changedPart();
    void viewStepsThroughPlaces();
    void viewPaintsBothSides();
    void codeHasItsColours();
    void restsOfLongLinesDiffer();
};

namespace {

/// "=" same, "-" only left, "+" only right, "~" both and they differ.
QString drawn(const QList<DiffRow> &rows)
{
    QString text;
    for (const DiffRow &row : rows)
        text += row.isSame ? u'=' : row.left < 0 ? u'+' : row.right < 0 ? u'-' : u'~';
    return text;
}

/// Each line once and in order on its side, and same lines are the same.
bool isWhole(const QList<DiffRow> &rows, const QStringList &left, const QStringList &right)
{
    qsizetype atLeft = 0;
    qsizetype atRight = 0;
    for (const DiffRow &row : rows) {
        if (row.left >= 0 && row.left != atLeft++)
            return false;
        if (row.right >= 0 && row.right != atRight++)
            return false;
        if (row.isSame && left[row.left] != right[row.right])
            return false;
    }
    return atLeft == left.size() && atRight == right.size();
}

QStringList split(const char *letters)
{
    return QString::fromLatin1(letters).split(QString(), Qt::SkipEmptyParts);
}

} // namespace

void TestLineDiff::rows_data()
{
    QTest::addColumn<QStringList>("left");
    QTest::addColumn<QStringList>("right");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *left, const char *right, const char *expected) {
        QTest::addRow("%s %s", left, right)
            << split(left) << split(right) << QString::fromLatin1(expected);
    };
    row("", "", "");
    row("abc", "abc", "===");
    row("", "ab", "++");
    row("ab", "", "--");
    row("abc", "axc", "=~=");
    row("abc", "ac", "=-=");
    row("ac", "abc", "=+=");
    row("abc", "xyz", "~~~");
    row("ab", "xyz", "~~+");
    row("abab", "ab", "==--");
    row("abcdef", "abxdey", "==~==~");
}

void TestLineDiff::rows()
{
    QFETCH(const QStringList, left);
    QFETCH(const QStringList, right);
    const QList<DiffRow> rows = diffLines(left, right);
    QVERIFY(isWhole(rows, left, right));
    QTEST(drawn(rows), "expected");
}

void TestLineDiff::anyTextsAreGivenWhole()
{
    QRandomGenerator random(1);
    for (int round = 0; round < 500; ++round) {
        QStringList left;
        QStringList right;
        for (QStringList *side : { &left, &right }) {
            const int count = random.bounded(30);
            for (int i = 0; i < count; ++i)
                side->append(QString::number(random.bounded(4)));
        }
        QVERIFY2(isWhole(diffLines(left, right), left, right),
                 qPrintable(left.join(u',') + u' ' + right.join(u',')));
    }
}

void TestLineDiff::veryDifferentTextsAreGivenWhole()
{
    QStringList left;
    QStringList right;
    for (int i = 0; i < 5000; ++i) {
        left.append(QString::number(i));
        right.append(QString::number(-i));
    }
    QVERIFY(isWhole(diffLines(left, right), left, right));
}

void TestLineDiff::changedPart_data()
{
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("right");
    QTest::addColumn<QString>("leftPart");
    QTest::addColumn<QString>("rightPart");
    const auto row = [](const char *left, const char *right, const char *leftPart,
                        const char *rightPart) {
        QTest::addRow("%s %s", left, right)
            << QString::fromUtf8(left) << QString::fromUtf8(right) << QString::fromUtf8(leftPart)
            << QString::fromUtf8(rightPart);
    };
    row("79970 primes", "79971 primes", "0", "1");
    row("range(n + 1)", "range(n)", " + 1", "");
    row("", "abc", "", "abc");
    row("aa", "aaa", "", "a");
    row("abc", "xyz", "abc", "xyz");
    row("x😀y", "x😁y", "😀", "😁"); // no half of a character
}

void TestLineDiff::changedPart()
{
    QFETCH(const QString, left);
    QFETCH(const QString, right);
    const ChangedPart part = sandpad::widgets::changedPart(left, right);
    QTEST(left.sliced(part.start, part.leftEnd - part.start), "leftPart");
    QTEST(right.sliced(part.start, part.rightEnd - part.start), "rightPart");
}

void TestLineDiff::viewStepsThroughPlaces()
{
    CompareView view;
    view.resize(400, 200);
    const QSignalSpy changed(&view, &CompareView::currentChanged);
    QString left = QStringLiteral("one\ntwo\n");
    QString right = QStringLiteral("one\nTWO\n");
    for (int i = 0; i < 100; ++i) {
        left += QStringLiteral("same\n");
        right += QStringLiteral("same\n");
    }
    view.setParts({ { QStringLiteral("Code"), left + u'a', right + u'b' },
                    { QStringLiteral("Output"), QStringLiteral("1"), QStringLiteral("1") } });
    QCOMPARE(view.differences(), 2);
    QCOMPARE(view.current(), 0);
    QVERIFY(view.accessibleDescription().contains(QStringLiteral("TWO")));
    view.step(1);
    QCOMPARE(view.current(), 1);
    QVERIFY(view.accessibleDescription().startsWith(QStringLiteral("2 of 2")));
    view.step(1);
    QCOMPARE(view.current(), 0);
    view.step(-1);
    QCOMPARE(view.current(), 1);
    QCOMPARE(changed.size(), 4);
    view.setParts({ { QStringLiteral("Code"), QStringLiteral("x"), QStringLiteral("x") } });
    QCOMPARE(view.differences(), 0);
    QCOMPARE(view.current(), -1);
    view.step(1);
    QCOMPARE(view.current(), -1);
}

void TestLineDiff::viewPaintsBothSides()
{
    CompareView view;
    const Theme theme = Theme::light();
    view.setTheme(theme);
    view.resize(600, 200);
    view.setParts({ { QStringLiteral("Code"), QStringLiteral("a\nold\x1b[2J\n"),
                      QStringLiteral("a\nnew\nmore\n") } });
    const QImage image = view.viewport()->grab().toImage();
    const auto has = [&](const QRect &part, const QColor &color) {
        for (int y = part.top(); y <= part.bottom(); ++y) {
            for (int x = part.left(); x <= part.right(); ++x) {
                if (image.pixelColor(x, y) == color)
                    return true;
            }
        }
        return false;
    };
    const int half = image.width() / 2;
    const QRect left(0, 0, half - 1, image.height());
    const QRect right(half + 1, 0, half - 2, image.height());
    QVERIFY(has(left.intersected(image.rect()), theme.errorSurface));
    QVERIFY(has(right.intersected(image.rect()), theme.successSurface));
    QVERIFY(!has(left.intersected(image.rect()), theme.successSurface));
    QVERIFY(has(left.intersected(image.rect()), theme.accent));
}

void TestLineDiff::codeHasItsColours()
{
    CompareView view;
    const Theme theme = Theme::light();
    view.setTheme(theme);
    view.resize(600, 200);
    const auto keywords = [&view, &theme] {
        const QImage image = view.viewport()->grab().toImage();
        const QColor color = syntaxColor(KSyntaxHighlighting::Theme::Keyword, theme);
        int left = 0;
        int right = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixelColor(x, y) == color)
                    ++(x < image.width() / 2 ? left : right);
            }
        }
        return std::pair(left > 0, right > 0);
    };
    const QString code = QStringLiteral("def f():\n    return 1\n");
    view.setParts(
        { { .heading = QStringLiteral("Code"),
            .left = code,
            .right = QStringLiteral("f = 1\n"),
            .definition = QStringLiteral("Python") },
          { .heading = QStringLiteral("Output"), .left = QStringLiteral("1"), .right = code } });
    QCOMPARE(keywords(), std::pair(true, false));
}

void TestLineDiff::restsOfLongLinesDiffer()
{
    const QString begin = QString(3000, u'a');
    CompareView view;
    view.setParts({ { .heading = {}, .left = begin + u'b', .right = begin + u'c' } });
    QCOMPARE(view.differencesIn(0), 1);
    view.setParts({ { .heading = {}, .left = begin + u'b', .right = begin + u'b' } });
    QCOMPARE(view.differencesIn(0), 0);
}

SANDPAD_TEST(linediff, TestLineDiff)
#include "tst_linediff.moc"
