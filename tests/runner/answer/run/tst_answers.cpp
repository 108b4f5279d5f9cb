#include "runner/Runner.h"
#include "runner/answer/read/AnswerReader.h"
#include "runner/answer/report/AnswerReport.h"
#include "runner/answer/run/AnswerRun.h"

#include <QDir>
#include <QFileInfo>
#include <QSet>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace sandpad::runner;
using nlohmann::json;

/// Reads, runs and judges the answers of tests/data/answers, and compares with what stands beside
/// each. Prints how many false and true claims were found out.
class TestAnswers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void judged_data();
    void judged();
    void cleanupTestCase();

private:
    /// Verdicts of one kind: those given, those that should have been, and both.
    struct Count
    {
        int given = 0;
        int due = 0;
        int both = 0;
        void add(bool isGiven, bool isDue)
        {
            given += isGiven ? 1 : 0;
            due += isDue ? 1 : 0;
            both += isGiven && isDue ? 1 : 0;
        }
        [[nodiscard]] QString text() const
        {
            return QStringLiteral("precision %1 of %2, recall %1 of %3")
                .arg(both)
                .arg(given)
                .arg(due);
        }
    };

    Review review(const QString &path);
    void compareBlock(const json &expected, const json &found, const QString &what);
    /// Is a program of this name on the PATH?
    [[nodiscard]] static bool hasToolchain(const json &needed);

    Runner m_runner;
    QDir m_folder { QStringLiteral(SANDPAD_TEST_DATA "/answers") };
    Count m_false;
    Count m_true;
    int m_falseMatches = 0;
};

void TestAnswers::initTestCase()
{
    constexpr qsizetype kLeastAnswers = 80;
    QVERIFY(m_folder.entryList({ QStringLiteral("*.md") }).size() >= kLeastAnswers);
}

void TestAnswers::judged_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &file : m_folder.entryList({ QStringLiteral("*.json") }))
        QTest::newRow(qPrintable(file.chopped(5))) << file.chopped(5);
}

bool TestAnswers::hasToolchain(const json &needed)
{
    for (const QString &folder : qEnvironmentVariable("PATH").split(u':')) {
        if (QFileInfo(QDir(folder), QString::fromStdString(needed.get<std::string>()))
                .isExecutable())
            return true;
    }
    return false;
}

Review TestAnswers::review(const QString &path)
{
    QFile file(path);
    [&] { QVERIFY(file.open(QIODevice::ReadOnly)); }();
    Review review;
    review.answer = readAnswer(file.readAll(), m_runner.languages());
    JudgeOptions options;
    options.profile.limits.compile = std::chrono::minutes(3); // the machine may be busy
    AnswerRun run(m_runner, review.answer, options);
    bool isOver = false;
    connect(&run, &AnswerRun::examined, this,
            [&](const Answer &answer) { review.answer = answer; });
    connect(&run, &AnswerRun::blockFinished, this,
            [&](int index, const BlockResult &result) { review.results.insert(index, result); });
    connect(&run, &AnswerRun::finished, this, [&] { isOver = true; });
    run.start();
    [&] { QTRY_VERIFY_WITH_TIMEOUT(isOver, 300'000); }();
    return review;
}

void TestAnswers::compareBlock(const json &expected, const json &found, const QString &what)
{
    const auto told = [&] {
        return (what + QStringLiteral(": ")
                + QString::fromStdString(found.dump(-1, ' ', false, json::error_handler_t::replace))
                      .left(2000))
            .toUtf8();
    };
    for (const char *key : { "role", "language", "verdict", "claims" }) {
        if (expected.contains(key))
            QVERIFY2(expected[key] == found[key], told().constData());
    }
    if (expected.contains("repairs")) {
        QSet<std::string> kinds;
        for (const json &repair : found["repairs"])
            kinds.insert(repair["kind"].get<std::string>());
        QSet<std::string> wanted;
        for (const json &kind : expected["repairs"])
            wanted.insert(kind.get<std::string>());
        QVERIFY2(kinds == wanted, told().constData());
    }
    if (expected.contains("warning")) {
        const std::string warnings = found["warnings"].dump();
        QVERIFY2(warnings.find(expected["warning"].get<std::string>()) != std::string::npos,
                 told().constData());
    }
    if (expected.contains("syntax")) {
        const std::string state =
            expected["syntax"] == "cutoff" ? "cut off" : expected["syntax"].get<std::string>();
        QVERIFY2(found["syntax"]["state"] == state, told().constData());
    }
    if (expected.contains("cutOff"))
        QVERIFY2(found["isCutOff"] == expected["cutOff"], told().constData());
    if (expected.contains("elision"))
        QVERIFY2(found["hasElision"] == expected["elision"], told().constData());
}

void TestAnswers::judged()
{
    QFETCH(QString, name);
    QFile file(m_folder.filePath(name + QStringLiteral(".json")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const json expected = json::parse(bytes.begin(), bytes.end());
    if (expected.contains("needs") && !hasToolchain(expected["needs"]))
        QSKIP("Its toolchain is not here.");
    const Review judged = review(m_folder.filePath(name + QStringLiteral(".md")));
    const json found = toJson(judged);
    const json &blocks = found["blocks"];
    const json &wanted = expected["blocks"];
    // Counted before anything fails.
    for (std::size_t i = 0; i < std::min(blocks.size(), wanted.size()); ++i) {
        if (!wanted[i].contains("verdict"))
            continue;
        const Verdict given = verdictOf(judged, judged.answer.blocks[static_cast<qsizetype>(i)]);
        const std::string due = wanted[i]["verdict"].get<std::string>();
        const bool isDueFalse = due == "differs" || due == "fails" || due == "limit hit";
        const bool isDueTrue = due == "matches" || due == "matches but for white space"
            || due == "numbers within tolerance" || due == "varies between runs"
            || due == "claimed error happened";
        m_false.add(isFalse(given), isDueFalse);
        m_true.add(isTrue(given), isDueTrue);
        m_falseMatches += isTrue(given) && isDueFalse ? 1 : 0;
    }
    QCOMPARE(blocks.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size(); ++i)
        compareBlock(wanted[i], blocks[i], QStringLiteral("block %1").arg(i + 1));
    if (expected.contains("dependencies")) {
        QSet<QString> names;
        for (const Dependency &dependency : judged.answer.dependencies)
            names.insert(dependency.ecosystem + u':' + dependency.name);
        QSet<QString> due;
        for (const json &dependency : expected["dependencies"])
            due.insert(QString::fromStdString(dependency["ecosystem"].get<std::string>() + ":"
                                              + dependency["name"].get<std::string>()));
        QCOMPARE(names, due);
    }
}

void TestAnswers::cleanupTestCase()
{
    qInfo().noquote() << "false:" << m_false.text() << "- true:" << m_true.text();
    QCOMPARE(m_falseMatches, 0);
}

QTEST_GUILESS_MAIN(TestAnswers)
#include "tst_answers.moc"
