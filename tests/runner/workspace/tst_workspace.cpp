#include "runner/Runner.h"
#include "runner/model/FileExport.h"
#include "runner/workspace/Background.h"
#include "runner/workspace/FolderFiles.h"
#include "runner/workspace/InputFiles.h"
#include "runner/workspace/KeptFolder.h"
#include "tests/TestProgram.h"
#include "tests/Waiting.h"

#include <QDir>
#include <QFileInfo>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace sandpad::runner;
using namespace std::chrono_literals;

/// Files that runs start with, leave and keep.
class TestWorkspace : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void init();
    void inputsAreCopiedIn();
    void badInputIsRefusedInASentence_data();
    void badInputIsRefusedInASentence();
    void aClosedFolderIsNotLeftOut_data();
    void aClosedFolderIsNotLeftOut();
    void foldersWithoutANameHaveTheirOwn_data();
    void foldersWithoutANameHaveTheirOwn();
    void standardInputComesFromAFile();
    void keptFilesStayFromRunToRun();
    void keptFilesSurviveWhatARunCannotGive();
    void whatOthersObeyIsKeptUnderAnotherName();
    void hostileNamesLeaveTheKeptFolderAlone_data();
    void hostileNamesLeaveTheKeptFolderAlone();
    void aRunThatIsStoppedBeforeItsFilesAreReadEnds();
    void exportedFilesStayBeneathAndReplaceNothing();
    void aFullDiskIsNamed();

private:
    RunRequest request(const QByteArray &code) const;
    RunResult run(const RunRequest &request, QByteArray *out = nullptr);
    QString write(const QString &name, const QByteArray &content) const;
    QStringList kept() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    Runner m_runner;
};

void TestWorkspace::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

RunRequest TestWorkspace::request(const QByteArray &code) const
{
    RunRequest request;
    request.snippet = { .languageId = QStringLiteral("python"), .code = code };
    return request;
}

RunResult TestWorkspace::run(const RunRequest &request, QByteArray *out)
{
    std::optional<RunResult> result;
    QByteArray text;
    const auto run = m_runner.start(request);
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        if (const auto *output = std::get_if<Output>(&event.payload))
            text += output->bytes;
        else if (const auto *end = std::get_if<Finished>(&event.payload))
            result = end->result;
    });
    if (!sandpad::tests::waitFor([&] { return result.has_value(); }, 300'000))
        QTest::qFail("it did not end", __FILE__, __LINE__);
    if (out)
        *out = text;
    return result.value_or(RunResult {});
}

QString TestWorkspace::write(const QString &name, const QByteArray &content) const
{
    const QString path = m_folder->filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("the test's own folder cannot be written");
    return path;
}

QStringList TestWorkspace::kept() const
{
    QStringList names;
    const auto files = KeptFolder(m_folder->filePath(QStringLiteral("kept"))).load();
    for (const InputFile &file : files.value_or(QList<InputFile> {}))
        names.append(file.name + u'=' + QString::fromUtf8(file.content));
    names.sort();
    return names;
}

void TestWorkspace::inputsAreCopiedIn()
{
    RunRequest wanted = request("import pathlib\n"
                                "for p in sorted(pathlib.Path('.').rglob('*.txt')):\n"
                                "    print(p, p.read_text())\n"
                                "pathlib.Path('a.txt').write_text('changed')\n");
    const QString a = write(QStringLiteral("a.txt"), "one");
    write(QStringLiteral("data/b.txt"), "two");
    write(QStringLiteral("data/deep/c.txt"), "three");
    QVERIFY(::symlink("/etc/passwd", qPrintable(m_folder->filePath(QStringLiteral("data/l.txt"))))
            == 0);
    wanted.workspace.inputPaths = { a, m_folder->filePath(QStringLiteral("data/")) };
    QByteArray out;
    const RunResult result = run(wanted, &out);
    QVERIFY2(result.isSuccess(), qPrintable(result.message));
    QCOMPARE(out, "a.txt one\ndata/b.txt two\ndata/deep/c.txt three\n");
    // The program changes copies only.
    QCOMPARE(result.files.size(), 1);
    QCOMPARE(result.files.first().content, "changed");
    QFile original(a);
    QVERIFY(original.open(QIODevice::ReadOnly));
    QCOMPARE(original.readAll(), "one");
}

void TestWorkspace::badInputIsRefusedInASentence_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("said");
    QTest::newRow("gone") << QStringList { QStringLiteral("gone.csv") }
                          << QStringLiteral("is not there");
    QTest::newRow("fifo") << QStringList { QStringLiteral("fifo") }
                          << QStringLiteral("not a regular file");
    QTest::newRow("device") << QStringList { QStringLiteral("/dev/zero") }
                            << QStringLiteral("not a regular file");
    QTest::newRow("own name") << QStringList { QStringLiteral("script.py") }
                              << QStringLiteral("the program's own name");
    QTest::newRow("same name") << QStringList { QStringLiteral("x/same"), QStringLiteral("y/same") }
                               << QStringLiteral("Two input files are called same");
    QTest::newRow("too large") << QStringList { QStringLiteral("huge") }
                               << QStringLiteral("larger than 64 MiB");
    QTest::newRow("too many") << QStringList { QStringLiteral("many") }
                              << QStringLiteral("more than 200 input files");
}

void TestWorkspace::badInputIsRefusedInASentence()
{
    QFETCH(QStringList, names);
    QFETCH(QString, said);
    write(QStringLiteral("script.py"), "x");
    write(QStringLiteral("x/same"), "x");
    write(QStringLiteral("y/same"), "y");
    QVERIFY(::mkfifo(qPrintable(m_folder->filePath(QStringLiteral("fifo"))), 0600) == 0);
    QVERIFY(QFile::resize(write(QStringLiteral("huge"), {}), (64 << 20) + 1));
    for (int i = 0; i < 201; ++i)
        write(QStringLiteral("many/%1").arg(i), {});
    RunRequest wanted = request("print('ran')");
    for (const QString &name : names)
        wanted.workspace.inputPaths.append(name.startsWith(u'/') ? name : m_folder->filePath(name));
    QByteArray out;
    const RunResult result = run(wanted, &out);
    QVERIFY(std::holds_alternative<NotStarted>(result.outcome));
    QVERIFY2(result.message.contains(said), qPrintable(result.message));
    QVERIFY(out.isEmpty());
}

void TestWorkspace::aClosedFolderIsNotLeftOut_data()
{
    QTest::addColumn<QString>("closed");
    QTest::newRow("below") << QStringLiteral("data/closed");
    QTest::newRow("itself") << QStringLiteral("data");
}

void TestWorkspace::aClosedFolderIsNotLeftOut()
{
    QFETCH(QString, closed);
    constexpr uid_t kNobody = 65534;
    write(QStringLiteral("data/open/a.txt"), "one");
    write(QStringLiteral("data/closed/b.txt"), "two");
    const QByteArray folder = QFile::encodeName(m_folder->filePath(closed));
    QCOMPARE(::chmod(qPrintable(m_folder->path()), 0755), 0);
    QCOMPARE(::chmod(folder.constData(), 0), 0);
    const bool isRoot = ::geteuid() == 0;
    if (isRoot)
        QCOMPARE(::seteuid(kNobody), 0);
    const auto inputs =
        readInputs({ m_folder->filePath(QStringLiteral("data")) }, QStringLiteral("script.py"));
    if (isRoot)
        QCOMPARE(::seteuid(0), 0);
    QCOMPARE(::chmod(folder.constData(), 0700), 0);
    QVERIFY(!inputs.has_value());
    QVERIFY2(inputs.error().text.contains(
                 QStringLiteral("folder %1 cannot be read").arg(m_folder->filePath(closed))),
             qPrintable(inputs.error().text));
}

void TestWorkspace::foldersWithoutANameHaveTheirOwn_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("file");
    QTest::newRow("here") << QStringLiteral(".") << QStringLiteral("inner/b.txt");
    QTest::newRow("above") << QStringLiteral("..") << QStringLiteral("data/inner/b.txt");
    QTest::newRow("further above")
        << QStringLiteral("../../data/..") << QStringLiteral("%1/data/inner/b.txt");
}

void TestWorkspace::foldersWithoutANameHaveTheirOwn()
{
    QFETCH(QString, path);
    QFETCH(QString, file);
    write(QStringLiteral("data/inner/b.txt"), "two");
    const QString before = QDir::currentPath();
    const auto back = qScopeGuard([&before] { QDir::setCurrent(before); });
    QVERIFY(QDir::setCurrent(m_folder->filePath(QStringLiteral("data/inner"))));
    const auto inputs = readInputs({ path }, QStringLiteral("script.py"));
    QVERIFY(inputs);
    QCOMPARE(inputs->size(), 1);
    const QString folder = QFileInfo(m_folder->path()).fileName();
    QCOMPARE(inputs->first().name, file.contains(u'%') ? file.arg(folder) : file);
}

void TestWorkspace::standardInputComesFromAFile()
{
    RunRequest wanted = request("print(repr(input()), repr(input()))");
    wanted.workspace.standardInputPath = write(QStringLiteral("in"), "one\ntwo");
    QByteArray out;
    QVERIFY(run(wanted, &out).isSuccess());
    QCOMPARE(out, "'one' 'two'\n");
}

void TestWorkspace::keptFilesStayFromRunToRun()
{
    const QString folder = m_folder->filePath(QStringLiteral("kept"));
    const auto with = [&](const QByteArray &code) {
        RunRequest wanted = request(code);
        wanted.workspace.keptFolder = folder;
        return run(wanted);
    };
    QVERIFY(with("import os; os.makedirs('d/e'); open('a','w').write('1')\n"
                 "open('d/e/b','w').write('2'); open('gone','w').write('3')")
                .isSuccess());
    QCOMPARE(kept(),
             QStringList(
                 { QStringLiteral("a=1"), QStringLiteral("d/e/b=2"), QStringLiteral("gone=3") }));
    const RunResult second = with("import os; os.remove('gone'); open('a','a').write('1')\n"
                                  "print(open('d/e/b').read())");
    QVERIFY(second.isSuccess());
    QCOMPARE(kept(), QStringList({ QStringLiteral("a=11"), QStringLiteral("d/e/b=2") }));
    // Only changed files belong to the run.
    QCOMPARE(second.files.size(), 1);
    // A file becomes a folder, a folder a file.
    QVERIFY(with("import os, shutil; os.remove('a'); os.mkdir('a'); open('a/x','w').write('4')\n"
                 "shutil.rmtree('d'); open('d','w').write('5')")
                .isSuccess());
    QCOMPARE(kept(), QStringList({ QStringLiteral("a/x=4"), QStringLiteral("d=5") }));
    QCOMPARE(KeptFolder(folder).sizeBytes(), 2);
    struct stat state {};
    QCOMPARE(::stat(qPrintable(folder), &state), 0);
    QCOMPARE(state.st_mode & 0777U, 0700U);
    KeptFolder(folder).empty();
    QCOMPARE(kept(), QStringList());
}

void TestWorkspace::keptFilesSurviveWhatARunCannotGive()
{
    const QString folder = m_folder->filePath(QStringLiteral("kept"));
    RunRequest wanted = request("open('a','w').write('1'); open('b','w').write('2')");
    wanted.workspace.keptFolder = folder;
    QVERIFY(run(wanted).isSuccess());
    // A file too large to be collected, and a run that a limit stopped: the kept files are still
    // there.
    wanted.snippet.code = "open('a','w').truncate(100 << 20)\nwhile True: pass";
    wanted.limits.cpu = 500ms;
    QVERIFY(std::holds_alternative<LimitHit>(run(wanted).outcome));
    QCOMPARE(kept(), QStringList({ QStringLiteral("a=1"), QStringLiteral("b=2") }));
    // When there are more entries than are looked at, nothing counts as removed.
    wanted.snippet.code = "import os\nos.mkdir('0')\n"
                          "for i in range(21000): os.mkdir('0/%d' % i)\n";
    wanted.limits.cpu = 20s;
    run(wanted);
    QCOMPARE(kept(), QStringList({ QStringLiteral("a=1"), QStringLiteral("b=2") }));
    wanted.snippet.languageId = QStringLiteral("no such language");
    run(wanted);
    QCOMPARE(kept(), QStringList({ QStringLiteral("a=1"), QStringLiteral("b=2") }));
}

/// Git and shells look into every folder that they come by.
void TestWorkspace::whatOthersObeyIsKeptUnderAnotherName()
{
    const QString folder = m_folder->filePath(QStringLiteral("kept"));
    const KeptFolder keeping(folder);
    QList<FileEntry> left;
    const auto leave = [&left](const char *name, bool isUnchanged) {
        FileEntry file;
        file.name = QString::fromLatin1(name);
        file.content = isUnchanged ? "" : name;
        file.isUnchanged = isUnchanged;
        left.append(file);
    };
    for (const char *name : { ".git/HEAD", "bare/HEAD", "bare/head", "-rf", "+x", "@list",
                              "deep/.envrc", "kept_a", "kept_.b", "plain/a.txt" })
        leave(name, false);
    QVERIFY(keeping.store(left));
    for (const QString &path : filesBelow(folder, 100)) {
        for (const QString &part : QDir(folder).relativeFilePath(path).split(u'/'))
            QVERIFY2(part.front().isLetter() && part.compare(u"HEAD", Qt::CaseInsensitive) != 0,
                     qPrintable(path));
    }
    const auto namesIn = [](const Result<QList<InputFile>> &files) {
        QStringList names;
        for (const InputFile &file : *files)
            names.append(file.name + u'=' + QString::fromUtf8(file.content));
        names.sort();
        return names;
    };
    QStringList expected;
    for (const FileEntry &file : left)
        expected.append(file.name + u'=' + file.name);
    expected.sort();
    QCOMPARE(namesIn(keeping.load()), expected);
    // What an earlier version kept gets its mark once it is kept again, without its content.
    write(QStringLiteral("kept/.old"), "old");
    leave(".old", true);
    QVERIFY(keeping.store(left));
    QVERIFY(!QFileInfo::exists(folder + QStringLiteral("/.old")));
    QVERIFY(namesIn(keeping.load()).contains(QStringLiteral(".old=old")));
}

void TestWorkspace::hostileNamesLeaveTheKeptFolderAlone_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         { "../out", "/etc/out", "a/../../out", "", ".", "..", "a//b", "a/./b", "x\\x0a", "a/" })
        QTest::newRow(name) << QString::fromLatin1(name);
    QTest::newRow("zero") << QStringLiteral("a") + QChar(0);
    QTest::newRow("long") << QString(2000, u'a');
}

void TestWorkspace::hostileNamesLeaveTheKeptFolderAlone()
{
    QFETCH(QString, name);
    const QString folder = m_folder->filePath(QStringLiteral("kept"));
    FileEntry hostile;
    hostile.name = name;
    hostile.content = "bad";
    FileEntry good;
    good.name = QStringLiteral("good");
    good.content = "1";
    QVERIFY(KeptFolder(folder).store({ hostile, good }));
    QCOMPARE(kept(), QStringList { QStringLiteral("good=1") });
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             QStringList { QStringLiteral("kept") });
}

void TestWorkspace::aRunThatIsStoppedBeforeItsFilesAreReadEnds()
{
    RunRequest wanted = request("print('ran')");
    wanted.workspace.inputPaths = { write(QStringLiteral("a"), "1") };
    const auto run = m_runner.start(wanted);
    int ends = 0;
    bool isStopped = false;
    connect(run.get(), &Run::happened, this, [&](const RunEvent &event) {
        const auto *end = std::get_if<Finished>(&event.payload);
        ends += end ? 1 : 0;
        isStopped = end && std::holds_alternative<Stopped>(end->result.outcome);
    });
    run->stop();
    run->stop();
    QTRY_COMPARE(ends, 1);
    QVERIFY(isStopped);
    // The files have been read by now; nobody starts anything with them.
    workspaceThread().waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(ends, 1);
}

void TestWorkspace::exportedFilesStayBeneathAndReplaceNothing()
{
    const QString folder = m_folder->filePath(QStringLiteral("out"));
    QCOMPARE(*writeNewFile(folder, QStringLiteral("../../a.txt"), "1"),
             folder + QStringLiteral("/a.txt"));
    QCOMPARE(*writeNewFile(folder, QStringLiteral("/a.txt"), "2"),
             folder + QStringLiteral("/a-1.txt"));
    QCOMPARE(*writeNewFile(folder, QStringLiteral("d/a.txt"), "3"),
             folder + QStringLiteral("/d/a.txt"));
    QVERIFY(::symlink("/nowhere", qPrintable(folder + QStringLiteral("/link"))) == 0);
    QCOMPARE(*writeNewFile(folder, QStringLiteral("link"), "4"),
             folder + QStringLiteral("/link-1"));
    QCOMPARE(*writeNewFile(folder, QStringLiteral("d/-rf"), "6"),
             folder + QStringLiteral("/d/_-rf"));
    QCOMPARE(*writeNewFile(folder, QStringLiteral("+!date"), "7"),
             folder + QStringLiteral("/_+!date"));
    QCOMPARE(*writeNewFile(folder, QStringLiteral("@options"), "8"),
             folder + QStringLiteral("/_@options"));
    // Git, shells and the like obey these wherever somebody works.
    QCOMPARE(*writeNewFile(folder, QStringLiteral(".git/config"), "9"),
             folder + QStringLiteral("/_.git/config"));
    QCOMPARE(*writeNewFile(folder, QStringLiteral("d/HEAD"), "10"),
             folder + QStringLiteral("/d/_HEAD"));
    QCOMPARE(*writeNewFile(folder, QStringLiteral(".bashrc"), "11"),
             folder + QStringLiteral("/_.bashrc"));
    // A file has the name that its folder would get.
    QCOMPARE(*writeNewFile(folder, QStringLiteral("_.hg"), "12"), folder + QStringLiteral("/_.hg"));
    QCOMPARE(*writeNewFile(folder, QStringLiteral(".hg/sub/a"), "13"),
             folder + QStringLiteral("/_-1.hg/sub/a"));
    const auto longest =
        writeNewFile(folder, QStringLiteral("\\x01").repeated(255) + QStringLiteral(".txt"), "7");
    QVERIFY(longest);
    QVERIFY(longest->endsWith(QLatin1String(".txt")));
    const auto wide = writeNewFile(folder, QStringLiteral("\U0001F600").repeated(255), "8");
    QVERIFY(wide);
    QVERIFY(QFile::link(QDir::rootPath(), folder + QStringLiteral("/out")));
    const auto outside = writeNewFile(folder, QStringLiteral("out/tmp/a.txt"), "9");
    QVERIFY(!outside);
    QVERIFY2(outside.error().text.contains(QStringLiteral("a link leads out of the folder")),
             qPrintable(outside.error().text));
    // Nothing is made there either.
    const QDir behind(m_folder->filePath(QStringLiteral("behind")));
    QVERIFY(QDir().mkpath(behind.path()));
    QVERIFY(QFile::link(behind.path(), folder + QStringLiteral("/d/link")));
    QVERIFY(!writeNewFile(folder, QStringLiteral("d/link/new/a.txt"), "10"));
    QVERIFY(behind.isEmpty());
    const auto refused = writeNewFile(folder + QStringLiteral("/a.txt"), QStringLiteral("b"), "5");
    QVERIFY(!refused);
    QVERIFY(refused.error().text.contains(QLatin1String("could not be written")));
}

void TestWorkspace::aFullDiskIsNamed()
{
    // A limit on the size of files stands for a full disk.
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before {};
    QVERIFY(::getrlimit(RLIMIT_FSIZE, &before) == 0);
    const rlimit small { .rlim_cur = 4096, .rlim_max = before.rlim_max };
    QVERIFY(::setrlimit(RLIMIT_FSIZE, &small) == 0);
    const QString folder = m_folder->filePath(QStringLiteral("full"));
    const auto refused = writeNewFile(folder, QStringLiteral("a"), QByteArray(100'000, 'x'));
    QVERIFY(::setrlimit(RLIMIT_FSIZE, &before) == 0);
    QVERIFY(!refused);
    QVERIFY2(refused.error().text.contains(QLatin1String("File too large")),
             qPrintable(refused.error().text));
    QVERIFY2(QDir(folder).isEmpty(), "half a file stays");
}

SANDPAD_TEST(workspace, TestWorkspace)
#include "tst_workspace.moc"
