#include "app/page/ParquetFile.h"
#include "runner/Runner.h"
#include "tests/TestProgram.h"

#include <QFile>
#include <QMessageBox>
#include <QTemporaryDir>
#include <QTest>

using namespace sandpad;

/// A table is written as Parquet by a run of its own.
class TestParquetFile : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void saysWhatIsMissing_data();
    void saysWhatIsMissing();
    void writesATable();

private:
    [[nodiscard]] QMessageBox *trouble() { return m_window.findChild<QMessageBox *>(); }
    void save(const QByteArray &rows, const QString &python)
    {
        app::saveAsParquet(m_runner, python, &m_window, { .rows = rows, .path = m_path },
                           [this](const QString &sentence) { m_told = sentence; });
    }

    static constexpr int kPatience = 120'000; // milliseconds
    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(QStringLiteral("table.parquet"));
    runner::Runner m_runner;
    QWidget m_window;
    QString m_told;
};

void TestParquetFile::saysWhatIsMissing_data()
{
    QTest::addColumn<QString>("python");
    QTest::addColumn<QString>("sentence");
    // Debian has no package of pyarrow.
    QTest::newRow("pyarrow") << QStringLiteral("/usr/bin/python3")
                             << QStringLiteral("Parquet needs the package pyarrow");
    QTest::newRow("interpreter") << QStringLiteral("/nowhere/python3")
                                 << QStringLiteral("/nowhere/python3");
}

void TestParquetFile::saysWhatIsMissing()
{
    QFETCH(QString, python);
    QFETCH(QString, sentence);
    save("[{\"a\": 1}]", python);
    QTRY_VERIFY_WITH_TIMEOUT(trouble(), kPatience);
    QVERIFY2(trouble()->text().contains(sentence), qPrintable(trouble()->text()));
    trouble()->reject();
    QTRY_VERIFY(!trouble());
    QCOMPARE(m_told, QString());
    QVERIFY(!QFile::exists(m_path));
}

void TestParquetFile::writesATable()
{
    // No package of Debian, so whoever has one names an interpreter that has it.
    const QString python = qEnvironmentVariable("SANDPAD_PYARROW");
    if (python.isEmpty()) {
        qInfo("SANDPAD_PYARROW names no interpreter: nothing is written.");
        return;
    }
    save("[\n{\"n\": 1, \"n\": \"a\", \"id\": 99999999999999999999, \"x\": 1.50},\n"
         "{\"n\": null, \"n\": \"b\", \"id\": 1, \"x\": 2}\n]\n",
         python);
    QTRY_VERIFY_WITH_TIMEOUT(trouble() || !m_told.isEmpty(), kPatience);
    QVERIFY2(!trouble(), qPrintable(trouble() ? trouble()->text() : QString()));
    QVERIFY2(m_told.contains(m_path), qPrintable(m_told));
    QFile file(m_path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith("PAR1"));
    QVERIFY(bytes.endsWith("PAR1"));
}

SANDPAD_TEST(parquetfile, TestParquetFile)
#include "tst_parquetfile.moc"
