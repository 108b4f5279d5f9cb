#include "tests/TestProgram.h"
#include "tests/structure/House.h"

#include <QDir>
#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

/// Checks the source tree against the rooms in rooms.txt, and the check itself with trees that have
/// planted faults.
class TestStructure : public QObject
{
    Q_OBJECT

private slots:
    void roomsAreSound();
    void includesFollowTheArrows();
    void filesHaveNoCircles();
    void everyRoomIsDrawn();
    void everyDifferenceIsHeld();
    void theInitKnowsNoQt();
    void onlyTheSandboxStartsProcesses();
    void jsonIsTextInOnePlace();
    void languagesAreKnownInOneRoom_data();
    void languagesAreKnownInOneRoom();
    void findsALanguageElsewhere();
    void frontsKnowNoLevelByName();
    void refusesAnIncludeAgainstAnArrow_data();
    void refusesAnIncludeAgainstAnArrow();
    void refusesAPlantedCircle();
    void refusesACircleOfRooms();
    void refusesAFolderThatIsNoRoom();

private:
    static QString read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    static QString source(const QString &path) { return QStringLiteral(SANDPAD_SOURCE "/") + path; }
    static Rooms rooms()
    {
        return readRooms(read(source(QStringLiteral("tests/structure/rooms.txt"))));
    }

    /// The ids of languages and tools, as their specifications are named.
    static QStringList languageIds();

    /// Files of the project below a folder that have a line like this.
    static QStringList filesWith(const QString &folder, const QString &pattern);
};

namespace {

/// A small tree: two rooms, `widgets/a` below `widgets/b`.
class Tree
{
public:
    void write(const QString &path, const QString &text)
    {
        QDir(m_root.path()).mkpath(path.section(u'/', 0, -2));
        QFile file(m_root.filePath(path));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("%s cannot be written", qPrintable(path));
        file.write(text.toUtf8());
    }
    [[nodiscard]] Includes includes() const { return readIncludes(m_root.path()); }

private:
    QTemporaryDir m_root;
};

/// A line of code, no comment, with a literal that is the id, lists it or names its file.
QString idInCode(const QString &id)
{
    return QStringLiteral(
               R"re(^(?!\s*//)[^\n]*"(?:[\w# -]* |[\w:/-]*/)?%1(?: [\w# -]*|\.json)?")re")
        .arg(QRegularExpression::escape(id));
}

const QString kTwoRooms = QStringLiteral("widgets/a:\nwidgets/b: widgets/a # above\n");

} // namespace

QStringList TestStructure::filesWith(const QString &folder, const QString &pattern)
{
    const QRegularExpression line(pattern, QRegularExpression::MultilineOption);
    QStringList found;
    QDirIterator files(source(folder), { QStringLiteral("*.h"), QStringLiteral("*.cpp") },
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (line.match(read(path)).hasMatch())
            found.append(QDir(source({})).relativeFilePath(path));
    }
    return found;
}

void TestStructure::roomsAreSound()
{
    QVERIFY(rooms().mayInclude.size() > 30);
    QCOMPARE(rooms().mistakes, QStringList());
    QCOMPARE(circles(rooms()).join(u'\n'), QString());
    for (auto room = rooms().mayInclude; const QString &folder : room.keys())
        QVERIFY2(QDir(source(folder)).exists(), qPrintable(folder));
}

void TestStructure::includesFollowTheArrows()
{
    const Includes includes = readIncludes(source({}));
    QVERIFY(includes.size() > 500);
    QCOMPARE(againstArrows(includes, rooms()).join(u'\n'), QString());
}

void TestStructure::filesHaveNoCircles()
{
    QCOMPARE(circles(readIncludes(source({}))).join(u'\n'), QString());
}

void TestStructure::everyRoomIsDrawn()
{
    const QString drawing = read(source(QStringLiteral("ARCHITECTURE.md")))
                                .section(QStringLiteral("\n## Rooms\n"), 1)
                                .section(QStringLiteral("\n## "), 0, 0);
    // A name may be the beginning of another room's.
    static const QRegularExpression space(QStringLiteral("\\s+"));
    const QStringList words = drawing.split(space);
    for (auto room = rooms().mayInclude; const QString &folder : room.keys())
        QVERIFY2(words.contains(folder), qPrintable(folder + QStringLiteral(" is missing")));
}

/// By a program beside which its differing lines stand, or by a test that names it.
void TestStructure::everyDifferenceIsHeld()
{
    QString held;
    QDirIterator files(source(QStringLiteral("tests")),
                       { QStringLiteral("*.differs"), QStringLiteral("tst_*.cpp") }, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext())
        held += read(files.next());
    static const QRegularExpression anchor(QStringLiteral(R"re(<a id="([\w-]+)">)re"));
    const QString document = read(source(QStringLiteral("docs/differences.md")));
    QStringList open;
    int count = 0;
    for (const auto &match : anchor.globalMatch(document)) {
        ++count;
        const QString id = match.captured(1);
        const QStringList signs { QStringLiteral("# %1: ").arg(id),
                                  QStringLiteral("differences.md#%1").arg(id),
                                  QStringLiteral("row(\"%1\"").arg(id) };
        if (std::ranges::none_of(signs,
                                 [&held](const QString &sign) { return held.contains(sign); }))
            open.append(id);
    }
    QVERIFY(count > 40);
    QCOMPARE(open.join(u'\n'), QString());
}

void TestStructure::theInitKnowsNoQt()
{
    QCOMPARE(filesWith(QStringLiteral("runner/guest"), QStringLiteral("^#include <Q")),
             QStringList());
}

void TestStructure::onlyTheSandboxStartsProcesses()
{
    for (const char *folder : { "runner", "widgets", "app" }) {
        for (const QString &file :
             filesWith(QString::fromLatin1(folder),
                       QStringLiteral("QProcess[^E]|\\bfork\\(|\\bexecv|posix_spawn"))) {
            // sandpad-draw is Sandpad's own program, and confines itself before it reads an SVG; so
            // are sandpad-window and sandpad-history, which take the place of the command.
            QVERIFY2(file.startsWith(QLatin1String("runner/sandbox/"))
                         || file.startsWith(QLatin1String("runner/guest/"))
                         || file == QLatin1String("widgets/figures/SvgDrawing.cpp")
                         || file == QLatin1String("app/cli/OtherProgram.cpp"),
                     qPrintable(file));
        }
    }
}

void TestStructure::jsonIsTextInOnePlace()
{
    const QString reading = QStringLiteral(R"(\bjson::(?:parse|accept|sax_parse)\(|\.dump\()");
    QStringList found;
    for (const char *folder : { "runner", "widgets", "app" })
        found += filesWith(QString::fromLatin1(folder), reading);
    QCOMPARE(found, QStringList { QStringLiteral("runner/model/Json.cpp") });
}

QStringList TestStructure::languageIds()
{
    QStringList ids;
    for (const QString &name : QDir(source(QStringLiteral("resources/languages")))
                                   .entryList({ QStringLiteral("*.json") }))
        ids.append(name.section(u'.', 0, 0));
    return ids;
}

void TestStructure::languagesAreKnownInOneRoom_data()
{
    QTest::addColumn<QString>("id");
    QVERIFY(languageIds().size() > 4);
    for (const QString &id : languageIds())
        QTest::newRow(qPrintable(id)) << id;
}

void TestStructure::languagesAreKnownInOneRoom()
{
    QFETCH(QString, id);
    QStringList files = filesWith(QStringLiteral("runner/answer"), idInCode(id));
    files.removeIf([](const QString &file) {
        return file.startsWith(QLatin1String("runner/answer/language/"));
    });
    QCOMPARE(files.join(u'\n'), QString());
}

void TestStructure::findsALanguageElsewhere()
{
    const QRegularExpression pattern(idInCode(QStringLiteral("python")),
                                     QRegularExpression::MultilineOption);
    const auto isFound = [&pattern](const char *line) {
        return pattern.match(QString::fromLatin1(line)).hasMatch();
    };
    QVERIFY(isFound("int a;\nif (id == QLatin1String(\"python\"))"));
    QVERIFY(isFound("isIn(id, \"python javascript\")"));
    QVERIFY(isFound("isIn(id, \"javascript python csharp\")"));
    QVERIFY(isFound("file(\":/sandpad/languages/python.json\")"));
    QVERIFY(!isFound("/// What a text is: \"python\" or another."));
    QVERIFY(!isFound("R\"(in (?:python|node))\""));
    QVERIFY(!isFound("f(\"pythonic\")"));
}

void TestStructure::frontsKnowNoLevelByName()
{
    // The runner's list gives fronts everything that they show of a level.
    for (const char *folder : { "widgets", "app" }) {
        const QStringList files =
            filesWith(QString::fromLatin1(folder),
                      QStringLiteral(R"re("(namespaces|landlock|none)"|IsolationLevel\(Q)re"));
        QVERIFY2(files.isEmpty(), qPrintable(files.join(u' ')));
    }
}

void TestStructure::refusesAnIncludeAgainstAnArrow_data()
{
    QTest::addColumn<QString>("line");
    QTest::newRow("quotes") << QStringLiteral("#include \"widgets/b/High.h\"\n");
    QTest::newRow("angle brackets") << QStringLiteral("#include <widgets/b/High.h>\n");
    QTest::newRow("spaces") << QStringLiteral("  # include  \"widgets/b/High.h\"\n");
    QTest::newRow("from its own folder") << QStringLiteral("#include \"../b/High.h\"\n");
}

void TestStructure::refusesAnIncludeAgainstAnArrow()
{
    QFETCH(QString, line);
    Tree tree;
    tree.write(QStringLiteral("widgets/a/Low.h"), line);
    tree.write(QStringLiteral("widgets/b/High.h"), {});
    const QStringList broken = againstArrows(tree.includes(), readRooms(kTwoRooms));
    QCOMPARE(broken,
             QStringList(QStringLiteral("widgets/a/Low.h includes widgets/b/High.h, but "
                                        "widgets/a may not use widgets/b")));
}

void TestStructure::refusesAPlantedCircle()
{
    Tree tree;
    tree.write(QStringLiteral("widgets/a/One.h"), {});
    tree.write(QStringLiteral("widgets/a/One.cpp"),
               QStringLiteral("#include \"widgets/a/One.h\"\n#include \"widgets/a/Two.h\"\n"));
    tree.write(QStringLiteral("widgets/a/Two.h"),
               QStringLiteral("#include \"widgets/a/Three.h\"\n"));
    tree.write(QStringLiteral("widgets/a/Three.h"), {});
    QCOMPARE(circles(tree.includes()), QStringList());
    tree.write(QStringLiteral("widgets/a/Three.h"),
               QStringLiteral("#include \"One.h\"\n")); // one that names no folder counts, too
    QCOMPARE(circles(tree.includes()),
             QStringList(QStringLiteral(
                 "widgets/a/One -> widgets/a/Two -> widgets/a/Three -> widgets/a/One")));
}

void TestStructure::refusesACircleOfRooms()
{
    const Rooms rooms = readRooms(QStringLiteral("widgets/a: widgets/b\nwidgets/b: widgets/a\n"));
    QCOMPARE(circles(rooms), QStringList(QStringLiteral("widgets/a -> widgets/b -> widgets/a")));
    QCOMPARE(readRooms(QStringLiteral("widgets/a: widgets/gone\n")).mistakes.size(), 1);
}

void TestStructure::refusesAFolderThatIsNoRoom()
{
    Tree tree;
    tree.write(QStringLiteral("widgets/c/New.h"), {});
    QCOMPARE(againstArrows(tree.includes(), readRooms(kTwoRooms)),
             QStringList(QStringLiteral("widgets/c/New.h is in a folder that is no room")));
}

SANDPAD_TEST(structure, TestStructure)
#include "tst_structure.moc"
