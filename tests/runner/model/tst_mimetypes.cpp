#include "runner/model/LeftFile.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;

/// The types of files that a run leaves behind.
class TestMimeTypes : public QObject
{
    Q_OBJECT

private slots:
    void typeIsTold_data();
    void typeIsTold();
};

void TestMimeTypes::typeIsTold_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("mime");
    const auto row = [](const char *name, const QByteArray &content, const char *mime) {
        QTest::addRow("%s: %s", name, content.left(8).toPercentEncoding().constData())
            << QString::fromUtf8(name) << content << QString::fromLatin1(mime);
    };
    const QByteArray png("\x89PNG\r\n\x1a\n", 8);
    const QByteArray zip("PK\x03\x04\x14\x00", 6);
    const QByteArray unknown("\xff\xfe\x00\x01\x93", 5);
    // The content decides, whatever the name says.
    row("a.png", png, "image/png");
    row("a.txt", png, "image/png");
    row("a.csv", png, "image/png");
    row("a", QByteArray("\xff\xd8\xff", 3), "image/jpeg");
    row("a", QByteArray("GIF89a\x01\x00\xff", 9), "image/gif");
    row("a", QByteArray("RIFF\xff\x00\x00\x00WEBPVP8 ", 16), "image/webp");
    row("a", "%PDF-1.4\n\xff\xfe", "application/pdf");
    row("a", zip, "application/zip");
    row("a", QByteArray("\x1f\x8b\x08\x00", 4), "application/gzip");
    row("a.db", QByteArray("SQLite format 3\x00\xff", 17), "application/vnd.sqlite3");
    // The name gives a more exact type of the same kind.
    row("a.docx", zip, "application/vnd.openxmlformats-officedocument.wordprocessingml.document");
    row("a.pdf", "%PDF-1.4\n", "application/pdf");
    // Text gets its type by name.
    row("a.txt", "x", "text/plain");
    row("a.csv", "a,b\n1,2", "text/csv");
    row("a.CSV", "a,b\n1,2", "text/csv");
    row("a.csv", "", "text/csv");
    row("a.tsv", "a\tb", "text/tab-separated-values");
    row("a.json", "{}", "application/json");
    row("a.html", "<p>x", "text/html");
    row("a.md", "# x", "text/markdown");
    row("a.xml", "<a/>", "application/xml");
    row("a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml");
    row("a.py", "x = 1", "text/x-python");
    row("a.ts", "let x = 1", "text/plain");
    row("a.unheard-of", "x", "text/plain");
    row("a", "", "text/plain");
    // Neither name nor first bytes make something else of a text.
    row("a.png", "no picture", "text/plain");
    row("a.txt", "<svg xmlns='http://www.w3.org/2000/svg'/>", "text/plain");
    row("a.txt", "MZ hello", "text/plain");
    row("a", "P1 text", "text/plain");
    row("a", "#!/bin/sh", "text/plain");
    // Nor does a name make something of bytes.
    row("a.png", unknown, "application/octet-stream");
    row("a.svg", unknown, "application/octet-stream");
    row("a.txt", unknown, "application/octet-stream");
    row("a.csv", "caf\xe9;1", "application/octet-stream");
    row("a.txt", QByteArray("a\0b", 3), "application/octet-stream");
    row("../../a\n.csv", "a", "text/csv");
}

void TestMimeTypes::typeIsTold()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QTEST(mimeOf(name, content), "mime");
}

SANDPAD_TEST(mimetypes, TestMimeTypes)
#include "tst_mimetypes.moc"
