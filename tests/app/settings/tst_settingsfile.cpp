#include "app/settings/SettingsFile.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace sandpad;
using namespace sandpad::app;

/// The file of settings, as Sandpad writes it and as people and accidents change it.
class TestSettingsFile : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everythingComesBack();
    void whatIsAsUsualIsNotWritten();
    void unknownEntriesStay();
    void entriesWrittenMeanwhileStay();
    void unusableEntriesAreAsUsual_data();
    void unusableEntriesAreAsUsual();
    void damagedFileIsSetAside_data();
    void damagedFileIsSetAside();
    void whatIsDamagedMeanwhileIsSetAside();
    void whatCannotBeReadIsNotWrittenOver();

private:
    [[nodiscard]] QByteArray content(const QString &name = QStringLiteral("settings.json")) const;
    void put(const QByteArray &text) const;
    [[nodiscard]] SettingsFile file() const { return SettingsFile(m_path); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

namespace {

/// Nothing in it is as usual.
Settings everythingElse()
{
    using namespace std::chrono_literals;
    return {
        .theme = ThemeWish::Dark,
        .lightCode = QStringLiteral("Solarized Light"),
        .darkCode = QStringLiteral("Breeze Dark"),
        .font = { .family = QStringLiteral("Fira Code"),
                  .pixels = 20,
                  .zoom = -3,
                  .hasLigatures = true },
        .output = OutputSide::Below,
        .start = StartWith::EmptyScratch,
        .limits = { .cpu = 1500ms,
                    .wall = 7s,
                    .compile = 8s,
                    .memoryBytes = 100LL << 20,
                    .processes = 9,
                    .outputBytes = 3LL << 20,
                    .workBytes = 4LL << 20,
                    .openFiles = 77 },
        .interpreters = { { QStringLiteral("python"), QStringLiteral("/opt/ä b/python3") } },
        .history = { .age = std::chrono::days(9), .bytes = 5LL << 20 },
        .warm = { .most = 0, .mostBytes = 5LL << 20, .leastFreeBytes = 0 },
        .shortcuts = { { QStringLiteral("run"), QStringLiteral("F9; Ctrl+;") },
                       { QStringLiteral("stop"), QString() } },
    };
}

} // namespace

void TestSettingsFile::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = SettingsFile::pathIn(m_folder->path());
}

QByteArray TestSettingsFile::content(const QString &name) const
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
}

void TestSettingsFile::put(const QByteArray &text) const
{
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

void TestSettingsFile::everythingComesBack()
{
    QVERIFY(!file().read().isThere);
    QCOMPARE(file().write({}, everythingElse()).value_or(QStringLiteral("failed")), QString());
    const auto found = file().read();
    QVERIFY(found.isThere);
    QCOMPARE(found.notice, QString());
    QVERIFY2(found.settings == everythingElse(), content().constData());
    QVERIFY2(content().contains("\"cpuSeconds\": 1.5"), content().constData());
}

void TestSettingsFile::whatIsAsUsualIsNotWritten()
{
    Settings dark;
    dark.theme = ThemeWish::Dark;
    QVERIFY(file().write({}, dark));
    QCOMPARE(content(), QByteArray("{\n  \"theme\": \"dark\"\n}\n"));
    QVERIFY(file().write(dark, everythingElse()));
    QVERIFY(file().write(everythingElse(), {}));
    QCOMPARE(content(), QByteArray("{}\n"));
    QCOMPARE(file().read().settings, Settings {});
}

void TestSettingsFile::unknownEntriesStay()
{
    put(R"({"later": [1, {"a": null}], "font": {"weight": 300, "pixels": 20},
            "limits": {"coffee": 1}, "shortcuts": {"fly": "F7"}, "theme": "light"})");
    const auto found = file().read();
    QCOMPARE(found.notice, QString());
    QCOMPARE(found.settings.font.pixels, 20);
    Settings now = found.settings;
    now.font.pixels = 14; // as usual
    now.theme = ThemeWish::Dark;
    now.limits.processes = 7;
    QVERIFY(file().write(found.settings, now));
    QCOMPARE(content().simplified(),
             QByteArray(R"({ "font": { "weight": 300 }, "later": [ 1, { "a": null } ], )"
                        R"("limits": { "coffee": 1, "processes": 7 }, )"
                        R"("shortcuts": { "fly": "F7" }, "theme": "dark" })"));
}

void TestSettingsFile::entriesWrittenMeanwhileStay()
{
    Settings before;
    before.theme = ThemeWish::Dark;
    QVERIFY(file().write({}, before));
    put(R"({"theme": "light", "start": "emptyScratch"})");
    Settings now = before;
    now.output = OutputSide::Below;
    QVERIFY(file().write(before, now));
    const Settings read = file().read().settings;
    QCOMPARE(read.theme, ThemeWish::Light);
    QCOMPARE(read.start, StartWith::EmptyScratch);
    QCOMPARE(read.output, OutputSide::Below);
}

void TestSettingsFile::unusableEntriesAreAsUsual_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("path");
    const auto row = [](const char *path, const char *text) {
        QTest::newRow(text) << QByteArray(text) << QString::fromLatin1(path);
    };
    row("theme", R"({"theme": "pink"})");
    row("theme", R"({"theme": null})");
    row("font", R"({"font": "Courier"})");
    row("font.pixels", R"({"font": {"pixels": 7}})");
    row("font.pixels", R"({"font": {"pixels": 14.5}})");
    row("font.pixels", R"({"font": {"pixels": 18446744073709551615}})");
    row("font.pixels", R"({"font": {"pixels": -9223372036854775808}})");
    row("font.ligatures", R"({"font": {"ligatures": 1}})");
    row("font.family", R"({"font": {"family": ["a"]}})");
    row("limits", R"({"limits": []})");
    row("limits.cpuSeconds", R"({"limits": {"cpuSeconds": 0}})");
    row("limits.cpuSeconds", R"({"limits": {"cpuSeconds": 1e300}})");
    row("limits.wallSeconds", R"({"limits": {"wallSeconds": "5"}})");
    row("limits.memoryMiB", R"({"limits": {"memoryMiB": 15}})");
    row("history.days", R"({"history": {"days": 0}})");
    row("warmSandboxes.most", R"({"warmSandboxes": {"most": 5}})");
    row("interpreters", R"({"interpreters": 5})");
    row("interpreters.python", R"({"interpreters": {"python": 3}})");
    row("shortcuts.run", R"({"shortcuts": {"run": ["F5"]}})");
}

void TestSettingsFile::unusableEntriesAreAsUsual()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, path);
    put(text.chopped(1) + R"(, "output": "below"})");
    const auto found = file().read();
    Settings usual;
    usual.output = OutputSide::Below; // what stands beside it counts
    QCOMPARE(found.settings, usual);
    QVERIFY2(found.notice.contains(u' ' + path + u' ') && found.notice.contains(m_path),
             qPrintable(found.notice));
    // It stays until a person chooses something.
    Settings now = found.settings;
    now.start = StartWith::EmptyScratch;
    QVERIFY(file().write(found.settings, now));
    QCOMPARE(file().read().settings, now);
    QCOMPARE(file().read().notice, found.notice);
}

void TestSettingsFile::damagedFileIsSetAside_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &text) { QTest::newRow(name) << text; };
    row("half", R"({"theme": "da)");
    row("a comma too much", R"({"theme": "dark",})");
    row("no object", "[1]");
    row("twice", R"({"theme": "dark", "theme": "light"})");
    row("bytes", QByteArray("\0\xff\xfe{", 4));
    row("deep", QByteArray(100'000, '['));
    row("long", '"' + QByteArray(2 << 20, 'x') + '"');
}

void TestSettingsFile::damagedFileIsSetAside()
{
    QFETCH(QByteArray, text);
    for (const char *aside : { "settings.json.damaged", "settings.json.damaged-2" }) {
        put(text);
        const auto found = file().read();
        QCOMPARE(found.settings, Settings {});
        QVERIFY2(found.notice.contains(QString::fromLatin1(aside) + u'.'),
                 qPrintable(found.notice));
        QVERIFY(content(QString::fromLatin1(aside)) == text);
        QVERIFY(!QFile::exists(m_path));
    }
    QVERIFY(file().write({}, everythingElse()));
    QCOMPARE(file().read().settings, everythingElse());
}

void TestSettingsFile::whatIsDamagedMeanwhileIsSetAside()
{
    QVERIFY(file().write({}, everythingElse()));
    put("half of");
    Settings now = everythingElse();
    now.theme = ThemeWish::Light;
    const auto written = file().write(everythingElse(), now);
    QVERIFY(written && written->contains(QLatin1String("settings.json.damaged.")));
    QCOMPARE(file().read().settings, now);
    QCOMPARE(content(QStringLiteral("settings.json.damaged")), QByteArray("half of"));
}

void TestSettingsFile::whatCannotBeReadIsNotWrittenOver()
{
    QVERIFY(QDir().mkpath(m_path + QStringLiteral("/inside")));
    const auto found = file().read();
    QCOMPARE(found.settings, Settings {});
    QVERIFY2(found.notice.contains(m_path), qPrintable(found.notice));
    const auto written = file().write({}, everythingElse());
    QVERIFY(!written && written.error().text.contains(m_path));
    QVERIFY(QDir(m_path).exists(QStringLiteral("inside")));
}

SANDPAD_TEST(settingsfile, TestSettingsFile)
#include "tst_settingsfile.moc"
