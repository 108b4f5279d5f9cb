#include "Sample.h"
#include "runner/guest/init/limits/PageTables.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::guest;

/// What page tables count for beyond their size.
class TestPageTables : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void weighsWhatIsUnusual_data();
    void weighsWhatIsUnusual();
};

void TestPageTables::weighsWhatIsUnusual_data()
{
    QTest::addColumn<quint64>("tables");
    QTest::addColumn<quint64>("limit");
    QTest::addColumn<quint64>("weight");
    QTest::newRow("none") << quint64(0) << quint64(2048) << quint64(0);
    QTest::newRow("of memory that is used whole") << quint64(4) << quint64(2048) << quint64(0);
    QTest::newRow("of a small program with little memory")
        << quint64(8) << quint64(64) << quint64(0);
    QTest::newRow("of much memory that is used whole")
        << quint64(128) << quint64(65536) << quint64(0);
    QTest::newRow("of a little that is not used") << quint64(33) << quint64(2048) << quint64(64);
    QTest::newRow("of much that is not used: the limit")
        << quint64(512) << quint64(2048) << quint64(2048);
}

void TestPageTables::weighsWhatIsUnusual()
{
    QFETCH(quint64, tables);
    QFETCH(quint64, limit);
    QFETCH(quint64, weight);
    QCOMPARE(weightOfTables(tables * kMebi, limit * kMebi), weight * kMebi);
}

SANDPAD_TEST(pagetables, TestPageTables)
#include "tst_pagetables.moc"
