#include "runner/sandbox/SandboxLevels.h"
#include "tests/Levels.h"
#include "tests/TestProgram.h"

#include <QSignalSpy>
#include <QTest>

using namespace sandpad;
using namespace sandpad::runner;

namespace {

constexpr quint64 kMillisecond = 1'000'000;
constexpr quint64 kMebibyte = 1ULL << 20;

/// It stands for a harness: it says that it waits, by the byte `w`.
guest::Job jobAhead(const QByteArray &program, quint64 mostBefore)
{
    guest::Job job;
    job.startsAhead = true;
    job.steps = { { .kind = guest::StepKind::Run,
                    .arguments = { "/usr/bin/python3", "-c", program.toStdString() },
                    .environment = {} } };
    job.limits = { .cpuNs = 100 * kMillisecond,
                   .wallNs = 60'000 * kMillisecond,
                   .compileNs = mostBefore,
                   .memoryBytes = 128 * kMebibyte,
                   .processes = 16,
                   .outputBytes = kMebibyte,
                   .workBytes = 16 * kMebibyte,
                   .openFiles = 64 };
    return job;
}

} // namespace

/// What a program does before it has its code has limits, too. It is nobody's code but that of
/// packages, which may be large, slow, or broken.
class TestStartedAhead : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void hasLimitsBeforeItsCode_data();
    void hasLimitsBeforeItsCode();
    void countsFromItsCode_data();
    void countsFromItsCode();

private:
    static std::unique_ptr<Sandbox> started(const QString &level)
    {
        auto launch = SandboxLevels().find(IsolationLevel(level))->prepare({});
        return launch ? std::make_unique<Sandbox>(std::move(*launch)) : nullptr;
    }
};

void TestStartedAhead::hasLimitsBeforeItsCode_data()
{
    QTest::addColumn<QString>("level");
    QTest::addColumn<QByteArray>("program");
    for (const QString &level : isolatingLevels()) {
        const auto row = [&](const char *tag, const QByteArray &program) {
            QTest::addRow("%s %s", tag, qPrintable(level)) << level << program;
        };
        row("never ready", "import time\ntime.sleep(600)");
        row("busy", "while True: pass");
        row("too large", "x = bytearray(1 << 28)\nimport time\ntime.sleep(600)");
        row("too many",
            "import os, time\nfor _ in range(40):\n"
            " if os.fork() == 0: time.sleep(600)\ntime.sleep(600)");
        row("floods", "while True: print('x' * 10000)");
        row("ends", "pass");
    }
}

void TestStartedAhead::hasLimitsBeforeItsCode()
{
    QFETCH(QString, level);
    QFETCH(QByteArray, program);
    const auto sandbox = started(level);
    QVERIFY(sandbox);
    QSignalSpy prepared(sandbox.get(), &Sandbox::prepared);
    std::optional<SandboxEvent> first;
    connect(sandbox.get(), &Sandbox::happened, this,
            [&](const SandboxEvent &event) { first = first.value_or(event); });
    sandbox->runAhead(jobAhead(program, 1'000 * kMillisecond));
    QTRY_VERIFY_WITH_TIMEOUT(first.has_value(), 60'000);
    QVERIFY(std::holds_alternative<SandboxFailure>(first->payload));
    QVERIFY(prepared.isEmpty());
}

void TestStartedAhead::countsFromItsCode_data()
{
    QTest::addColumn<QString>("level");
    for (const QString &level : isolatingLevels())
        QTest::addRow("%s", qPrintable(level)) << level;
}

/// It takes more time before than its limit allows, waits longer than a compiler may, and then is
/// let go.
void TestStartedAhead::countsFromItsCode()
{
    QFETCH(QString, level);
    const auto sandbox = started(level);
    QVERIFY(sandbox);
    QSignalSpy prepared(sandbox.get(), &Sandbox::prepared);
    std::optional<guest::Outcome> outcome;
    connect(sandbox.get(), &Sandbox::happened, this, [&](const SandboxEvent &event) {
        if (const auto *end = std::get_if<guest::Outcome>(&event.payload))
            outcome = *end;
    });
    constexpr int kMostBefore = 10'000;
    sandbox->runAhead(jobAhead("import os, time\nwhile time.process_time() < 0.2: pass\n"
                               "os.write(3, b'w')\nos.read(3, 1)\nos.write(3, b'g')",
                               kMostBefore * kMillisecond));
    QTRY_VERIFY_WITH_TIMEOUT(!prepared.isEmpty(), 60'000);
    QTest::qWait(kMostBefore + 100);
    sandbox->go({});
    QTRY_VERIFY_WITH_TIMEOUT(outcome.has_value(), 60'000);
    QCOMPARE(outcome->ending, guest::Ending::Exited);
    QCOMPARE(outcome->waitStatus, 0);
    QVERIFY(outcome->cpuNs < 100 * kMillisecond);
}

SANDPAD_TEST(startedahead, TestStartedAhead)
#include "tst_startedahead.moc"
