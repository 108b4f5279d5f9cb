#include "app/settings/SettingsStore.h"
#include "tests/TestProgram.h"

#include <QDir>
#include <QFile>
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

private:
    [[nodiscard]] Settings onDisk() const { return SettingsFile(m_path).read().settings; }
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

SANDPAD_TEST(settingsstore, TestSettingsStore)
#include "tst_settingsstore.moc"
