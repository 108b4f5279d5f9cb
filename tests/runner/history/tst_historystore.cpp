#include "runner/history/HistoryStore.h"
#include "tests/TestProgram.h"
#include "tests/runner/history/HistoryTest.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace sandpad::runner;
using sandpad::tests::keptRun;

class TestHistoryStore : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void runsAreThereInOrder();
    void nothingIsLostAtTheEnd();
    void newestThatSucceededIsFound();
    void whatIsTooMuchGoes();
    void otherBoundsHoldFromTheNextRunOn();
    void failureIsSaid();
    void refusedRunsAreKeptLater();
    void refusedRunsAreKeptAtTheEnd();
    void memoryOfRefusedRunsIsBounded();
    void damageIsSaid();

private:
    QTemporaryDir m_root;
};

void TestHistoryStore::runsAreThereInOrder()
{
    HistoryStore store(m_root.filePath(QStringLiteral("order")));
    const QSignalSpy added(&store, &HistoryStore::added);
    for (int i = 0; i < 3; ++i)
        store.add(keptRun(QByteArray::number(i)));
    // It is done after the runs were added.
    QFuture<Result<HistoryStore::Page>> listed = store.list({ .most = 2 });
    const auto page = listed.result();
    QVERIFY(page);
    QCOMPARE(page->runs.size(), 2);
    QCOMPARE(page->found, 3);
    QCOMPARE(page->all.runs, 3);
    const auto loaded = store.load(page->runs[0].id).result();
    QVERIFY(loaded);
    QCOMPARE(loaded->request.snippet.code, "2");
    QTRY_COMPARE(added.size(), 3);
}

void TestHistoryStore::nothingIsLostAtTheEnd()
{
    const QString folder = m_root.filePath(QStringLiteral("end"));
    constexpr int kRuns = 20;
    {
        HistoryStore store(folder);
        for (int i = 0; i < kRuns; ++i)
            store.add(keptRun("print(1)"));
    }
    HistoryFile file(folder);
    QCOMPARE(file.size()->runs, kRuns);
}

void TestHistoryStore::newestThatSucceededIsFound()
{
    HistoryStore store(m_root.filePath(QStringLiteral("newest")));
    const RunQuery succeeded { .scratchId = QStringLiteral("one"), .ending = Ending::Finished };
    QCOMPARE(store.newest(succeeded).result()->head.id, 0);
    KeptRun run = keptRun("good");
    store.add(run);
    run.head.ending = Ending::Failed;
    store.add(run);
    QCOMPARE(store.newest(succeeded).result()->head.id, 1);
}

void TestHistoryStore::whatIsTooMuchGoes()
{
    HistoryStore store(m_root.filePath(QStringLiteral("much")), { .bytes = 1 });
    store.add(keptRun("print(1)"));
    QCOMPARE(store.list({}).result()->all, HistorySize {});
}

/// Somebody who sets bounds passes numbers that are not meant.
void TestHistoryStore::otherBoundsHoldFromTheNextRunOn()
{
    HistoryStore store(m_root.filePath(QStringLiteral("bounds")));
    store.add(keptRun("print(1)"));
    const QSignalSpy changed(&store, &HistoryStore::retentionChanged);
    store.setRetention({ .bytes = 1 });
    QCOMPARE(changed.size(), 1);
    QCOMPARE(store.list({}).result()->all.runs, 1);
    store.add(keptRun("print(2)"));
    QCOMPARE(store.list({}).result()->all, HistorySize {});
    store.setRetention({ .bytes = 1 });
    QCOMPARE(changed.size(), 1);
}

void TestHistoryStore::failureIsSaid()
{
    QFile file(m_root.filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    HistoryStore store(file.fileName());
    const QSignalSpy failed(&store, &HistoryStore::failed);
    store.add(keptRun("print(1)"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed[0][0].toString().contains(QStringLiteral("not kept")));
    QVERIFY(!store.list({}).result());
}

void TestHistoryStore::refusedRunsAreKeptLater()
{
    // A file where the folder should be refuses as a full disk does.
    const QString folder = m_root.filePath(QStringLiteral("later"));
    QFile file(folder);
    QVERIFY(file.open(QIODevice::WriteOnly));
    HistoryStore store(folder);
    const QSignalSpy added(&store, &HistoryStore::added);
    const QSignalSpy failed(&store, &HistoryStore::failed);
    const QSignalSpy recovered(&store, &HistoryStore::recovered);
    store.add(keptRun("print(1)"));
    store.add(keptRun("print(2)"));
    QVERIFY(!store.list({}).result());
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(file.remove());
    // Nobody runs anything.
    QTRY_COMPARE_WITH_TIMEOUT(recovered.size(), 1, 30'000);
    QCOMPARE(added.size(), 2);
    const auto newest = store.newest({}).result();
    QVERIFY(newest);
    QCOMPARE(newest->request.snippet.code, "print(2)");
    QCOMPARE(failed.size(), 1);
}

void TestHistoryStore::refusedRunsAreKeptAtTheEnd()
{
    const QString folder = m_root.filePath(QStringLiteral("lateEnd"));
    QFile file(folder);
    QVERIFY(file.open(QIODevice::WriteOnly));
    {
        HistoryStore store(folder);
        store.add(keptRun("print(1)"));
        QVERIFY(!store.list({}).result());
        QVERIFY(file.remove());
    }
    QCOMPARE(HistoryFile(folder).size()->runs, 1);
}

void TestHistoryStore::memoryOfRefusedRunsIsBounded()
{
    const QString folder = m_root.filePath(QStringLiteral("many"));
    QFile file(folder);
    QVERIFY(file.open(QIODevice::WriteOnly));
    {
        HistoryStore store(folder);
        const QSignalSpy failed(&store, &HistoryStore::failed);
        for (qsizetype i = 0; i < HistoryStore::kMostWaiting + 3; ++i)
            store.add(keptRun(QByteArray::number(i)));
        QVERIFY(!store.list({}).result());
        // That they wait is said once, and each that is given up.
        QTRY_COMPARE(failed.size(), 1 + 3);
        QVERIFY(failed.last()[0].toString().contains(QStringLiteral("not kept")));
        QVERIFY(file.remove());
    }
    HistoryFile kept(folder);
    QCOMPARE(kept.size()->runs, HistoryStore::kMostWaiting);
    const auto heads = kept.list({});
    QVERIFY(heads);
    QCOMPARE(kept.load(heads->last().id)->request.snippet.code, "3");
}

void TestHistoryStore::damageIsSaid()
{
    const QString folder = m_root.filePath(QStringLiteral("damaged"));
    QVERIFY(HistoryFile(folder).add(keptRun("print(1)")));
    QFile file(folder + QStringLiteral("/history.sqlite"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(9000, 'x'));
    file.close();
    HistoryStore store(folder);
    const QSignalSpy failed(&store, &HistoryStore::failed);
    QCOMPARE(store.list({}).result()->all.runs, 0);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(failed[0][0].toString().contains(QStringLiteral("begun anew")));
}

SANDPAD_TEST(historystore, TestHistoryStore)

#include "tst_historystore.moc"
