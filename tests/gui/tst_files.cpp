#include "PadTest.h"
#include "app/scratch/FileDifference.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/compare/CompareView.h"
#include "widgets/controls/ElidedLabel.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/controls/TextStatus.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/EditorPane.h"
#include "widgets/find/FindBar.h"
#include "widgets/output/OutputDocument.h"
#include "widgets/output/OutputView.h"

#include <QAbstractButton>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QToolButton>

#include <sys/stat.h>

using namespace sandpad;
using namespace sandpad::app;

/// A tab and its file, in the whole window, with real keys.
class TestFiles : public PadTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { endPad(); }
    void saveWritesTheFile();
    void whatOthersWroteIsAskedFor_data();
    void whatOthersWroteIsAskedFor();
    void anUnchangedTabTakesWhatOthersWrote();
    void closingWithChangesOffersToReopen();
    void aFailedSaveIsToldUntilItIsSeen();
    void aDeletedFileIsTold_data();
    void aDeletedFileIsTold();
    void changesTakenBackLeaveWhatOthersWrote();
    void theOfferGoesWithItsCause();
    void whatCannotBeReadIsNotOverwritten_data();
    void whatCannotBeReadIsNotOverwritten();
    void theShownFileIsWatched_data();
    void theShownFileIsWatched();
    void whatRunsIsInTheFile();
    void savingAnUnchangedTabTakesTheFile();
    void aScratchIsKept();
    void saveAsProposesTheTitle();
    void saveAsProposesAShortName_data();
    void saveAsProposesAShortName();
    void theDifferenceIsShown_data();
    void theDifferenceIsShown();
    void saveAsBeginsAtTheFile();
    void stateComesBack();
    void whatIsNoTextIsRefused();
    void otherLanguagesAreShown();
    void jsonInOneLineIsShownFormatted();
    void theLanguageIsPicked();
    void aFileHasOneTab();
    void theLanguageIsThatOfTheFile_data();
    void theLanguageIsThatOfTheFile();
    void outputIsSaved_data();
    void outputIsSaved();

private:
    QWidget *focused();
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
    QString toolTip() { return m_window->tabs().tabToolTip(m_window->tabs().currentIndex()); }
    bool write(const QByteArray &content);
    /// What the footer says of the file.
    [[nodiscard]] QString fileWord() const;
    [[nodiscard]] QByteArray onDisk() const;
    void pressSave() { QTest::keyClick(focused(), Qt::Key_S, Qt::ControlModifier); }

    QString m_path;
};

void TestFiles::init()
{
    QVERIFY(startPad());
    m_path = m_folder->filePath(QStringLiteral("mine.py"));
    QVERIFY(write("one\n"));
    m_window->openFiles({ m_path });
    QCOMPARE(editor().bytes(), QByteArray("one\n"));
}

QWidget *TestFiles::focused()
{
    editor().setFocus();
    return &editor();
}

bool TestFiles::write(const QByteArray &content)
{
    QFile file(m_path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

QString TestFiles::fileWord() const
{
    const auto *status = m_window->footer().findChild<widgets::TextStatus *>();
    return status->findChild<widgets::ElidedLabel *>()->text();
}

QByteArray TestFiles::onDisk() const
{
    QFile file(m_path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestFiles::saveWritesTheFile()
{
    QVERIFY2(toolTip().contains(m_path) && toolTip().contains(QLatin1String("saved")),
             qPrintable(toolTip()));
    QTest::keyClicks(focused(), QStringLiteral("x"));
    QVERIFY2(toolTip().contains(QLatin1String("changed")), qPrintable(toolTip()));
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(onDisk(), QByteArray("one\n"));
    pressSave();
    QCOMPARE(onDisk(), QByteArray("xone\n"));
    QVERIFY(!toolTip().contains(QLatin1String("changed")));
    QVERIFY(!m_window->isWindowModified());
    QVERIFY2(m_window->footer().text().contains(QLatin1String("Saved")),
             qPrintable(m_window->footer().text()));
    QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(m_window->isWindowModified());
}

void TestFiles::whatOthersWroteIsAskedFor_data()
{
    QTest::addColumn<int>("role");
    QTest::addColumn<QByteArray>("inFile");
    QTest::addColumn<QByteArray>("inTab");
    QTest::newRow("cancel") << int(QMessageBox::RejectRole) << QByteArray("theirs\n")
                            << QByteArray("xone\n");
    QTest::newRow("overwrite") << int(QMessageBox::AcceptRole) << QByteArray("xone\n")
                               << QByteArray("xone\n");
    QTest::newRow("take") << int(QMessageBox::ResetRole) << QByteArray("theirs\n")
                          << QByteArray("theirs\n");
}

void TestFiles::whatOthersWroteIsAskedFor()
{
    QFETCH(int, role);
    QFETCH(QByteArray, inFile);
    QFETCH(QByteArray, inTab);
    QTest::keyClicks(focused(), QStringLiteral("x"));
    QVERIFY(write("theirs\n"));
    pressSave();
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box && box->text().contains(m_path));
    for (QAbstractButton *button : box->buttons()) {
        if (box->buttonRole(button) == role)
            QTest::keyClick(button, Qt::Key_Space);
    }
    QTRY_VERIFY(!m_window->findChild<QMessageBox *>());
    QCOMPARE(onDisk(), inFile);
    QCOMPARE(editor().bytes(), inTab);
    QCOMPARE(m_window->isWindowModified(), inFile != inTab);
}

void TestFiles::anUnchangedTabTakesWhatOthersWrote()
{
    QVERIFY(write("two, longer\n"));
    m_window->tabs().setCurrentIndex(0);
    m_window->tabs().setCurrentIndex(m_window->pageCount() - 1);
    QCOMPARE(editor().bytes(), QByteArray("two, longer\n"));
    QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().bytes(), QByteArray("one\n"));
    // What a person has changed is not replaced.
    QVERIFY(write("three\n"));
    m_window->tabs().setCurrentIndex(0);
    m_window->tabs().setCurrentIndex(m_window->pageCount() - 1);
    QCOMPARE(editor().bytes(), QByteArray("one\n"));
    QVERIFY(m_window->offer().isVisible());
    QCOMPARE(m_window->offer().accept().text(), QStringLiteral("Show the difference"));
    m_window->offer().accept().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&m_window->offer().accept(), Qt::Key_Space);
    QVERIFY(m_window->findChild<FileDifference *>());
    QVERIFY(!m_window->offer().isVisible());
}

void TestFiles::whatCannotBeReadIsNotOverwritten_data()
{
    QTest::addColumn<bool>("isLarge");
    QTest::newRow("a file that is too large by now") << true;
    QTest::newRow("a link to itself") << false;
}

void TestFiles::whatCannotBeReadIsNotOverwritten()
{
    QFETCH(bool, isLarge);
    QTest::keyClicks(focused(), QStringLiteral("x"));
    QVERIFY(QFile::remove(m_path));
    if (isLarge) {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(200 << 20));
    } else {
        QVERIFY(QFile::link(m_path, m_path));
    }
    QTest::keyClick(focused(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_window->findChild<QMessageBox *>());
    const QFileInfo info(m_path);
    QVERIFY(isLarge ? info.size() == 200 << 20 : info.isSymLink());
}

/// The last moment to save them has gone by in silence otherwise.
void TestFiles::closingWithChangesOffersToReopen()
{
    QTest::keyClicks(focused(), QStringLiteral("x"));
    QTest::keyClick(focused(), Qt::Key_W, Qt::ControlModifier);
    QVERIFY(m_window->offer().isVisible());
    QVERIFY(!m_window->offer().takesKeys());
    QToolButton &reopen = m_window->offer().accept();
    QCOMPARE(reopen.text(), QStringLiteral("Reopen it"));
    QTest::mouseClick(&reopen, Qt::LeftButton);
    QCOMPARE(editor().bytes(), QByteArray("xone\n"));
    QVERIFY(m_window->isWindowModified());
    // The command for it does the same.
    QTest::keyClick(focused(), Qt::Key_W, Qt::ControlModifier);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_T,
                    Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(editor().bytes(), QByteArray("xone\n"));
    // Without changes nothing is said.
    pressSave();
    QTest::keyClick(focused(), Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!m_window->offer().isVisible());
}

/// A sentence that goes by would leave a person with a text that is in no file.
void TestFiles::aFailedSaveIsToldUntilItIsSeen()
{
    QTest::keyClicks(focused(), QStringLiteral("x"));
    // What nobody can write to, root neither.
    QVERIFY(QFile::remove(m_path) && QDir().mkpath(m_path + QStringLiteral("/full")));
    pressSave();
    QVERIFY(m_window->isWindowModified());
    QVERIFY(m_window->offer().isVisible());
    QVERIFY(!m_window->offer().takesKeys());
    QTest::keyClicks(focused(), QStringLiteral("y"));
    QVERIFY(m_window->offer().isVisible());
    QTest::mouseClick(&m_window->offer().accept(), Qt::LeftButton);
    QVERIFY(m_window->findChild<QFileDialog *>());
    m_window->findChild<QFileDialog *>()->reject();
}

void TestFiles::aDeletedFileIsTold_data()
{
    QTest::addColumn<bool>("isMoved");
    QTest::addColumn<bool>("isChanged");
    QTest::newRow("deleted") << false << false;
    QTest::newRow("deleted, with changes") << false << true;
    QTest::newRow("moved") << true << false;
}

void TestFiles::aDeletedFileIsTold()
{
    QFETCH(bool, isMoved);
    QFETCH(bool, isChanged);
    if (isChanged)
        QTest::keyClicks(focused(), QStringLiteral("x"));
    const QString elsewhere = m_path + QStringLiteral(".old");
    QVERIFY(isMoved ? QFile::rename(m_path, elsewhere) : QFile::remove(m_path));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->offer().isVisible(), 30'000);
    QVERIFY(m_window->isWindowModified());
    QCOMPARE(fileWord(), QStringLiteral("File missing"));
    QVERIFY2(toolTip().contains(QLatin1String("not there")), qPrintable(toolTip()));
    QTest::mouseClick(&m_window->offer().accept(), Qt::LeftButton);
    QCOMPARE(onDisk(), isChanged ? QByteArray("xone\n") : QByteArray("one\n"));
    QVERIFY(!m_window->isWindowModified());
    QCOMPARE(fileWord(), QStringLiteral("Saved"));
}

void TestFiles::changesTakenBackLeaveWhatOthersWrote()
{
    QTest::keyClicks(focused(), QStringLiteral("x"));
    QVERIFY(write("theirs\n"));
    QTRY_VERIFY(m_window->offer().isVisible());
    QCOMPARE(editor().bytes(), QByteArray("xone\n"));
    QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(editor().bytes(), QByteArray("theirs\n"));
    QTRY_VERIFY(!m_window->offer().isVisible());
    QVERIFY(!m_window->isWindowModified());
    // Undo brings back what was there before.
    QTest::keyClick(focused(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(editor().bytes(), QByteArray("one\n"));
}

void TestFiles::theOfferGoesWithItsCause()
{
    QVERIFY(QFile::remove(m_path));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->offer().isVisible(), 30'000);
    QTest::keyClick(focused(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(onDisk(), QByteArray("one\n"));
    QVERIFY(!m_window->offer().isVisible());
}

void TestFiles::theShownFileIsWatched_data()
{
    QTest::addColumn<bool>("isReplaced");
    QTest::newRow("written") << false;
    QTest::newRow("replaced, as by most editors") << true;
}

void TestFiles::theShownFileIsWatched()
{
    QFETCH(bool, isReplaced);
    for (const QByteArray &text : { QByteArray("two\n"), QByteArray("three\n") }) {
        if (isReplaced) {
            QSaveFile file(m_path);
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) > 0 && file.commit());
        } else {
            QVERIFY(write(text));
        }
        QTRY_COMPARE_WITH_TIMEOUT(editor().bytes(), text, 30'000);
    }
    QVERIFY(!m_window->isWindowModified());
}

void TestFiles::whatRunsIsInTheFile()
{
    // Right after a write the watcher knows nothing of it yet.
    QVERIFY(write("print('theirs')\n"));
    m_window->actions().run->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->currentPage()->result().has_value(), 300'000);
    const auto &printed = m_window->currentPage()->output().document();
    QVERIFY2(printed.tail(100).startsWith(QLatin1String("theirs")), qPrintable(printed.tail(100)));
}

void TestFiles::savingAnUnchangedTabTakesTheFile()
{
    QVERIFY(write("theirs\n"));
    pressSave();
    QVERIFY(!m_window->findChild<QMessageBox *>());
    QCOMPARE(editor().bytes(), QByteArray("theirs\n"));
    QCOMPARE(onDisk(), QByteArray("theirs\n"));
}

void TestFiles::aScratchIsKept()
{
    m_window->tabs().setCurrentIndex(0);
    pressSave();
    QVERIFY(!m_window->findChild<QFileDialog *>());
    QVERIFY2(m_window->footer().text().contains(QLatin1String("Kept")),
             qPrintable(m_window->footer().text()));
}

void TestFiles::saveAsProposesAShortName_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("name");
    QTest::newRow("code") << QByteArray("print(json.dumps([{\"_id\": 1}]))\n")
                          << QStringLiteral("scratch.py");
    QTest::newRow("remark") << QByteArray("# Loans: all of them\nx = 1\n")
                            << QStringLiteral("Loans_all_of_them.py");
}

void TestFiles::saveAsProposesAShortName()
{
    QFETCH(QByteArray, code);
    m_window->newScratch(QStringLiteral("python"), code);
    QTest::keyClick(focused(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QTEST(QFileInfo(dialog->selectedFiles().value(0)).fileName(), "name");
    dialog->close();
}

void TestFiles::theDifferenceIsShown_data()
{
    QTest::addColumn<QString>("button");
    QTest::addColumn<QByteArray>("inFile");
    QTest::addColumn<QByteArray>("inTab");
    QTest::newRow("overwrite") << QStringLiteral("Overwrite") << QByteArray("xone\n")
                               << QByteArray("xone\n");
    QTest::newRow("take") << QStringLiteral("Take the file's text") << QByteArray("theirs\n")
                          << QByteArray("theirs\n");
    QTest::newRow("cancel") << QString() << QByteArray("theirs\n") << QByteArray("xone\n");
}

void TestFiles::theDifferenceIsShown()
{
    QFETCH(QString, button);
    QTest::keyClicks(focused(), QStringLiteral("x"));
    QVERIFY(write("theirs\n"));
    pressSave();
    auto *box = m_window->findChild<QMessageBox *>();
    QVERIFY(box);
    for (QAbstractButton *each : box->buttons()) {
        if (each->text() == QLatin1String("Show the difference"))
            QTest::keyClick(each, Qt::Key_Space);
    }
    QTRY_VERIFY(m_window->findChild<FileDifference *>());
    auto *difference = m_window->findChild<FileDifference *>();
    const QString told = difference->comparison().accessibleDescription();
    QCOMPARE(difference->comparison().differences(), 1);
    QVERIFY2(told.contains(QLatin1String("theirs")) && told.contains(QLatin1String("xone")),
             qPrintable(told));
    if (button.isEmpty())
        QTest::keyClick(difference, Qt::Key_Escape);
    for (QPushButton *each : difference->findChildren<QPushButton *>()) {
        if (each->text() == button)
            QTest::keyClick(each, Qt::Key_Space);
    }
    QTRY_VERIFY(!m_window->findChild<FileDifference *>());
    QTEST(onDisk(), "inFile");
    QTEST(editor().bytes(), "inTab");
}

void TestFiles::saveAsBeginsAtTheFile()
{
    QTest::keyClick(focused(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QCOMPARE(dialog->directory().absolutePath(), m_folder->path());
    QCOMPARE(dialog->selectedFiles(), QStringList { m_path });
    const QString other = m_folder->filePath(QStringLiteral("other.py"));
    dialog->selectFile(other);
    static_cast<QDialog *>(dialog)->accept();
    QTRY_VERIFY(!m_window->findChild<QFileDialog *>());
    QVERIFY(QFile::exists(other));
    QCOMPARE(m_window->currentPage()->title(), QStringLiteral("other.py"));
    QVERIFY2(toolTip().contains(other), qPrintable(toolTip()));
}

void TestFiles::saveAsProposesTheTitle()
{
    m_window->tabs().setCurrentIndex(0);
    m_window->currentPage()->setTitle(QStringLiteral("loan report"));
    QTest::keyClick(focused(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QCOMPARE(QFileInfo(dialog->selectedFiles().value(0)).fileName(),
             QStringLiteral("loan report.py"));
    QCOMPARE(dialog->defaultSuffix(), QStringLiteral("py"));
    dialog->close();
}

void TestFiles::stateComesBack()
{
    QTest::keyClicks(focused(), QStringLiteral("x"));
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(editor().bytes(), QByteArray("xone\n"));
    QVERIFY(m_window->isWindowModified());
    pressSave();
    QCOMPARE(onDisk(), QByteArray("xone\n"));
}

void TestFiles::theLanguageIsThatOfTheFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isTold");
    const auto row = [](const char *name, const char *code, const char *language, bool isTold) {
        QTest::newRow(name) << QString::fromLatin1(name) << QByteArray(code)
                            << QString::fromLatin1(language) << isTold;
    };
    row("a.pyw", "print(1)", "python", true);
    row("b.MTS", "let a = 1", "typescript", true);
    row("tool", "#!/usr/bin/env -S python3 -u\nprint(1)", "python", true);
    row("page", "#!/usr/bin/node\n1", "javascript", true);
    row("c.in", "#! /usr/bin/env node\n1", "javascript", true);
    row("d.js", "#!/usr/bin/python3\n1", "javascript", true);
    row("query.sql", "SELECT 1;", "SQL", true);
    row("data.JSON", "{}", "JSON", true);
    row("Makefile", "all:", "Makefile", true);
    row("notes.txt", "none", "text", true);
    row("shell", "#!/bin/sh\necho 1", "typescript", false); // as the tab that was open
    row("what.of-no-kind", "none", "typescript", false);
}

void TestFiles::theLanguageIsThatOfTheFile()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, code);
    m_path = m_folder->filePath(name);
    QVERIFY(write(code));
    m_window->tabs().setCurrentIndex(2);
    QCOMPARE(m_window->currentPage()->language().id, QStringLiteral("typescript"));
    m_window->openFiles({ m_path });
    QCOMPARE(editor().bytes(), code);
    QTEST(m_window->currentPage()->language().id, "language");
    QTEST(!m_window->footer().text().contains(QLatin1String("cannot be told")), "isTold");
}

void TestFiles::whatIsNoTextIsRefused()
{
    const QString pipe = m_folder->filePath(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    m_path = m_folder->filePath(QStringLiteral("picture.png"));
    QVERIFY(write(QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16)));
    const int before = m_window->tabs().count();
    for (const auto &[path, said] : {
             std::pair { pipe, "%1 is a device or a pipe, not a file." },
             std::pair { QStringLiteral("/dev/zero"), "%1 is a device or a pipe, not a file." },
             std::pair { m_folder->path(), "%1 is a folder, not a file." },
             std::pair { m_path, "%1 holds no text." },
         }) {
        m_window->openFiles({ path });
        QVERIFY2(m_window->footer().text().contains(QString::fromLatin1(said).arg(path)),
                 qPrintable(m_window->footer().text()));
    }
    QCOMPARE(m_window->tabs().count(), before);
}

void TestFiles::jsonInOneLineIsShownFormatted()
{
    m_path = m_folder->filePath(QStringLiteral("items.json"));
    const QByteArray line = "[" + QByteArray("{\"id\":1,\"name\":\"n\"},").repeated(20'000)
        + "{\"id\":2,\"name\":\"last\"}]";
    QVERIFY(write(line));
    m_window->openFiles({ m_path });
    ScratchPage &file = *m_window->currentPage();
    QVERIFY(editor().isShortened());
    QVERIFY(m_window->offer().isVisible());
    QCOMPARE(m_window->offer().accept().accessibleName(), QStringLiteral("Show it formatted"));
    // What is not shown is not searched, and that is said.
    const auto find = [this](const QString &text) {
        QTest::keyClick(focused(), Qt::Key_F, Qt::ControlModifier);
        auto &bar = *m_window->currentPage()->editorPane().findChild<widgets::FindBar *>();
        QTest::keyClicks(bar.findChild<QLineEdit *>(), text);
        QString told;
        [[maybe_unused]] const bool isTold = QTest::qWaitFor([&bar, &told] {
            told = bar.findChild<QLabel *>()->text();
            return !told.isEmpty() && told != u"Searching…";
        });
        QTest::keyClick(bar.findChild<QLineEdit *>(), Qt::Key_Escape);
        return told;
    };
    const QString told = find(QStringLiteral("last"));
    QCOMPARE(told, QStringLiteral("Not in what is shown"));
    m_window->offer().accept().setFocus(Qt::TabFocusReason);
    QTest::keyClick(&m_window->offer().accept(), Qt::Key_Space);
    QTRY_VERIFY(m_window->currentPage() != &file);
    QVERIFY(!m_window->offer().isVisible());
    QCOMPARE(m_window->currentPage()->title(), QStringLiteral("items.json, formatted"));
    QCOMPARE(m_window->currentPage()->language().name, QStringLiteral("JSON"));
    QVERIFY(!editor().isShortened() && !editor().isReadOnly());
    QVERIFY(editor().bytes().startsWith("[\n  {\n    \"id\": 1,\n    \"name\": \"n\"\n  },\n"));
    QCOMPARE(find(QStringLiteral("last")), QStringLiteral("1 of 1"));
    QCOMPARE(onDisk(), line);
    // It is offered again where the tab is shown again, and what is no JSON is said.
    QVERIFY(write("[" + line));
    m_window->actions().close->trigger();
    QTRY_COMPARE(m_window->currentPage(), &file);
    QVERIFY(m_window->offer().isVisible());
    QTest::keyClick(focused(), Qt::Key_Return);
    QTRY_VERIFY2(m_window->footer().text().contains(QLatin1String("not closed")),
                 qPrintable(m_window->footer().text()));
}

void TestFiles::otherLanguagesAreShown()
{
    m_path = m_folder->filePath(QStringLiteral("query.sql"));
    QVERIFY(write("SELECT name FROM users;\n"));
    m_window->openFiles({ m_path });
    QTest::keyClick(focused(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(m_window->footer().text().contains(QLatin1String("SQL is shown, not run.")),
             qPrintable(m_window->footer().text()));
    QVERIFY(!m_window->currentPage()->isRunning());
    QCOMPARE(editor().bytes(), QByteArray("SELECT name FROM users;\n"));
    QVERIFY(!m_window->currentPage()->output().isVisible());
    editor().setCursorPosition(0, 0);
    QTest::keyClick(focused(), Qt::Key_Slash, Qt::ControlModifier);
    QVERIFY2(editor().bytes().startsWith("-- SELECT"), editor().bytes().constData());
    // A scratch of it is a file of it, and comes back with and without the list of tabs.
    m_window->newScratch(QStringLiteral("SQL"), "-- Totals\nSELECT sum(a) FROM t;\n");
    const QString kept = m_folder->filePath(QStringLiteral("scratches/Totals.sql"));
    QTRY_VERIFY(QFile::exists(kept));
    for (const bool hasList : { true, false }) {
        m_window.reset();
        m_store.reset();
        if (!hasList)
            QVERIFY(QFile::remove(m_folder->filePath(QStringLiteral("scratches/sandpad.json"))));
        QVERIFY(openWindow());
        const auto isIt = [this](int at) {
            return m_window->page(at) && m_window->page(at)->title() == QLatin1String("Totals");
        };
        int at = 0;
        while (at < m_window->pageCount() && !isIt(at))
            ++at;
        QVERIFY(at < m_window->pageCount());
        QCOMPARE(m_window->page(at)->language().id, QStringLiteral("SQL"));
    }
    // Its name is the ending of another one's files, too.
    m_window->newScratch(QStringLiteral("HTML"), "<p>One</p>\n");
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(m_window->currentPage()->language().id, QStringLiteral("HTML"));
}

void TestFiles::theLanguageIsPicked()
{
    m_window->actions().otherLanguage->trigger();
    auto *field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(field);
    QTest::keyClicks(field, QStringLiteral("json"));
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY2(m_window->currentPage()->language().id.startsWith(QLatin1String("JSON")),
             qPrintable(m_window->currentPage()->language().id));
    m_window->actions().otherLanguage->trigger();
    field = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QTest::keyClicks(field, QStringLiteral("python"));
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_window->currentPage()->language().id, QStringLiteral("python"));
    editor().setBytes("print(6 * 7)");
    QTest::keyClick(focused(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->currentPage()->result().has_value(), 300'000);
}

void TestFiles::aFileHasOneTab()
{
    const int count = m_window->pageCount();
    m_window->tabs().setCurrentIndex(0);
    m_window->openFiles({ m_path });
    QCOMPARE(m_window->pageCount(), count);
    QCOMPARE(m_window->currentPage()->file().path, m_path);
}

void TestFiles::outputIsSaved_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("notice");
    QTest::newRow("there") << QString() << QStringLiteral("Saved: ");
    QTest::newRow("no such folder")
        << QStringLiteral("nowhere/") << QStringLiteral("could not be written");
}

void TestFiles::outputIsSaved()
{
    QFETCH(QString, folder);
    QFETCH(QString, notice);
    m_window->actions().saveOutput->trigger();
    QVERIFY(m_window->footer().text().contains(QLatin1String("Nothing has been printed.")));
    QVERIFY(!m_window->findChild<QFileDialog *>());
    // More than one piece, bytes that are no text, and both streams.
    editor().setBytes("import sys\nsys.stdout.buffer.write(b'\\xff\\0' * 1000000)\n"
                      "sys.stdout.flush()\nprint('last', file=sys.stderr)\n");
    m_window->actions().run->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->currentPage()->result().has_value(), 300'000);
    m_window->actions().saveOutput->trigger();
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QVERIFY(!dialog->selectedFiles().isEmpty());
    const QString path = m_folder->filePath(folder + QStringLiteral("output.txt"));
    emit dialog->fileSelected(path);
    dialog->close();
    QTRY_VERIFY2(m_window->footer().text().contains(notice), qPrintable(m_window->footer().text()));
    QFile saved(path);
    QCOMPARE(saved.open(QIODevice::ReadOnly), folder.isEmpty());
    if (!folder.isEmpty())
        return;
    const QByteArray text = saved.readAll();
    QCOMPARE(text.size(), 2'000'005);
    QCOMPARE(text.last(7), QByteArray("\xff\0last\n", 7));
    QCOMPARE(text, QByteArray("\xff\0", 2).repeated(1'000'000) + "last\n");
}

SANDPAD_TEST(files, TestFiles)
#include "tst_files.moc"
