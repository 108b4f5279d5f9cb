#include "app/settings/SettingsStore.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace sandpad;
using namespace sandpad::app;

/// The settings while Sandpad runs.
class TestSettingsStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void changesAreToldAndKept();
    void theSameIsNoChange();
    void manyChangesAreWrittenOnce();
    void whatCannotBeWrittenHoldsAndIsTold();
    void damageIsTold();
    void whatOthersWriteIsTaken_data();
    void whatOthersWriteIsTaken();
    void ownChangesStayBesideTheirs();
    void whatCouldNotBeWrittenStaysBesideTheirs();
    void whatIsDamagedMeanwhileChangesNothing_data();
    void whatIsDamagedMeanwhileChangesNothing();
    void whatCannotBeUsedIsToldUntilItIsMended();
    void aMissingFileChangesNothing();
    void ownWritesAreNoNews();

private:
    [[nodiscard]] Settings onDisk() const { return SettingsFile(m_path).read().settings; }
    /// As other programs do: into the file, or into another one that takes its name.
    [[nodiscard]] bool put(const QByteArray &text, bool isReplaced = false) const
    {
        if (!QDir().mkpath(QFileInfo(m_path).path()))
            return false;
        const auto write = [&text](auto &&file) {
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
        };
        if (!isReplaced)
            return write(QFile(m_path));
        QSaveFile file(m_path);
        return write(file) && file.commit();
    }
    static void makeDark(Settings &settings) { settings.theme = ThemeWish::Dark; }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

void TestSettingsStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_path = SettingsFile::pathIn(m_folder->filePath(QStringLiteral("not/there")));
}

void TestSettingsStore::changesAreToldAndKept()
{
    {
        SettingsStore store(m_path);
        QVERIFY(store.isNew());
        QSignalSpy changed(&store, &SettingsStore::changed);
        store.change(makeDark);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed[0][0].value<Settings>(), Settings {});
        QCOMPARE(store.settings().theme, ThemeWish::Dark);
        // Also while the store lives.
        QTRY_COMPARE(onDisk().theme, ThemeWish::Dark);
        store.change([](Settings &settings) { settings.font.pixels = 20; });
    }
    const SettingsStore store(m_path);
    QVERIFY(!store.isNew());
    QCOMPARE(store.settings().font.pixels, 20);
    QCOMPARE(store.settings().theme, ThemeWish::Dark);
}

void TestSettingsStore::theSameIsNoChange()
{
    SettingsStore store(m_path);
    QSignalSpy changed(&store, &SettingsStore::changed);
    store.set({});
    QVERIFY(changed.isEmpty());
    store.finishWriting();
    QVERIFY(!QFile::exists(m_path));
}

void TestSettingsStore::manyChangesAreWrittenOnce()
{
    SettingsStore store(m_path);
    for (int pixels = 15; pixels <= 40; ++pixels)
        store.change([pixels](Settings &settings) { settings.font.pixels = pixels; });
    QVERIFY(!QFile::exists(m_path));
    store.finishWriting();
    QCOMPARE(onDisk().font.pixels, 40);
}

/// A folder that cannot be written, also for root: a file is in its place.
void TestSettingsStore::whatCannotBeWrittenHoldsAndIsTold()
{
    const QString inTheWay = m_folder->filePath(QStringLiteral("not"));
    QVERIFY(QFile(inTheWay).open(QIODevice::WriteOnly));
    SettingsStore store(m_path);
    QSignalSpy failed(&store, &SettingsStore::failed);
    QSignalSpy recovered(&store, &SettingsStore::recovered);
    store.change(makeDark);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY2(failed[0][0].toString().contains(m_path), qPrintable(failed[0][0].toString()));
    QCOMPARE(store.settings().theme, ThemeWish::Dark);
    // The next change brings all that is missing.
    QVERIFY(QFile::remove(inTheWay));
    store.change([](Settings &settings) { settings.output = OutputSide::Below; });
    QTRY_COMPARE(recovered.size(), 1);
    QCOMPARE(onDisk(), store.settings());
}

void TestSettingsStore::damageIsTold()
{
    QVERIFY(QDir().mkpath(QFileInfo(m_path).path()));
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{") == 1);
    file.close();
    const SettingsStore store(m_path);
    QVERIFY2(store.notice().contains(QLatin1String("settings.json.damaged")),
             qPrintable(store.notice()));
    QVERIFY(!store.isNew());
}

void TestSettingsStore::whatOthersWriteIsTaken_data()
{
    QTest::addColumn<QByteArray>("first");
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("written") << QByteArray("{}") << false;
    QTest::newRow("replaced") << QByteArray("{}") << true;
    QTest::newRow("made, with its folders") << QByteArray() << false;
    QTest::newRow("made by a program that replaces") << QByteArray() << true;
}

void TestSettingsStore::whatOthersWriteIsTaken()
{
    QFETCH(QByteArray, first);
    QFETCH(bool, isReplaced);
    if (!first.isEmpty())
        QVERIFY(put(first));
    SettingsStore store(m_path);
    QSignalSpy changed(&store, &SettingsStore::changed);
    // More than once: a file that was replaced is watched as well.
    for (const int pixels : { 18, 22, 26 }) {
        const Settings before = store.settings();
        QVERIFY(put(QByteArrayLiteral("{\"font\":{\"pixels\":") + QByteArray::number(pixels)
                        + "},\"mine\":1}",
                    isReplaced));
        QTRY_COMPARE(store.settings().font.pixels, pixels);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.takeFirst()[0].value<Settings>(), before);
    }
    // What they no longer name is as usual again, and nothing of it was written.
    QVERIFY(put("{\"mine\":2}", isReplaced));
    QTRY_COMPARE(store.settings(), Settings {});
    store.finishWriting();
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("{\"mine\":2}"));
}

void TestSettingsStore::ownChangesStayBesideTheirs()
{
    QVERIFY(put("{}"));
    SettingsStore store(m_path);
    QVERIFY(put("{\"output\":\"below\"}"));
    store.change(makeDark); // not written yet
    QTRY_COMPARE(store.settings().output, OutputSide::Below);
    QCOMPARE(store.settings().theme, ThemeWish::Dark);
    store.finishWriting();
    QCOMPARE(onDisk(), store.settings());
}

void TestSettingsStore::whatCouldNotBeWrittenStaysBesideTheirs()
{
    const QString inTheWay = m_folder->filePath(QStringLiteral("not"));
    QVERIFY(QFile(inTheWay).open(QIODevice::WriteOnly));
    SettingsStore store(m_path);
    QSignalSpy failed(&store, &SettingsStore::failed);
    store.change(makeDark);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY(QFile::remove(inTheWay));
    QVERIFY(put("{\"output\":\"below\"}"));
    QTRY_COMPARE(store.settings().output, OutputSide::Below);
    QCOMPARE(store.settings().theme, ThemeWish::Dark);
    store.change([](Settings &settings) { settings.font.pixels = 20; });
    store.finishWriting();
    QCOMPARE(onDisk(), store.settings());
}

void TestSettingsStore::whatIsDamagedMeanwhileChangesNothing_data()
{
    QTest::addColumn<QByteArray>("damaged");
    QTest::newRow("cut") << QByteArray("{\"theme\":\"li");
    QTest::newRow("no object") << QByteArray("[1]");
    QTest::newRow("no JSON") << QByteArray("\xff\0theme", 7);
    QTest::newRow("deep") << QByteArray(100'000, '[');
    QTest::newRow("large") << QByteArray(2 << 20, ' ') + "{}";
}

void TestSettingsStore::whatIsDamagedMeanwhileChangesNothing()
{
    QFETCH(QByteArray, damaged);
    QVERIFY(put("{\"theme\":\"dark\"}"));
    SettingsStore store(m_path);
    QSignalSpy changed(&store, &SettingsStore::changed);
    QSignalSpy failed(&store, &SettingsStore::failed);
    QSignalSpy recovered(&store, &SettingsStore::recovered);
    QVERIFY(put(damaged));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY2(failed[0][0].toString().contains(m_path), qPrintable(failed[0][0].toString()));
    // The same again is not told again, and nobody's file is moved.
    QVERIFY(put(damaged, true));
    QVERIFY(put("{}"));
    QTRY_COMPARE(recovered.size(), 1);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(QDir(QFileInfo(m_path).path()).entryList(QDir::Files).size(), 1);
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].value<Settings>().theme, ThemeWish::Dark);
}

void TestSettingsStore::whatCannotBeUsedIsToldUntilItIsMended()
{
    QVERIFY(put("{\"theme\":\"dark\"}"));
    SettingsStore store(m_path);
    QSignalSpy failed(&store, &SettingsStore::failed);
    QSignalSpy recovered(&store, &SettingsStore::recovered);
    QVERIFY(put("{\"theme\":\"dark\",\"font\":{\"pixels\":\"large\"}}"));
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY2(failed[0][0].toString().contains(QLatin1String("font.pixels")),
             qPrintable(failed[0][0].toString()));
    QCOMPARE(store.settings().theme, ThemeWish::Dark);
    // A change of our own leaves their entry, and is no reason to tell of it again.
    store.change([](Settings &settings) { settings.output = OutputSide::Below; });
    store.finishWriting();
    QVERIFY(put("{\"theme\":\"dark\"}"));
    QTRY_COMPARE(recovered.size(), 1);
    QCOMPARE(failed.size(), 1);
}

void TestSettingsStore::aMissingFileChangesNothing()
{
    QVERIFY(put("{\"theme\":\"dark\"}"));
    SettingsStore store(m_path);
    QSignalSpy changed(&store, &SettingsStore::changed);
    QSignalSpy failed(&store, &SettingsStore::failed);
    QVERIFY(QFile::remove(m_path));
    QVERIFY(put(""));
    QVERIFY(put("{\"theme\":\"dark\",\"output\":\"below\"}"));
    QTRY_COMPARE(store.settings().output, OutputSide::Below);
    QCOMPARE(changed.size(), 1);
    QVERIFY(failed.isEmpty());
    QVERIFY(QFile::remove(m_path));
    QVERIFY(QDir().rmdir(QFileInfo(m_path).path()));
    QVERIFY(put("{\"output\":\"below\"}"));
    QTRY_COMPARE(store.settings().theme, ThemeWish::System);
    QVERIFY(failed.isEmpty());
}

void TestSettingsStore::ownWritesAreNoNews()
{
    SettingsStore store(m_path);
    QSignalSpy changed(&store, &SettingsStore::changed);
    store.change(makeDark);
    store.finishWriting();
    // Their change comes after all that our own have caused.
    QVERIFY(put("{\"theme\":\"dark\",\"output\":\"below\"}", true));
    QTRY_COMPARE(store.settings().output, OutputSide::Below);
    QCOMPARE(changed.size(), 2);
}

SANDPAD_TEST(settingsstore, TestSettingsStore)
#include "tst_settingsstore.moc"
