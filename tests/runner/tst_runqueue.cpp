#include "runner/RunQueue.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <memory>
#include <vector>

using namespace sandpad::runner;

/// Which runs may go on at once, and in which order.
class TestRunQueue : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init();
    void firstComeFirstServed_data();
    void firstComeFirstServed();
    void nobodyIsCalledFromWithinEnter();
    void whoLeavesWhileWaitingIsNotCalled();
    void lentPlaceLetsAnotherGo();
    void placeIsTakenBackAtOnce();
    void whoLeavesWhileLentLeavesOnce();
    void onlyTakenPlacesAreLent();

private:
    /// Makes as many places as wanted, in a queue of their own.
    RunQueue &enter(int places, int count);
    void letAllBeCalled() { QCoreApplication::sendPostedEvents(); }

    std::unique_ptr<RunQueue> m_queue;
    std::vector<std::unique_ptr<RunPlace>> m_places;
    QList<int> m_called; ///< indices of places, in the order in which their turn came
};

void TestRunQueue::init()
{
    m_places.clear();
    m_called.clear();
}

RunQueue &TestRunQueue::enter(int places, int count)
{
    m_queue = std::make_unique<RunQueue>(places);
    for (int i = 0; i < count; ++i)
        m_places.push_back(m_queue->enter([this, i] { m_called.append(i); }));
    return *m_queue;
}

void TestRunQueue::firstComeFirstServed_data()
{
    QTest::addColumn<int>("places");
    QTest::addColumn<QList<int>>("first");
    QTest::newRow("one") << 1 << QList<int> { 0 };
    QTest::newRow("three") << 3 << QList<int> { 0, 1, 2 };
    QTest::newRow("more than come") << 9 << QList<int> { 0, 1, 2, 3, 4 };
    QTest::newRow("none is one") << 0 << QList<int> { 0 };
    QTest::newRow("negative is one") << -4 << QList<int> { 0 };
}

void TestRunQueue::firstComeFirstServed()
{
    QFETCH(int, places);
    QFETCH(QList<int>, first);
    const RunQueue &queue = enter(places, 5);
    letAllBeCalled();
    QCOMPARE(m_called, first);
    QCOMPARE(queue.taken(), first.size());
    for (int i = 0; i < 5; ++i) {
        m_places[static_cast<std::size_t>(i)].reset();
        letAllBeCalled();
    }
    QCOMPARE(m_called, QList<int>({ 0, 1, 2, 3, 4 }));
    QCOMPARE(queue.taken(), 0);
}

void TestRunQueue::nobodyIsCalledFromWithinEnter()
{
    enter(2, 1);
    QCOMPARE(m_called, QList<int>());
    letAllBeCalled();
    QCOMPARE(m_called, QList<int> { 0 });
}

void TestRunQueue::whoLeavesWhileWaitingIsNotCalled()
{
    const RunQueue &queue = enter(1, 3);
    letAllBeCalled();
    m_places[1].reset();
    m_places[0].reset();
    letAllBeCalled();
    QCOMPARE(m_called, QList<int>({ 0, 2 }));
    QCOMPARE(queue.taken(), 1);
}

void TestRunQueue::lentPlaceLetsAnotherGo()
{
    const RunQueue &queue = enter(1, 3);
    letAllBeCalled();
    m_places[0]->lend();
    m_places[0]->lend();
    letAllBeCalled();
    QCOMPARE(m_called, QList<int>({ 0, 1 }));
    QCOMPARE(queue.taken(), 1);
}

void TestRunQueue::placeIsTakenBackAtOnce()
{
    const RunQueue &queue = enter(1, 3);
    letAllBeCalled();
    m_places[0]->lend();
    letAllBeCalled();
    m_places[0]->takeBack();
    m_places[0]->takeBack();
    QCOMPARE(queue.taken(), 2);
    // The next one goes when both of them have ended.
    m_places[0].reset();
    letAllBeCalled();
    QCOMPARE(m_called, QList<int>({ 0, 1 }));
    m_places[1].reset();
    letAllBeCalled();
    QCOMPARE(m_called, QList<int>({ 0, 1, 2 }));
}

void TestRunQueue::whoLeavesWhileLentLeavesOnce()
{
    const RunQueue &queue = enter(1, 3);
    letAllBeCalled();
    m_places[0]->lend();
    letAllBeCalled();
    m_places[0].reset();
    letAllBeCalled();
    QCOMPARE(queue.taken(), 1);
    QCOMPARE(m_called, QList<int>({ 0, 1 }));
}

void TestRunQueue::onlyTakenPlacesAreLent()
{
    const RunQueue &queue = enter(1, 2);
    letAllBeCalled();
    m_places[1]->lend();
    m_places[1]->takeBack();
    m_places[0]->takeBack();
    QCOMPARE(queue.taken(), 1);
    m_places[0].reset();
    letAllBeCalled();
    QCOMPARE(m_called, QList<int>({ 0, 1 }));
    QCOMPARE(queue.taken(), 1);
}

SANDPAD_TEST(runqueue, TestRunQueue)
#include "tst_runqueue.moc"
