#include "AnswerChoice.h"
#include "RunKey.h"
#include "TapeStarter.h"
#include "runner/Runner.h"
#include "runner/answer/read/AnswerReader.h"
#include "runner/answer/report/AnswerReport.h"
#include "runner/answer/run/AnswerVerification.h"
#include "runner/model/Json.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"

#include <QDir>
#include <QFileInfo>
#include <QSaveFile>
#include <QSet>
#include <QSignalSpy>
#include <QTest>

#include <nlohmann/json.hpp>

using namespace sandpad::runner;
using nlohmann::json;

/// Reads, runs and judges the answers of tests/data/answers, and compares with the expectations
/// beside each. Prints how many false and true claims were recognised.
///
/// Two ctest entries: `replayed` plays the recorded runs of all answers that have them; `reallyRun`
/// runs a choice of the answers, and all with SANDPAD_ALL. With SANDPAD_RECORD `replayed` records
/// missing runs and those that no longer fit.
class TestAnswers : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void replayed_data();
    void replayed();
    void reallyRun_data();
    void reallyRun();
    void cleanupTestCase();

private:
    /// Counts for one kind of verdict: those given, those expected, and those that were both.
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

    /// Nothing when the verification does not end.
    std::optional<Review> review(const QString &name, RunStarter &starter,
                                 const JudgeOptions &options);
    std::optional<Review> replayedReview(const QString &name);
    [[nodiscard]] static bool save(const QString &name, const RunTape &tape);
    /// Counts the verdicts, and compares them with the expectations beside the answer.
    void compare(const json &expected, const Review &judged);
    void compareBlock(const json &expected, const json &found, const QString &what);
    [[nodiscard]] json expectedOf(const QString &name) const;
    /// Is a program of this name on the PATH?
    [[nodiscard]] static bool hasToolchain(const json &expected);
    [[nodiscard]] static QString tapePath(const QString &name);

    Runner m_runner;
    std::unique_ptr<RunKey> m_key;
    QDir m_folder { QStringLiteral(SANDPAD_TEST_DATA "/answers") };
    Count m_false;
    Count m_true;
    int m_falseMatches = 0;
    std::optional<RunTape> m_recorded; ///< to be kept
    int m_played = 0;
    int m_invalid = 0; ///< with a tape that does not fit any more
};

namespace {

constexpr qsizetype kLongestTape = 32 << 10;

JudgeOptions patientOptions()
{
    JudgeOptions options;
    options.profile.limits.compile = std::chrono::minutes(10); // the machine may be busy
    return options;
}

/// Recorded programs have this mark; a real one is random.
JudgeOptions replayOptions()
{
    JudgeOptions options = patientOptions();
    options.markText = [] { return QStringLiteral("replayedmark"); };
    return options;
}

bool isRecording()
{
    return qEnvironmentVariableIsSet("SANDPAD_RECORD");
}

} // namespace

void TestAnswers::initTestCase()
{
    constexpr qsizetype kLeastAnswers = 80;
    QVERIFY(m_folder.entryList({ QStringLiteral("*.md") }).size() >= kLeastAnswers);
    QSignalSpy found(&m_runner, &Runner::toolchainsChanged);
    m_runner.discoverToolchains();
    QTRY_VERIFY_WITH_TIMEOUT(!found.isEmpty(), 300'000);
    m_key = std::make_unique<RunKey>(m_runner);
}

QString TestAnswers::tapePath(const QString &name)
{
    return QStringLiteral(SANDPAD_TEST_DATA "/answers/runs/%1.tape").arg(name);
}

void TestAnswers::replayed_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : answerNames(m_folder)) {
        if (isRecording() || QFile::exists(tapePath(name)))
            QTest::newRow(qPrintable(name)) << name;
    }
}

void TestAnswers::reallyRun_data()
{
    QTest::addColumn<QString>("name");
    const bool isAll = qEnvironmentVariableIsSet("SANDPAD_ALL");
    const QStringList chosen = chosenAnswers(m_folder);
    for (const QString &name : answerNames(m_folder)) {
        if (isAll || chosen.contains(name) || !QFile::exists(tapePath(name)))
            QTest::newRow(qPrintable(name)) << name;
    }
}

bool TestAnswers::hasToolchain(const json &expected)
{
    const bool isCSharp = std::ranges::any_of(expected["blocks"], [](const json &block) {
        return block.value("language", "") == "csharp";
    });
    if (isCSharp && !hasDotnet())
        return false;
    if (!expected.contains("needs"))
        return true;
    const auto needed = QString::fromStdString(expected["needs"].get<std::string>());
    for (const QString &folder : qEnvironmentVariable("PATH").split(u':')) {
        if (QFileInfo(QDir(folder), needed).isExecutable())
            return true;
    }
    return false;
}

std::optional<Review> TestAnswers::review(const QString &name, RunStarter &starter,
                                          const JudgeOptions &options)
{
    QFile file(m_folder.filePath(name + QStringLiteral(".md")));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    Review review;
    review.answer = readAnswer(file.readAll(), m_runner.languages());
    AnswerVerification run(starter, review.answer, options);
    bool isOver = false;
    connect(&run, &AnswerVerification::examined, this,
            [&](const Answer &answer) { review.answer = answer; });
    connect(&run, &AnswerVerification::blockFinished, this,
            [&](int index, const BlockResult &result) { review.results.insert(index, result); });
    connect(&run, &AnswerVerification::finished, this, [&] { isOver = true; });
    run.start();
    if (!sandpad::tests::waitFor([&] { return isOver; }, 1'200'000))
        return std::nullopt;
    return review;
}

bool TestAnswers::save(const QString &name, const RunTape &tape)
{
    const QByteArray bytes = tape.bytes();
    if (bytes.size() > kLongestTape)
        return !QFile::exists(tapePath(name)) || QFile::remove(tapePath(name)); // is really run
    QSaveFile file(tapePath(name));
    return QDir().mkpath(QFileInfo(file.fileName()).path()) && file.open(QIODevice::WriteOnly)
        && file.write(bytes) == bytes.size() && file.commit();
}

std::optional<Review> TestAnswers::replayedReview(const QString &name)
{
    TapeStarter player(m_runner, *m_key);
    const RunTape tape = RunTape::load(tapePath(name));
    player.insert(tape);
    m_recorded.reset();
    auto judged = review(name, player, replayOptions());
    ++m_played;
    if (player.missed() == 0)
        return judged;
    ++m_invalid;
    if (!isRecording())
        return judged;
    if (!tape.runs.isEmpty()) {
        // Started anew, so that the tape has all of the answer's runs and no others.
        player.insert({});
        judged = review(name, player, replayOptions());
    }
    m_recorded = player.recorded();
    return judged;
}

void TestAnswers::compareBlock(const json &expected, const json &found, const QString &what)
{
    const auto told = [&] {
        return (what + QStringLiteral(": ") + QString::fromUtf8(jsonBytes(found)).left(2000))
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
        const QByteArray warnings = jsonBytes(found["warnings"]);
        QVERIFY2(warnings.contains(QByteArray::fromStdString(expected["warning"])),
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

json TestAnswers::expectedOf(const QString &name) const
{
    QFile file(m_folder.filePath(name + QStringLiteral(".json")));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.readAll();
    return jsonFrom(bytes);
}

void TestAnswers::replayed()
{
    QFETCH(QString, name);
    const json expected = expectedOf(name);
    if (!hasToolchain(expected))
        QSKIP("Its toolchain is not here.");
    const auto judged = replayedReview(name);
    QVERIFY(judged);
    compare(expected, *judged);
    // Only runs with the expected verdicts are kept.
    if (m_recorded && !QTest::currentTestFailed())
        QVERIFY(save(name, *m_recorded));
}

void TestAnswers::reallyRun()
{
    QFETCH(QString, name);
    const json expected = expectedOf(name);
    if (!hasToolchain(expected))
        QSKIP("Its toolchain is not here.");
    JudgeOptions options = patientOptions();
    const bool isEndless = std::ranges::any_of(expected["blocks"], [](const json &block) {
        return block.value("verdict", "") == "limit hit";
    });
    if (isEndless)
        options.profile.limits.cpu = std::chrono::seconds(1);
    const auto judged = review(name, m_runner, options);
    QVERIFY(judged);
    compare(expected, *judged);
}

void TestAnswers::compare(const json &expected, const Review &judged)
{
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
            || due == "matches, other notation" || due == "numbers within tolerance"
            || due == "varies between runs" || due == "claimed error happened";
        m_false.add(isFalse(given), isDueFalse);
        m_true.add(isTrue(given), isDueTrue);
        m_falseMatches += isTrue(given) && isDueFalse ? 1 : 0;
    }
    QCOMPARE(blocks.size(), wanted.size());
    for (std::size_t i = 0; i < wanted.size() && !QTest::currentTestFailed(); ++i)
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
    if (m_played > 0)
        qInfo("%d played from recordings; %d of them did not fit any more and were really run",
              m_played - m_invalid, m_invalid);
    QCOMPARE(m_falseMatches, 0);
}

SANDPAD_TEST(answers, TestAnswers)
#include "tst_answers.moc"
