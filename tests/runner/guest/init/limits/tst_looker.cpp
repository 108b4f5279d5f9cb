#include "runner/guest/init/limits/Looker.h"
#include "runner/guest/init/system/System.h"
#include "tests/TestProgram.h"

#include <QTest>

#include <array>
#include <atomic>
#include <memory>
#include <unistd.h>

using namespace sandpad::guest;

/// The thread for reads that a program can delay.
class TestLooker : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void doesAllPieces();
    void waitsNoLongerThanToldTo();
    void isGivenUpWithoutWaiting();

private:
    /// Work that ends when a byte is written.
    std::function<bool()> untilWritten();

    std::array<int, 2> m_pipe {};
    std::shared_ptr<std::atomic<int>> m_done;
};

void TestLooker::init()
{
    QCOMPARE(::pipe(m_pipe.data()), 0);
    m_done = std::make_shared<std::atomic<int>>(0);
}

void TestLooker::cleanup()
{
    for (const int end : m_pipe)
        ::close(end);
}

std::function<bool()> TestLooker::untilWritten()
{
    return [end = ::dup(m_pipe[0]), done = m_done] {
        char byte = 0;
        *done += ::read(end, &byte, 1) == 1 ? 1 : 0;
        ::close(end);
        return false;
    };
}

void TestLooker::doesAllPieces()
{
    constexpr int kPieces = 3;
    Looker looker;
    for (int i = 1; i <= 100; ++i) {
        looker.begin([done = m_done] { return ++*done % kPieces != 0; });
        QTRY_VERIFY(looker.waitUntil(monotonicNs() + kNsPerMs));
        QCOMPARE(m_done->load(), i * kPieces);
    }
}

void TestLooker::waitsNoLongerThanToldTo()
{
    Looker looker;
    looker.begin(untilWritten());
    QVERIFY(!looker.waitUntil(monotonicNs() + kNsPerMs));
    QCOMPARE(::write(m_pipe[1], "x", 1), 1);
    QTRY_VERIFY(looker.waitUntil(monotonicNs() + kNsPerMs));
    QCOMPARE(m_done->load(), 1);
}

void TestLooker::isGivenUpWithoutWaiting()
{
    {
        Looker looker;
        // It would have more.
        looker.begin([piece = untilWritten()] { return !piece(); });
    }
    QCOMPARE(m_done->load(), 0);
    QCOMPARE(::write(m_pipe[1], "x", 1), 1);
    QTRY_COMPARE(m_done->load(), 1);
}

SANDPAD_TEST(looker, TestLooker)
#include "tst_looker.moc"
