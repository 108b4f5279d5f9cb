#include "runner/history/HistoryFile.h"
#include "tests/TestProgram.h"
#include "tests/runner/history/HistoryTest.h"
#include "tests/translations/MarkingTranslator.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace sandpad::runner;

namespace {

/// A whole line outside of marks, without the signs around it, that is the same in each language.
bool isAName(const QString &text)
{
    static const QList<QRegularExpression> kNames {
        // Interpreters with their versions, paths, programs and libraries of the machine.
        QRegularExpression(
            uR"(^(?:- )?(?:(?:Python|JavaScript|TypeScript|C#|Mono|Bun|Node\.js|\.NET|esbuild|with|\(?/[\w./-]+\)?|\d[\w.]*) ?)+$)"_s),
        QRegularExpression(uR"(^(?:pasta|libsocket_wrapper)\b)"_s),
        // Names of isolation levels and of options of the kernel.
        QRegularExpression(uR"(^(?:namespaces|landlock|none|no_new_privs|seccomp)$)"_s),
        // Options and their places, commands, and what the sentences around them stand for.
        QRegularExpression(uR"(^(?:-\w, )?--[\w-]+(?: <[^>]*>| [A-Z]+)?$)"_s),
        QRegularExpression(uR"(^(?:sandpad|FILE|FOLDER|list|show ID|export|128\+N)$)"_s),
        QRegularExpression(
            uR"(^(?:sandpad )?(?:run|verify|doctor|history|COMMAND)? ?(?:list\|show ID\|export ?)?(?:\[OPTIONS\])?(?: ?(?:\[FILE\.\.\.\]|FILE\|FOLDER\.\.\.|FILE))?$)"_s),
        // What the programs of this test print, and Python says of them.
        QRegularExpression(
            uR"(^(?:(?:\d+ )?\d{4}-\d\d-\d\d [\d:]+,? python(?: 3.13.5)?,?(?: a scratch)?|print\(.primes.\)|79971 primes|NameError: name 'unknown' is not defined|written by the program)$)"_s),
    };
    return std::ranges::any_of(
        kNames, [&text](const QRegularExpression &name) { return name.match(text).hasMatch(); });
}

constexpr const char *kAnswer = R"(Try this:

```python
print(1 + 1)  # 3
```

```python
print("written by the program")  # written by the program
```

```python
unknown
```

```python
x = input()
```

```javascript
[1, 2].length // 2
```

```sh
ls
```
)";

} // namespace

/// The commands in a language where each translated sentence has marks: no word that a person
/// reads is outside of them but names and what a program has written.
class TestCommandWords : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void allIsTranslated_data();
    void allIsTranslated();
    void findsAWordWithoutMarks();

private:
    /// The lines that a command prints, without those in marks and those that are names.
    [[nodiscard]] QStringList untranslated(const QStringList &arguments) const;

    QTemporaryDir m_folder;
};

QStringList TestCommandWords::untranslated(const QStringList &arguments) const
{
    QProcess process;
    process.setWorkingDirectory(m_folder.path());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"XDG_DATA_HOME"_s, m_folder.path());
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(QCoreApplication::applicationDirPath() + u"/sandpad-marked"_s, arguments);
    if (!process.waitForFinished(300'000))
        return { u"it did not end"_s };
    static const QRegularExpression code(u"```.*?```"_s,
                                         QRegularExpression::DotMatchesEverythingOption);
    const QString said = QString::fromUtf8(process.readAll()).remove(code);
    if (!said.contains(u'⟦'))
        return { u"nothing translated in: "_s + said };
    // What is between marks may be wrapped, so marks are taken out of the whole first.
    QStringList found;
    for (const QString &line : outsideOfMarks(said).split(u'\n')) {
        static const QRegularExpression signs(
            u"^[^\\p{L}\\p{N}./<\\[(-]+|[^\\p{L}\\p{N}./>\\])'|]+$"_s);
        const QString rest = QString(line).remove(signs).simplified();
        static const QRegularExpression word(u"\\p{L}{2,}"_s);
        if (rest.contains(word) && !isAName(rest))
            found.append(rest);
    }
    return found;
}

void TestCommandWords::initTestCase()
{
    const auto write = [this](const QString &name, const char *content) {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) > 0;
    };
    QVERIFY(write(u"answer.md"_s, kAnswer));
    QVERIFY(write(u"loop.py"_s, "while True: pass"));
    QVERIFY(write(u"left.py"_s, "open('left.txt', 'w').write('x')\nNone"));
    QVERIFY(write(u"memory.py"_s, "bytearray(1 << 30)"));
    QVERIFY(write(u"file"_s, "nothing"));
    HistoryFile history(HistoryFile::folderIn(m_folder.filePath(u"sandpad"_s)));
    QVERIFY(history.add(sandpad::tests::keptRun("print('primes')", "79971 primes\n")));
}

void TestCommandWords::allIsTranslated_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const QString &arguments) {
        QTest::newRow(qPrintable(arguments)) << arguments.split(u' ');
    };
    for (const char *command : { "", "run ", "verify ", "doctor ", "history " })
        row(QString::fromLatin1(command) + u"--help"_s);
    row(u"doctor"_s);
    row(u"verify answer.md"_s);
    row(u"verify answer.md --strict"_s);
    row(u"verify answer.md --markdown"_s);
    row(u"verify missing.md"_s);
    row(u"verify"_s);
    row(u"run loop.py --cpu 0.2"_s);
    row(u"run loop.py --wall 0.2"_s);
    row(u"run memory.py --memory 100000000"_s);
    row(u"run left.py --output-dir loop.py"_s);
    row(u"run file"_s);
    row(u"run missing.py"_s);
    row(u"run"_s);
    row(u"run loop.py --cpu x"_s);
    row(u"run loop.py --isolation x"_s);
    row(u"run loop.py --language x"_s);
    row(u"run loop.py --interpreter /none"_s);
    row(u"run loop.py --input missing"_s);
    row(u"run loop.py --unknown"_s);
    row(u"history"_s);
    row(u"history list"_s);
    row(u"history show 1"_s);
}

void TestCommandWords::allIsTranslated()
{
    QFETCH(QStringList, arguments);
    QCOMPARE(untranslated(arguments).join(u'\n'), QString());
}

void TestCommandWords::findsAWordWithoutMarks()
{
    QVERIFY(!isAName(u"the limit of memory"_s));
    QCOMPARE(outsideOfMarks(u"⟦Run ⟦one⟧\nmore⟧ · done"_s), u" · done"_s);
}

SANDPAD_TEST(commandwords, TestCommandWords)
#include "tst_commandwords.moc"
