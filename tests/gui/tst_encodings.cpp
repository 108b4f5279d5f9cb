#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/OutputDocument.h"
#include "widgets/output/OutputView.h"
#include "widgets/quickpick/QuickPick.h"

#include <QAbstractButton>
#include <QFile>
#include <QLineEdit>
#include <QMessageBox>
#include <QToolButton>

using namespace sandpad;
using namespace sandpad::app;

/// The encoding of a tab's file, in the whole window, with real keys.
class TestEncodings : public PadTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { endPad(); }
    void isShownAndKept_data();
    void isShownAndKept();
    void aFileIsReadInAnother();
    void whatIsNoTextInItChangesNothing();
    void aFileIsSavedInAnother();
    void whatDoesNotFitIsNotSaved_data();
    void whatDoesNotFitIsNotSaved();
    void othersMayChangeTheEncoding();
    void savingAsksWhatOthersWrote();
    void comesBack();
    void aScratchHasNone();
    void aProgramIsAsInItsFile_data();
    void aProgramIsAsInItsFile();

private:
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
    bool open(const QByteArray &content);
    bool write(const QByteArray &content);
    [[nodiscard]] QByteArray onDisk() const;
    /// Encoding and line ends, as the footer shows them.
    [[nodiscard]] QString textFacts() const;
    void press(const char *keys);
    /// Chooses the command by its name, then the encoding by what is typed.
    void choose(const char *command, const char *encoding);
    void answerBox(int role);

    QString m_path;
};

void TestEncodings::init()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    QVERIFY(startPad());
    m_path = m_folder->filePath(QStringLiteral("mine.py"));
}

bool TestEncodings::write(const QByteArray &content)
{
    QFile file(m_path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

bool TestEncodings::open(const QByteArray &content)
{
    if (!write(content))
        return false;
    m_window->openFiles({ m_path });
    editor().setFocus();
    return m_window->currentPage()->file().path == m_path && editor().hasFocus();
}

QByteArray TestEncodings::onDisk() const
{
    QFile file(m_path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString TestEncodings::textFacts() const
{
    QStringList facts;
    for (const auto *fact :
         m_window->footer().findChildren<QToolButton *>(QStringLiteral("footerFact")))
        facts.append(fact->text());
    return facts.sliced(2).join(QStringLiteral(" · "));
}

void TestEncodings::press(const char *keys)
{
    const QKeyCombination key = QKeySequence(QString::fromLatin1(keys))[0];
    QTest::keyClick(QApplication::focusWidget(), key.key(), key.keyboardModifiers());
}

void TestEncodings::choose(const char *command, const char *encoding)
{
    press("Ctrl+Shift+P");
    QTest::keyClicks(&m_window->quickPick().field(), QString::fromLatin1(command));
    QTest::keyClick(&m_window->quickPick().field(), Qt::Key_Return);
    QTRY_VERIFY(m_window->quickPick().field().text().isEmpty());
    QTest::keyClicks(&m_window->quickPick().field(), QString::fromLatin1(encoding));
    QTest::keyClick(&m_window->quickPick().field(), Qt::Key_Return);
    QTRY_VERIFY(!m_window->quickPick().isVisible());
}

void TestEncodings::answerBox(int role)
{
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box);
    for (QAbstractButton *button : box->buttons()) {
        if (box->buttonRole(button) == role)
            QTest::keyClick(button, Qt::Key_Space);
    }
    QTRY_VERIFY(!m_window->findChild<QMessageBox *>());
}

void TestEncodings::isShownAndKept_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("facts");
    QTest::addColumn<QByteArray>("saved");
    QTest::newRow("UTF-8") << QByteArray("\xc3\xa4\n") << QByteArray("\xc3\xa4\n")
                           << QStringLiteral("UTF-8 · LF") << QByteArray("x\xc3\xa4\n");
    QTest::newRow("with a mark") << QByteArray("\xef\xbb\xbf\xc3\xa4\r\n")
                                 << QByteArray("\xc3\xa4\r\n") << QStringLiteral("UTF-8 BOM · CRLF")
                                 << QByteArray("\xef\xbb\xbfx\xc3\xa4\r\n");
    QTest::newRow("Windows") << QByteArray("\xe4\n") << QByteArray("\xc3\xa4\n")
                             << QStringLiteral("windows-1252 · LF") << QByteArray("x\xe4\n");
    QTest::newRow("UTF-16") << QByteArray("\xff\xfe\xe4\0", 4) << QByteArray("\xc3\xa4")
                            << QStringLiteral("UTF-16LE BOM · LF")
                            << QByteArray("\xff\xfex\0\xe4\0", 6);
}

void TestEncodings::isShownAndKept()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, text);
    QFETCH(QString, facts);
    QFETCH(QByteArray, saved);
    QVERIFY(open(bytes));
    QCOMPARE(editor().bytes(), text);
    QCOMPARE(textFacts(), facts);
    QVERIFY(!m_window->isWindowModified());
    press("X");
    QVERIFY(m_window->isWindowModified());
    press("Ctrl+S");
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(onDisk().toLower(), saved);
}

void TestEncodings::aFileIsReadInAnother()
{
    QVERIFY(open("# \xcf\xf0\xe8\xe2\xe5\xf2\n"));
    choose("reload another encoding", "windows-1251");
    QCOMPARE(editor().bytes(), QByteArray("# Привет\n"));
    QVERIFY2(textFacts().startsWith(QLatin1String("windows-1251")), qPrintable(textFacts()));
    QVERIFY(!m_window->isWindowModified());
    QVERIFY(editor().hasFocus());
    // What the person had is one step back.
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("# Ïðèâåò\n"));
    QVERIFY(m_window->isWindowModified());
    // By its language, too.
    choose("reload another encoding", "cyrillic koi8-u");
    QVERIFY2(textFacts().startsWith(QLatin1String("KOI8-U")), qPrintable(textFacts()));
    QCOMPARE(onDisk(), QByteArray("# \xcf\xf0\xe8\xe2\xe5\xf2\n"));
}

void TestEncodings::whatIsNoTextInItChangesNothing()
{
    QVERIFY(open("# 1\xe4\n"));
    choose("reload another encoding", "utf-32le bom");
    QCOMPARE(editor().bytes(), QByteArray("# 1ä\n"));
    QVERIFY2(textFacts().startsWith(QLatin1String("windows-1252")), qPrintable(textFacts()));
    QVERIFY2(m_window->footer().text().contains(QLatin1String("no text in UTF-32LE BOM")),
             qPrintable(m_window->footer().text()));
}

void TestEncodings::aFileIsSavedInAnother()
{
    QVERIFY(open("# \xe4\n"));
    choose("save another encoding", "utf-16be bom");
    QCOMPARE(onDisk(), QByteArray("\xfe\xff\0#\0 \0\xe4\0\n", 10));
    QVERIFY2(textFacts().startsWith(QLatin1String("UTF-16BE BOM")), qPrintable(textFacts()));
    QVERIFY(!m_window->isWindowModified());
    choose("save another encoding", "utf-8 bom");
    QCOMPARE(onDisk(), QByteArray("\xef\xbb\xbf# ä\n"));
    choose("save another encoding", "utf-8");
    QCOMPARE(onDisk(), QByteArray("# ä\n"));
    QCOMPARE(textFacts(), QStringLiteral("UTF-8 · LF"));
}

void TestEncodings::whatDoesNotFitIsNotSaved_data()
{
    QTest::addColumn<int>("role");
    QTest::addColumn<QByteArray>("inFile");
    QTest::newRow("cancel") << int(QMessageBox::RejectRole) << QByteArray("# \xe4\n");
    QTest::newRow("UTF-8") << int(QMessageBox::AcceptRole) << QByteArray("→# ä\n");
}

void TestEncodings::whatDoesNotFitIsNotSaved()
{
    QFETCH(int, role);
    QFETCH(QByteArray, inFile);
    QVERIFY(open("# \xe4\n"));
    editor().insertAt(QStringLiteral("→"), 0, 0);
    press("Ctrl+S");
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box);
    for (const QString &word : { QStringLiteral("→"), QStringLiteral("line 1"),
                                 QStringLiteral("windows-1252"), QStringLiteral("Nothing was") })
        QVERIFY2(box->text().contains(word), qPrintable(box->text()));
    QCOMPARE(onDisk(), QByteArray("# \xe4\n"));
    answerBox(role);
    QCOMPARE(onDisk(), inFile);
    QCOMPARE(editor().bytes(), QByteArray("→# ä\n"));
    const bool isSaved = role == QMessageBox::AcceptRole;
    QCOMPARE(m_window->isWindowModified(), !isSaved);
    QCOMPARE(textFacts().contains(QLatin1String("windows-1252")), !isSaved);
}

void TestEncodings::othersMayChangeTheEncoding()
{
    QVERIFY(open("# \xe4\n"));
    QVERIFY(write("# ä, now in UTF-8\n"));
    QTRY_COMPARE_WITH_TIMEOUT(editor().bytes(), QByteArray("# ä, now in UTF-8\n"), 30'000);
    QCOMPARE(textFacts(), QStringLiteral("UTF-8 · LF"));
    QVERIFY(write("# \xe4, as before\n"));
    QTRY_COMPARE_WITH_TIMEOUT(editor().bytes(), QByteArray("# ä, as before\n"), 30'000);
    QCOMPARE(textFacts(), QStringLiteral("windows-1252 · LF"));
}

void TestEncodings::savingAsksWhatOthersWrote()
{
    QVERIFY(open("# \xe4\n"));
    press("X");
    QVERIFY(write("# \xf6\n"));
    choose("save another encoding", "utf-8 bom");
    QCOMPARE(onDisk(), QByteArray("# \xf6\n"));
    answerBox(QMessageBox::AcceptRole);
    QCOMPARE(onDisk().toLower(), QByteArray("\xef\xbb\xbfx# ä\n"));
}

void TestEncodings::comesBack()
{
    QVERIFY(open("# \xe4\n"));
    choose("reload another encoding", "iso-8859-15");
    press("X");
    m_window->close();
    QVERIFY(openWindow());
    QVERIFY2(textFacts().startsWith(QLatin1String("ISO-8859-15")), qPrintable(textFacts()));
    QVERIFY(m_window->isWindowModified());
    editor().setFocus();
    press("Ctrl+S");
    QCOMPARE(onDisk().toLower(), QByteArray("x# \xe4\n"));
}

void TestEncodings::aScratchHasNone()
{
    m_window->tabs().setCurrentIndex(0);
    m_window->actions().saveEncoding->trigger();
    QVERIFY(!m_window->quickPick().isVisible());
    QVERIFY2(m_window->footer().text().contains(QLatin1String("kept in UTF-8")),
             qPrintable(m_window->footer().text()));
    m_window->actions().reopenEncoding->trigger();
    QVERIFY2(m_window->footer().text().contains(QLatin1String("no file")),
             qPrintable(m_window->footer().text()));
}

void TestEncodings::aProgramIsAsInItsFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isWhole");
    QTest::addColumn<QString>("printed");
    QTest::newRow("Python reads the first line")
        << QByteArray("# coding: latin-1\nprint('\xe4', len('\xe4'))\n") << true
        << QStringLiteral("ä 1");
    QTest::newRow("a mark is no part of the code")
        << QByteArray("\xef\xbb\xbfprint('\xc3\xa4', len('\xc3\xa4'))\n") << true
        << QStringLiteral("ä 1");
    QTest::newRow("Python refuses what is no UTF-8, as always")
        << QByteArray("print('\xe4', len('\xe4'))\n") << true << QStringLiteral("SyntaxError");
    QTest::newRow("lines alone") << QByteArray("# coding: latin-1\nprint('\xe4', len('\xe4'))\n")
                                 << false << QStringLiteral("ä 1");
}

void TestEncodings::aProgramIsAsInItsFile()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isWhole);
    QFETCH(QString, printed);
    QVERIFY(open(bytes));
    editor().setCursorPosition(isWhole ? 0 : 1, 0);
    press(isWhole ? "Ctrl+Return" : "Ctrl+Shift+Return");
    QTRY_VERIFY_WITH_TIMEOUT(m_window->currentPage()->result().has_value(), 300'000);
    const ScratchPage &page = *m_window->currentPage();
    const QString output = page.output().document().tail(100);
    const QString shown =
        output + (page.editor().errors().isEmpty() ? QString() : QStringLiteral("SyntaxError"));
    QVERIFY2(shown.contains(printed), qPrintable(shown));
    // What the history keeps is text.
    QVERIFY(page.shownRun()->request.snippet.code.isValidUtf8());
}

SANDPAD_TEST(encodings, TestEncodings)
#include "tst_encodings.moc"
