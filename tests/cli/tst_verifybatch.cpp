#include "runner/model/Json.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <limits>
#include <nlohmann/json.hpp>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

using nlohmann::json;

/// `sandpad verify` with many answers, started as a user does.
class TestVerifyBatch : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void exitStatus_data();
    void exitStatus();
    void foldersAreWalked();
    void namesOfAnyBytesHideNothing();
    void foldersThatCannotBeEnteredAreNamed();
    void jobsOfOneFileChangeNothing();
    void uncomparedRemarksAreCounted();
    void onlyTrueClaimsGetATick();
    void linesAreAnswers();
    void linesNeedAField_data();
    void linesNeedAField();
    void whatIsTooLargeIsUnreadable_data();
    void whatIsTooLargeIsUnreadable();
    void fieldsAreFound_data();
    void fieldsAreFound();
    void jsonHasALineForEach();
    void junitIsXml();
    void namesAreHarmless();
    void resumeLeavesOutWhatIsKnown();
    void resumeIsNotForTheAnswersThemselves();
    void resumeRefusesOtherFiles_data();
    void resumeRefusesOtherFiles();
    void resumeJudgesAgainWhatChanged();
    void resumeMendsABrokenLine();
    void resumeReadsBeginningsOfLines();
    void resumeIsForOneAtATime();
    void stopKeepsWhatIsDone();
    void memoryStaysTheSame();
    void badOptionsAreRefused_data();
    void badOptionsAreRefused();

private:
    struct Ended
    {
        int status = -1;
        QByteArray out;
        QByteArray err;

        /// The lines of JSON by the names of the answers; the summary is called "".
        [[nodiscard]] QMap<QString, json> lines() const;
    };
    Ended verify(const QStringList &arguments, const QByteArray &input = {});
    void write(const QString &name, const QByteArray &content);
    [[nodiscard]] QByteArray read(const QString &name) const;

    std::optional<QTemporaryDir> m_folder; ///< the working folder of each test
    QString m_sandpad = qEnvironmentVariable("SANDPAD_EXECUTABLE");
};

namespace {

const QByteArray kTrueAnswer = "Text.\n\n```python\nprint(1)  # 1\n```\n";
const QByteArray kFalseAnswer = "Text.\n\n```python\nprint(round(2.5))  # 3\n```\n";
const QByteArray kSilentAnswer = "Text.\n\n```python\nx = 1\n```\n";

/// The memory of a process that is of no file; 0: it has ended.
qint64 anonymousKiB(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/smaps_rollup").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray memory = file.readAll();
    const QByteArray key = "\nPss_Anon:";
    const qsizetype at = memory.indexOf(key) + key.size();
    return at < key.size()
        ? 0
        : memory.sliced(at, memory.indexOf("kB", at) - at).trimmed().toLongLong();
}

} // namespace

QMap<QString, json> TestVerifyBatch::Ended::lines() const
{
    QMap<QString, json> found;
    for (const QByteArray &line : out.split('\n')) {
        if (line.isEmpty())
            continue;
        const json object = sandpad::runner::jsonFrom(line);
        found.insert(object.is_object()
                         ? QString::fromStdString(object.value("answer", std::string()))
                         : QStringLiteral("no JSON: ") + QString::fromUtf8(line),
                     object);
    }
    return found;
}

TestVerifyBatch::Ended TestVerifyBatch::verify(const QStringList &arguments,
                                               const QByteArray &input)
{
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start(m_sandpad, QStringList { QStringLiteral("verify") } + arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(600'000))
        return {};
    return { .status = process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -2,
             .out = process.readAllStandardOutput(),
             .err = process.readAllStandardError() };
}

void TestVerifyBatch::write(const QString &name, const QByteArray &content)
{
    const QFileInfo info(m_folder->filePath(name));
    QVERIFY(QDir().mkpath(info.path()));
    QFile file(info.filePath());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

QByteArray TestVerifyBatch::read(const QString &name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestVerifyBatch::init()
{
    m_folder.emplace();
}

void TestVerifyBatch::exitStatus_data()
{
    QTest::addColumn<QList<QByteArray>>("answers");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing false") << QList { kTrueAnswer, kSilentAnswer } << 0;
    QTest::newRow("one false") << QList { kTrueAnswer, kFalseAnswer } << 1;
    QTest::newRow("one is no text") << QList { kFalseAnswer, QByteArray("\x89PNG\r\n", 6) } << 2;
}

void TestVerifyBatch::exitStatus()
{
    QFETCH(QList<QByteArray>, answers);
    QStringList names;
    for (const QByteArray &answer : answers) {
        names.append(QStringLiteral("%1.md").arg(names.size()));
        write(names.last(), answer);
    }
    const Ended ended = verify(names);
    QTEST(ended.status, "status");
    QVERIFY2(ended.err.isEmpty(), ended.err.constData());
    for (const QString &name : names)
        QVERIFY2(ended.out.contains(' ' + name.toUtf8() + ": "), ended.out.constData());
}

void TestVerifyBatch::foldersAreWalked()
{
    write(QStringLiteral("in/a.md"), kTrueAnswer);
    write(QStringLiteral("in/deep/er/b.markdown"), kSilentAnswer);
    write(QStringLiteral("in/c.txt"), kFalseAnswer);
    write(QStringLiteral("in/.hidden/d.md"), kFalseAnswer);
    write(QStringLiteral("in/.e.md"), kFalseAnswer);
    QVERIFY(QFile::link(m_folder->path(), m_folder->filePath(QStringLiteral("in/circle"))));
    write(QStringLiteral("secret.txt"), kFalseAnswer);
    const QString link = m_folder->filePath(QStringLiteral("in/link.md"));
    QVERIFY(QFile::link(m_folder->filePath(QStringLiteral("secret.txt")), link));
    const Ended ended = verify({ QStringLiteral("--json"), QStringLiteral("in") });
    QCOMPARE(ended.status, 0);
    QCOMPARE(ended.lines().keys(),
             QStringList({ QString(), QStringLiteral("in/a.md"),
                           QStringLiteral("in/deep/er/b.markdown") }));
    // Whoever names a link means the file behind it.
    QCOMPARE(verify({ link }).status, 1);
    write(QStringLiteral("none/c.txt"), kTrueAnswer);
    const Ended none = verify({ QStringLiteral("none") });
    QCOMPARE(none.status, 2);
    QVERIFY2(none.err.contains("The folder none holds no file"), none.err.constData());
}

/// What is in them may be false.
void TestVerifyBatch::foldersThatCannotBeEnteredAreNamed()
{
    write(QStringLiteral("in/a.md"), kTrueAnswer);
    write(QStringLiteral("in/z.md"), kTrueAnswer);
    // Its path is longer than the kernel takes.
    const std::string name(200, 'm');
    int folder = ::open(qPrintable(m_folder->filePath(QStringLiteral("in"))), O_RDONLY | O_CLOEXEC);
    QVERIFY(folder >= 0);
    for (int i = 0; i < 25; ++i) {
        QCOMPARE(::mkdirat(folder, name.c_str(), 0700), 0);
        const int next = ::openat(folder, name.c_str(), O_RDONLY | O_CLOEXEC);
        QVERIFY(next >= 0);
        ::close(std::exchange(folder, next));
    }
    ::close(folder);
    const Ended ended = verify({ QStringLiteral("--json"), QStringLiteral("in") });
    std::filesystem::remove_all(m_folder->path().toStdString() + "/in/" + name);
    QCOMPARE(ended.status, 2);
    const QStringList names = ended.lines().keys();
    QCOMPARE(names.size(), 4); // with the sums
    QVERIFY(names.contains(QStringLiteral("in/a.md")) && names.contains(QStringLiteral("in/z.md")));
    QVERIFY(std::ranges::any_of(
        names, [](const QString &each) { return each.startsWith(QLatin1String("in/mmm")); }));
}

void TestVerifyBatch::namesOfAnyBytesHideNothing()
{
    const QByteArray folder = QFile::encodeName(m_folder->filePath(QStringLiteral("in/")));
    write(QStringLiteral("in/first.md"), kTrueAnswer);
    const QByteArray text(kTrueAnswer);
    for (const char *name : { "\xff.txt", "\xfe.md", "\xfd" }) {
        std::ofstream(std::filesystem::path((folder + name).toStdString())) << text.constData();
    }
    // In whatever order they are listed, some come after those.
    QStringList names { QStringLiteral("in/first.md"), QStringLiteral("in/\uFFFD.md") };
    for (int i = 0; i < 20; ++i) {
        names.append(QStringLiteral("in/n%1.md").arg(i));
        write(names.back(), kSilentAnswer);
    }
    names.append(QString());
    names.sort();
    const Ended ended = verify({ QStringLiteral("--json"), QStringLiteral("in") });
    QCOMPARE(ended.lines().keys(), names);
    QCOMPARE(ended.lines().value(QStringLiteral("in/\uFFFD.md"))["state"], "holds");
    QCOMPARE(ended.status, 0);
}

void TestVerifyBatch::jobsOfOneFileChangeNothing()
{
    write(QStringLiteral("a.md"), kFalseAnswer);
    const Ended plain = verify({ QStringLiteral("a.md") });
    const Ended jobs =
        verify({ QStringLiteral("--jobs"), QStringLiteral("2"), QStringLiteral("a.md") });
    QCOMPARE(jobs.status, 1);
    QCOMPARE(jobs.out, plain.out);
}

void TestVerifyBatch::uncomparedRemarksAreCounted()
{
    const QByteArray open = "xs = [1]\nxs.reverse()  # returns the best ones\n";
    write(QStringLiteral("a.md"), kTrueAnswer);
    write(QStringLiteral("b.md"), "```python\nprint(1)  # 1\n" + open + "```\n");
    write(QStringLiteral("c.md"), "```python\n" + open + open + "```\n");
    const Ended ended = verify({ QStringLiteral(".") });
    QCOMPARE(ended.status, 0);
    QVERIFY2(ended.out.contains("a.md: 1 block is as claimed.\n"), ended.out.constData());
    QVERIFY2(ended.out.contains("b.md: 1 block is as claimed. 1 remark was not compared.\n"),
             ended.out.constData());
    QVERIFY2(ended.out.contains("is claimed. 2 remarks were not compared.\n"),
             ended.out.constData());
}

void TestVerifyBatch::onlyTrueClaimsGetATick()
{
    write(QStringLiteral("a.md"), kTrueAnswer);
    write(QStringLiteral("b.md"), kSilentAnswer);
    write(QStringLiteral("c.md"), "No code.\n");
    write(QStringLiteral("d.md"), "```python\nimport nowhere\n```\n");
    const Ended ended = verify({ QStringLiteral("a.md"), QStringLiteral("b.md"),
                                 QStringLiteral("c.md"), QStringLiteral("d.md") });
    QCOMPARE(ended.status, 0);
    for (const char *line : { "✓ a.md: ", "· b.md: ", "· c.md: ", "· d.md: " })
        QVERIFY2(ended.out.contains(line), ended.out.constData());
}

void TestVerifyBatch::linesAreAnswers()
{
    const auto line = [](const QByteArray &answer) {
        return QByteArray::fromStdString(json { { "text", answer.toStdString() } }.dump()) + '\n';
    };
    write(QStringLiteral("all.jsonl"),
          line(kTrueAnswer) + '\n' + line(kFalseAnswer) + "no\n" + line(kSilentAnswer));
    const Ended ended = verify({ QStringLiteral("--json"), QStringLiteral("--field"),
                                 QStringLiteral("text"), QStringLiteral("all.jsonl") });
    QCOMPARE(ended.status, 2);
    const auto lines = ended.lines();
    QCOMPARE(lines.size(), 5);
    for (const auto &[name, state] :
         { std::pair("all.jsonl:1", "holds"), std::pair("all.jsonl:3", "false"),
           std::pair("all.jsonl:4", "unreadable"), std::pair("all.jsonl:5", "holds") })
        QCOMPARE(lines.value(QString::fromLatin1(name))["state"], state);
    const Ended input = verify({ QStringLiteral("--json"), QStringLiteral("--field"),
                                 QStringLiteral("text"), QStringLiteral("-") },
                               line(kFalseAnswer));
    QCOMPARE(input.status, 1);
    QCOMPARE(input.lines().value(QStringLiteral("-:1"))["state"], "false");
}

void TestVerifyBatch::linesNeedAField_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("status");
    const QByteArray line = R"({"text": "Say ```python\nprint(1)\n```"})";
    const auto row = [](const char *title, const char *name, const QByteArray &content,
                        int status) {
        QTest::newRow(title) << QString::fromLatin1(name) << content << status;
    };
    row("by the ending", "all.jsonl", "[1]\n", 2);
    row("by the other ending", "all.ndjson", line + '\n', 2);
    row("by the content", "all.txt", line + "\n\n" + line, 2);
    row("one line", "all", line, 2);
    row("an answer that begins so", "answer.md", line + '\n' + kTrueAnswer, 0);
    row("an answer on a block of code", "answer.md", "{\n  \"a\": 1\n}\n", 0);
}

void TestVerifyBatch::linesNeedAField()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(int, status);
    write(name, content);
    write(QStringLiteral("one.md"), kTrueAnswer);
    const bool isRefused = status != 0;
    const Ended alone = verify({ name });
    QCOMPARE(alone.status, status);
    QCOMPARE(alone.err.contains("--field NAME"), isRefused);
    QCOMPARE(alone.out.isEmpty(), isRefused);
    const Ended input = verify({ QStringLiteral("-") }, content);
    QCOMPARE(input.status, content.startsWith('[') ? 0 : status);
    const Ended beside = verify({ QStringLiteral("one.md"), name });
    QCOMPARE(beside.status, status);
    QCOMPARE(beside.out.contains("--field NAME"), isRefused);
}

/// One line must not take the memory of the whole batch.
void TestVerifyBatch::whatIsTooLargeIsUnreadable_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char *name, const QByteArray &line, const char *sentence) {
        QTest::newRow(name) << line << QString::fromLatin1(sentence);
    };
    constexpr qsizetype kMiB = 1 << 20;
    row("deep", R"({"a":)" + QByteArray(201, '['), "nested deeper than 200");
    row("wide", R"({"a":[)" + QByteArray("0,").repeated(kMiB) + "0]}", "a million values");
    row("long", R"({"a":")" + QByteArray(16 * kMiB, 'x') + R"("})", "may have 16 MiB");
    row("a long answer", R"({"text":")" + QByteArray(8 * kMiB + 1, 'x') + R"("})",
        "An answer may have 1 MiB");
}

void TestVerifyBatch::whatIsTooLargeIsUnreadable()
{
    QFETCH(QByteArray, line);
    QFETCH(QString, sentence);
    write(QStringLiteral("x.jsonl"), line + "\n{\"text\":\"x\"}\n");
    const Ended ended = verify({ QStringLiteral("--json"), QStringLiteral("--field"),
                                 QStringLiteral("text"), QStringLiteral("x.jsonl") });
    const auto lines = ended.lines();
    QCOMPARE(lines.value(QStringLiteral("x.jsonl:1"))["state"], "unreadable");
    const auto message = lines.value(QStringLiteral("x.jsonl:1"))["message"].get<std::string>();
    QVERIFY2(QString::fromStdString(message).contains(sentence), message.c_str());
    QCOMPARE(lines.value(QStringLiteral("x.jsonl:2"))["state"], "holds");
}

void TestVerifyBatch::fieldsAreFound_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("name") << QStringLiteral("a") << QByteArray(R"({"a": "x"})") << true;
    QTest::newRow("pointer") << QStringLiteral("/a/1/b") << QByteArray(R"({"a": [0, {"b": "x"}]})")
                             << true;
    QTest::newRow("not there") << QStringLiteral("b") << QByteArray(R"({"a": "x"})") << false;
    QTest::newRow("beyond the end")
        << QStringLiteral("/a/7") << QByteArray(R"({"a": ["x"]})") << false;
    QTest::newRow("no number of an entry")
        << QStringLiteral("/a/b") << QByteArray(R"({"a": ["x"]})") << false;
    QTest::newRow("no text") << QStringLiteral("a") << QByteArray(R"({"a": 1})") << false;
    QTest::newRow("no object") << QStringLiteral("a") << QByteArray(R"(["a"])") << false;
    QTest::newRow("deep") << QStringLiteral("a") << QByteArray(100'000, '[') << false;
    QTest::newRow("no UTF-8") << QStringLiteral("a") << QByteArray("{\"a\": \"\xff\"}") << false;
}

void TestVerifyBatch::fieldsAreFound()
{
    QFETCH(QString, field);
    QFETCH(QByteArray, line);
    QFETCH(bool, isFound);
    write(QStringLiteral("x.jsonl"), line);
    const Ended ended = verify(
        { QStringLiteral("--json"), QStringLiteral("--field"), field, QStringLiteral("x.jsonl") });
    QCOMPARE(ended.status, isFound ? 0 : 2);
    QCOMPARE(ended.lines().value(QStringLiteral("x.jsonl:1"))["state"],
             isFound ? "holds" : "unreadable");
}

void TestVerifyBatch::jsonHasALineForEach()
{
    write(QStringLiteral("a.md"), kTrueAnswer);
    write(QStringLiteral("b.md"), kFalseAnswer);
    const Ended ended = verify({ QStringLiteral("--json"), QStringLiteral("a.md"),
                                 QStringLiteral("b.md"), QStringLiteral("c.md") });
    QCOMPARE(ended.status, 2);
    const auto lines = ended.lines();
    QCOMPARE(lines.size(), 4);
    const json right = lines.value(QStringLiteral("a.md"));
    QCOMPARE(right["state"], "holds");
    QCOMPARE(right["blocks"].size(), 1U);
    QCOMPARE(right["digest"].get<std::string>().size(), 64U);
    QVERIFY(lines.value(QStringLiteral("c.md"))["digest"].is_null());
    const json summary = lines.value(QString())["batch"];
    QCOMPARE(summary["answers"], (json { { "holds", 1 }, { "false", 1 }, { "unreadable", 1 } }));
    QCOMPARE(summary["blocks"], (json { { "matches", 1 }, { "differs", 1 } }));
    // One answer alone has the object of old.
    const Ended alone = verify({ QStringLiteral("--json"), QStringLiteral("a.md") });
    QVERIFY(!sandpad::runner::jsonFrom(alone.out).contains("answer"));
}

void TestVerifyBatch::junitIsXml()
{
    write(QStringLiteral("a.md"), kTrueAnswer);
    write(QStringLiteral("b.md"), kFalseAnswer);
    const Ended ended = verify({ QStringLiteral("--junit"), QStringLiteral("a.md"),
                                 QStringLiteral("b.md"), QStringLiteral("<c>.md") });
    QXmlStreamReader xml(ended.out);
    QMap<QString, int> elements;
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement)
            ++elements[xml.name().toString()];
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(elements.value(QStringLiteral("testsuites")), 1);
    QCOMPARE(elements.value(QStringLiteral("testsuite")), 3);
    QCOMPARE(elements.value(QStringLiteral("failure")), 1);
    QCOMPARE(elements.value(QStringLiteral("error")), 1);
}

void TestVerifyBatch::namesAreHarmless()
{
    const QString name = QStringLiteral("a\x1b[31m\n✓ forged.md: fine `x`.md");
    write(name, kTrueAnswer);
    write(QStringLiteral("b.md"), kTrueAnswer);
    for (const char *format : { "--markdown", "--junit" }) {
        const Ended ended = verify({ QString::fromLatin1(format), name, QStringLiteral("b.md") });
        QVERIFY(!ended.out.contains('\x1b'));
    }
    const Ended plain = verify({ name, QStringLiteral("b.md") });
    QVERIFY(!plain.out.contains('\x1b'));
    QVERIFY2(!plain.out.contains("\n✓ forged"), plain.out.constData());
}

void TestVerifyBatch::resumeLeavesOutWhatIsKnown()
{
    write(QStringLiteral("a.md"), kTrueAnswer);
    write(QStringLiteral("b.md"), kFalseAnswer);
    const QStringList all { QStringLiteral("--json"), QStringLiteral("--resume"),
                            QStringLiteral("done.ndjson"), QStringLiteral("a.md"),
                            QStringLiteral("b.md") };
    const Ended first = verify(all);
    QCOMPARE(first.status, 1);
    QCOMPARE(first.lines().size(), 3);
    const QByteArray kept = read(QStringLiteral("done.ndjson"));
    const Ended again = verify(all);
    QCOMPARE(again.status, 1); // what was found before still counts
    QCOMPARE(again.lines().keys(), QStringList(QString()));
    QCOMPARE(again.lines().first(), first.lines().first());
    QCOMPARE(read(QStringLiteral("done.ndjson")), kept);
}

void TestVerifyBatch::resumeIsNotForTheAnswersThemselves()
{
    const QByteArray answers = R"({"answer": "```python\nprint(1)  # 1\n```"})"
                               "\n";
    write(QStringLiteral("own.jsonl"), answers);
    QFile::link(QStringLiteral("own.jsonl"), m_folder->filePath(QStringLiteral("link.jsonl")));
    for (const char *results : { "own.jsonl", "./own.jsonl", "link.jsonl" }) {
        const Ended ended = verify({ QStringLiteral("--field"), QStringLiteral("answer"),
                                     QStringLiteral("--resume"), QString::fromLatin1(results),
                                     QStringLiteral("own.jsonl") });
        QCOMPARE(ended.status, 2);
        QCOMPARE(read(QStringLiteral("own.jsonl")), answers);
    }
}

void TestVerifyBatch::resumeRefusesOtherFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("notes") << QByteArray("# Notes\n\nKeep me.\n");
    QTest::newRow("a line without an end") << QByteArray("keep me");
    QTest::newRow("other JSON") << QByteArray("{\"text\":\"keep me\"}\n");
    QTest::newRow("an empty line") << QByteArray("\n");
    QTest::newRow("bytes") << QByteArray("\0\xff\xfe\n", 4);
}

/// The name of the file may have been left out, so that the first answer stands in its place.
void TestVerifyBatch::resumeRefusesOtherFiles()
{
    QFETCH(QByteArray, content);
    write(QStringLiteral("notes.md"), content);
    write(QStringLiteral("a.md"), kTrueAnswer);
    const Ended ended =
        verify({ QStringLiteral("--jobs"), QStringLiteral("1"), QStringLiteral("--resume"),
                 QStringLiteral("notes.md"), QStringLiteral("a.md") });
    QCOMPARE(ended.status, 2);
    QVERIFY2(ended.err.contains("notes.md holds something else"), ended.err.constData());
    QCOMPARE(read(QStringLiteral("notes.md")), content);
}

void TestVerifyBatch::resumeJudgesAgainWhatChanged()
{
    write(QStringLiteral("a.md"), kFalseAnswer);
    const QStringList all { QStringLiteral("--json"), QStringLiteral("--resume"),
                            QStringLiteral("done.ndjson"), QStringLiteral("a.md") };
    QCOMPARE(verify(all).status, 1);
    write(QStringLiteral("a.md"), kTrueAnswer);
    const Ended changed = verify(all);
    QCOMPARE(changed.status, 0);
    QCOMPARE(changed.lines().size(), 2);
    QCOMPARE(verify(all).lines().size(), 1);
    QCOMPARE(verify(all + QStringList(QStringLiteral("--strict"))).lines().size(), 2);
}

void TestVerifyBatch::resumeMendsABrokenLine()
{
    write(QStringLiteral("a.md"), kTrueAnswer);
    write(QStringLiteral("b.md"), kTrueAnswer);
    const QStringList all { QStringLiteral("--json"),      QStringLiteral("--jobs"),
                            QStringLiteral("1"),           QStringLiteral("--resume"),
                            QStringLiteral("done.ndjson"), QStringLiteral("a.md"),
                            QStringLiteral("b.md") };
    QCOMPARE(verify(all).status, 0);
    QByteArray broken = read(QStringLiteral("done.ndjson"));
    broken.chop(20);
    write(QStringLiteral("done.ndjson"), "{\"answer\":1}\n" + broken);
    const Ended again = verify(all);
    QCOMPARE(again.status, 0);
    QCOMPARE(again.lines().keys(), QStringList({ QString(), QStringLiteral("b.md") }));
    for (const QByteArray &line : read(QStringLiteral("done.ndjson")).split('\n').mid(1)) {
        if (!line.isEmpty())
            QVERIFY(!sandpad::runner::jsonFrom(line).is_discarded());
    }
}

/// Of a line only its beginning is read, where Sandpad writes what it needs again.
void TestVerifyBatch::resumeReadsBeginningsOfLines()
{
    write(QStringLiteral("a.md"), kTrueAnswer);
    const QStringList all { QStringLiteral("--json"), QStringLiteral("--resume"),
                            QStringLiteral("done.ndjson"), QStringLiteral("a.md") };
    QCOMPARE(verify(all).status, 0);
    QByteArray line = read(QStringLiteral("done.ndjson"));
    line.chop(2);
    const QByteArray more(8 << 20, 'x');
    write(QStringLiteral("done.ndjson"),
          "{\"answer\":\"" + more + "\"}\n" + line + ",\"more\":\"" + more + "\"}\n");
    const Ended again = verify(all);
    QCOMPARE(again.status, 0);
    QCOMPARE(again.lines().keys(), QStringList { QString() });
}

void TestVerifyBatch::resumeIsForOneAtATime()
{
    write(QStringLiteral("a.md"), "```python\nimport time\ntime.sleep(20)\n```\n");
    QProcess first;
    first.setWorkingDirectory(m_folder->path());
    first.start(m_sandpad,
                { QStringLiteral("verify"), QStringLiteral("--resume"),
                  QStringLiteral("done.ndjson"), QStringLiteral("a.md") });
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_folder->filePath(QStringLiteral("done.ndjson"))),
                             60'000);
    Ended second;
    // The first makes the file a moment before it locks it.
    QTRY_VERIFY_WITH_TIMEOUT(
        (second = verify({ QStringLiteral("--resume"), QStringLiteral("done.ndjson"),
                           QStringLiteral("missing.md") }))
            .err.contains("Another Sandpad"),
        60'000);
    QCOMPARE(second.status, 2);
    first.terminate();
    QVERIFY(first.waitForFinished(60'000));
}

void TestVerifyBatch::stopKeepsWhatIsDone()
{
    write(QStringLiteral("a.md"), kTrueAnswer);
    write(QStringLiteral("b.md"), "```python\nimport time\ntime.sleep(25)\n```\n");
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start(m_sandpad,
                  { QStringLiteral("verify"), QStringLiteral("--resume"),
                    QStringLiteral("done.ndjson"), QStringLiteral("a.md"),
                    QStringLiteral("b.md") });
    QTRY_VERIFY_WITH_TIMEOUT(read(QStringLiteral("done.ndjson")).endsWith('\n'), 60'000);
    process.terminate();
    QVERIFY(process.waitForFinished(60'000));
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 128 + SIGTERM);
    const QByteArray kept = read(QStringLiteral("done.ndjson"));
    QCOMPARE(kept.count('\n'), 1);
    QCOMPARE(sandpad::runner::jsonFrom(kept)["answer"], "a.md");
}

/// What an answer printed does not stay when it has been judged. With SANDPAD_ALL a thousand
/// answers are judged.
void TestVerifyBatch::memoryStaysTheSame()
{
#ifdef __SANITIZE_ADDRESS__
    QSKIP("The sanitizer keeps memory that was given back.");
#endif
    const int answers = qEnvironmentVariableIsSet("SANDPAD_ALL") ? 1000 : 40;
    QByteArray lines;
    for (int i = 0; i < answers; ++i)
        lines += R"({"text": "```python\nprint('x' * 2**20)\nprint()\n1 + 1  # 2\n```"})"
                 "\n";
    write(QStringLiteral("all.jsonl"), lines);
    QProcess process;
    process.setWorkingDirectory(m_folder->path());
    process.start(m_sandpad,
                  { QStringLiteral("verify"), QStringLiteral("--json"), QStringLiteral("--jobs"),
                    QStringLiteral("2"), QStringLiteral("--field"), QStringLiteral("text"),
                    QStringLiteral("all.jsonl") });
    int done = 0;
    // Of each half of the answers, at any moment: each is large while it is judged.
    constexpr qint64 kUnknown = std::numeric_limits<qint64>::max();
    std::array leastKiB { kUnknown, kUnknown };
    QVERIFY(process.waitForStarted());
    while (process.state() == QProcess::Running || process.canReadLine()) {
        constexpr int kPauseMs = 5;
        process.waitForReadyRead(kPauseMs);
        while (process.canReadLine())
            done += process.readLine().contains("\"state\":\"holds\"") ? 1 : 0;
        const qint64 now = anonymousKiB(process.processId());
        if (done == 0 || now == 0)
            continue;
        qint64 &least = leastKiB.at(2 * done <= answers ? 0 : 1);
        least = std::min(least, now);
    }
    QTRY_COMPARE(process.state(), QProcess::NotRunning);
    QCOMPARE(process.exitCode(), 0);
    QCOMPARE(done, answers);
    constexpr qint64 kMostGrowthKiB = 10 * 1024;
    QVERIFY(leastKiB[0] < kUnknown && leastKiB[1] < kUnknown);
    QVERIFY2(leastKiB[1] < leastKiB[0] + kMostGrowthKiB,
             qPrintable(QStringLiteral("%1 KiB, then %2 KiB").arg(leastKiB[0]).arg(leastKiB[1])));
}

void TestVerifyBatch::badOptionsAreRefused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("sentence");
    const auto row = [](const char *name, const QStringList &options, const QByteArray &sentence) {
        QTest::newRow(name) << options << sentence;
    };
    row("no answer", {}, "Name an answer");
    row("no jobs", { QStringLiteral("--jobs"), QStringLiteral("0"), QStringLiteral("a.md") },
        "--jobs takes a number");
    row("many jobs",
        { QStringLiteral("--jobs"), QStringLiteral("9999999999"), QStringLiteral("a.md") },
        "--jobs takes a number");
    row("empty field", { QStringLiteral("--field"), QString(), QStringLiteral("a.jsonl") },
        "--field takes a name");
    row("no pointer", { QStringLiteral("--field"), QStringLiteral("/a~b"), QStringLiteral("a") },
        "is no JSON Pointer");
    row("no place for results",
        { QStringLiteral("--resume"), QStringLiteral("no/where"), QStringLiteral("a.md") },
        "The results cannot be kept in no/where");
}

void TestVerifyBatch::badOptionsAreRefused()
{
    QFETCH(QStringList, options);
    QFETCH(QByteArray, sentence);
    write(QStringLiteral("a.md"), kTrueAnswer);
    const Ended ended = verify(options);
    QCOMPARE(ended.status, 2);
    QCOMPARE(ended.out, QByteArray());
    QVERIFY2(ended.err.contains(sentence), ended.err.constData());
}

SANDPAD_TEST(verifybatch, TestVerifyBatch)
#include "tst_verifybatch.moc"
