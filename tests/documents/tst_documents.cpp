#include "tests/TestProgram.h"
#include "tests/documents/Console.h"
#include "tests/documents/Documents.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

/// The documents are true: their examples print what they show, their code does what it claims, and
/// the names in them exist.
class TestDocuments : public QObject
{
    Q_OBJECT

private slots:
    void examplesPrintWhatIsShown_data();
    void examplesPrintWhatIsShown();
    void falseExamplesAreSeen_data();
    void falseExamplesAreSeen();
    void codeDoesWhatIsClaimed_data();
    void codeDoesWhatIsClaimed();
    void examplesOfClaimsAreJudged();
    void ownLanguageRuns();
    void commandsOfDevExist();
    void optionsExist();
    void pathsExist_data();
    void pathsExist();
    void promisesAndAttacksAgree();

private:
    QString output(const QStringList &arguments);

    QString m_sandpad = qEnvironmentVariable("SANDPAD_EXECUTABLE");
};

namespace {

/// A copy of docs/examples, where examples may leave files.
bool copyExamples(const QTemporaryDir &folder)
{
    const QDir examples(QStringLiteral(SANDPAD_SOURCE "/docs/examples"));
    const QStringList names = examples.entryList(QDir::Files);
    return !names.isEmpty() && std::ranges::all_of(names, [&](const QString &name) {
        return QFile::copy(examples.filePath(name), folder.filePath(name));
    });
}

bool writeFile(const QString &path, const QString &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
}

QString listed(const QString &document, const QSet<QString> &missing)
{
    return QStringLiteral("%1 names what is not there: %2")
        .arg(document, QStringList(missing.values()).join(u' '));
}

void addDocumentRows()
{
    QTest::addColumn<QString>("document");
    for (const QString &path : documents())
        QTest::newRow(qPrintable(path)) << path;
}

} // namespace

/// What `sandpad` prints for these arguments.
QString TestDocuments::output(const QStringList &arguments)
{
    QProcess process;
    process.start(m_sandpad, arguments);
    process.waitForFinished(-1);
    return QString::fromUtf8(process.readAllStandardOutput());
}

void TestDocuments::examplesPrintWhatIsShown_data()
{
    QTest::addColumn<QString>("document");
    QTest::addColumn<qsizetype>("index");
    for (const QString &path : documents()) {
        const QList<ConsoleExample> examples = consoleExamples(projectText(path));
        for (qsizetype index = 0; index < examples.size(); ++index)
            QTest::addRow("%s, line %d", qPrintable(path), examples[index].line) << path << index;
    }
}

void TestDocuments::examplesPrintWhatIsShown()
{
    QFETCH(QString, document);
    QFETCH(qsizetype, index);
    const QTemporaryDir folder;
    QVERIFY(copyExamples(folder));
    ExampleShell shell(m_sandpad, folder.path());
    const QString wrong = falseCommand(consoleExamples(projectText(document))[index], shell);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void TestDocuments::falseExamplesAreSeen_data()
{
    QTest::addColumn<QString>("example");
    QTest::addColumn<bool>("isTrue");
    QTest::newRow("true") << "$ cat status.py\nraise SystemExit(3)\n" << true;
    QTest::newRow("masked") << "$ cat status.py\nraise ...(3)\n" << true;
    QTest::newRow("masked lines") << "$ cat sum.py\ntotal = 0\n...\n" << true;
    QTest::newRow("other text") << "$ cat status.py\nraise SystemExit(4)\n" << false;
    QTest::newRow("a line too few") << "$ cat sum.py\ntotal = 0\n" << false;
    QTest::newRow("a line too many") << "$ cat status.py\nraise SystemExit(3)\nmore\n" << false;
    QTest::newRow("no output") << "$ cat status.py\n" << false;
    QTest::newRow("other status") << "$ sandpad run status.py\n$ echo $?\n4\n" << false;
    QTest::newRow("no such file") << "$ sandpad run nowhere.py\n" << false;
    QTest::newRow("another program") << "$ ls\nsum.py\n" << false;
    QTest::newRow("no command") << "sum.py\n" << false;
}

void TestDocuments::falseExamplesAreSeen()
{
    QFETCH(QString, example);
    const QTemporaryDir folder;
    QVERIFY(copyExamples(folder));
    ExampleShell shell(m_sandpad, folder.path());
    const auto examples =
        consoleExamples(QStringLiteral("Text.\n\n````console\n%1````\n").arg(example));
    QCOMPARE(examples.size(), 1);
    QTEST(falseCommand(examples.first(), shell).isEmpty(), "isTrue");
}

void TestDocuments::codeDoesWhatIsClaimed_data()
{
    addDocumentRows();
}

void TestDocuments::codeDoesWhatIsClaimed()
{
    QFETCH(QString, document);
    QProcess process;
    process.start(
        m_sandpad,
        { QStringLiteral("verify"), QDir(QStringLiteral(SANDPAD_SOURCE)).filePath(document) });
    process.waitForFinished(-1);
    QVERIFY2(process.exitCode() == 0, process.readAll().constData());
}

/// Without this test nobody would notice when verify no longer finds the claims of its reference.
void TestDocuments::examplesOfClaimsAreJudged()
{
    const QString chapter = projectText(QStringLiteral("docs/verify.md"))
                                .section(QStringLiteral("\n## What counts as a claim\n"), 1)
                                .section(QStringLiteral("\n## "), 0, 0);
    const qsizetype examples = chapter.count(QLatin1String("\n```python\n"))
        + chapter.count(QLatin1String("\n```javascript\n"));
    QVERIFY(examples > 0);
    const QString report =
        output({ QStringLiteral("verify"), QStringLiteral(SANDPAD_SOURCE "/docs/verify.md") });
    const QString sentence = QStringLiteral("\n%1 blocks are as claimed").arg(examples);
    QVERIFY2(report.contains(sentence), qPrintable(report));
}

/// The specification in docs/languages.md, written to the path that the document gives.
void TestDocuments::ownLanguageRuns()
{
    const QTemporaryDir folder;
    const QDir data(folder.path());
    QVERIFY(data.mkpath(QStringLiteral("sandpad/languages")));
    const auto specification = allOf(projectText(QStringLiteral("docs/languages.md")),
                                     QStringLiteral("^```json\n([^`]*)```$"));
    QCOMPARE(specification.size(), 1);
    QVERIFY(writeFile(data.filePath(QStringLiteral("sandpad/languages/perl.json")),
                      specification.values().first()));
    const QString program = data.filePath(QStringLiteral("hello.pl"));
    QVERIFY(writeFile(program, QStringLiteral("print \"hello\\n\" if 'a' eq 'a';\n")));

    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.path());
    process.setProcessEnvironment(environment);
    process.start(m_sandpad, { QStringLiteral("run"), program });
    process.waitForFinished(-1);
    QCOMPARE(process.readAllStandardOutput(), "hello\n");
}

void TestDocuments::commandsOfDevExist()
{
    QProcess process;
    process.start(QStringLiteral(SANDPAD_SOURCE "/dev"), { QStringLiteral("help") });
    process.waitForFinished(-1);
    const QSet<QString> known =
        allOf(QString::fromUtf8(process.readAllStandardOutput()), QStringLiteral("^  ([a-z]+) "));
    QVERIFY(known.contains(QStringLiteral("test")));
    for (const QString &path : documents()) {
        const auto named = allOf(projectText(path), QStringLiteral("\\./dev ([a-z]+)"));
        QVERIFY2(known.contains(named), qPrintable(listed(path, named - known)));
    }
}

void TestDocuments::optionsExist()
{
    QString help = output({ QStringLiteral("--help") });
    for (const char *command : { "run", "verify", "doctor", "history" })
        help += output({ QLatin1String(command), QStringLiteral("--help") });
    const QString option = QStringLiteral("(--[a-z][a-z-]*)");
    const QSet<QString> known = allOf(help, option);
    for (const QString &path : documents()) {
        if (!path.startsWith(QLatin1String("docs/")) && path != QLatin1String("README.md"))
            continue; // the others name options of other programs, too
        const auto named = allOf(projectText(path), option);
        QVERIFY2(known.contains(named), qPrintable(listed(path, named - known)));
    }
}

void TestDocuments::pathsExist_data()
{
    addDocumentRows();
}

void TestDocuments::pathsExist()
{
    QFETCH(QString, document);
    const QDir root(QStringLiteral(SANDPAD_SOURCE));
    QSet<QString> missing = namedPaths(projectText(document));
    missing.removeIf([&root](const QString &path) { return root.exists(path); });
    QVERIFY2(missing.isEmpty(), qPrintable(listed(document, missing)));
}

void TestDocuments::promisesAndAttacksAgree()
{
    const QSet<QString> named = namedAttacks(projectText(QStringLiteral("SECURITY.md")));
    const QSet<QString> there = attacksOfTheCorpus();
    QVERIFY(!there.isEmpty());
    QCOMPARE((named - there).values(), QStringList());
    QCOMPARE((there - named).values(), QStringList());
}

SANDPAD_TEST(documents, TestDocuments)
#include "tst_documents.moc"
