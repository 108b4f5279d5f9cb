#include "app/scratch/ControlBar.h"
#include "app/scratch/KeptFiles.h"
#include "app/scratch/ScratchPage.h"
#include "tests/Dotnet.h"
#include "tests/TestProgram.h"
#include "tests/gui/PadTest.h"
#include "widgets/cards/OutcomeCard.h"
#include "widgets/cards/errors/ErrorCard.h"
#include "widgets/cards/files/FileChip.h"
#include "widgets/cards/files/FilesCard.h"
#include "widgets/cards/files/PagePreview.h"
#include "widgets/cards/values/FigureCard.h"
#include "widgets/cards/values/TableCard.h"
#include "widgets/controls/FilesPopup.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/IsolationPill.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/hex/HexWindow.h"
#include "widgets/output/InputLine.h"
#include "widgets/output/OutputPane.h"
#include "widgets/output/OutputView.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QTest>
#include <QToolButton>

#include <algorithm>

using namespace sandpad;
using namespace sandpad::app;

/// The real window on the real runner: code typed by key events, run by Ctrl+Enter.
class TestPad : public PadTest
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void firstStartHasATabForEachLanguage();
    void typedCodeRuns();
    void figureAndTableAppear();
    void errorIsMarkedAndLeadsToItsLine();
    void whoeverCalledIsMarkedQuietly();
    void theNetworkIsOneKeyAway();
    void streamsWhileItRuns();
    void aSecondStopEndsAProgramThatGoesOn();
    void tabsRunIndependently();
    void tabsCanBeMadeRenamedClosedAndReopened();
    void aTabIsClosedWhileItIsRenamed();
    void theFileIsCalledLikeTheTab();
    void outputIsShownInOtherWays();
    void textSurvivesClosing();
    void limitIsExplained();
    void inputIsTypedWhereTheProgramWaits();
    void filesGoInAndStay();
    void documentsShowTheirFirstPage();
    void terminalFollowsThePane();
    void preparedInputIsRead();
    void preparedInputIsTyped();
    void compilingIsSaid();
    void whatARunUsesIsShownWhileItRuns();
    void theLanguageThatWasMeantIsOneClickAway();
    void whatFailedGoesWithItsLanguage();
    void theButtonSaysThatItBeginsAnew();
    void aMissingFileIsAskedFor();
    void theFileBesideIsOneClickAway_data();
    void theFileBesideIsOneClickAway();
    void isolationIsChosenAtItsBadge();
    void openedFilesKeepTheirBytes();
    void aFileThatIsNotThereYetIsMade();
    void theBarIsOneRow();

private:
    QToolButton *cardButton(const QString &beginning);
    void type(const QString &code);
    void run() { QTest::keyClick(&page().editor(), Qt::Key_Return, Qt::ControlModifier); }
    bool finished() { return !page().isRunning() && page().result().has_value(); }
    ScratchPage &page() { return *m_window->currentPage(); }
};

void TestPad::initTestCase()
{
    QVERIFY(startPad());
}

void TestPad::cleanupTestCase()
{
    endPad();
}

void TestPad::type(const QString &code)
{
    page().editor().selectAll();
    QTest::keyClick(&page().editor(), Qt::Key_Delete);
    for (const QChar c : code) {
        if (c == u'\n')
            QTest::keyClick(&page().editor(), Qt::Key_Return);
        else
            QTest::keyClicks(&page().editor(), QString(c));
    }
}

void TestPad::firstStartHasATabForEachLanguage()
{
    QCOMPARE(m_window->pageCount(), 4);
    for (int i = 0; i < 4; ++i) {
        QCOMPARE(m_window->page(i)->language().id, m_runner->languages().at(i).id);
        QVERIFY(!m_window->page(i)->scratch().code.isEmpty());
    }
    m_window->tabs().setCurrentIndex(0);
}

void TestPad::typedCodeRuns()
{
    type(QStringLiteral("print('hel' + 'lo')\n6 * 7"));
    QCOMPARE(page().scratch().code, "print('hel' + 'lo')\n6 * 7");
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE(page().output().plainText(), QStringLiteral("hello\n→ 42\n"));
    QVERIFY2(m_window->footer().text().contains(QLatin1String("Finished")),
             qPrintable(m_window->footer().text()));
    QVERIFY(m_window->footer().text().contains(QLatin1String("exit 0")));
    QVERIFY(m_window->footer().text().contains(QLatin1String("namespaces")));
}

void TestPad::figureAndTableAppear()
{
    page().editor().setBytes(
        "import matplotlib.pyplot as plt\nimport pandas as pd\nprint('above')\n"
        "plt.bar([1, 2], [3, 4])\nplt.show()\nprint('below')\n"
        "pd.DataFrame({'a': [1, 2]})\n");
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE(page().output().cards().size(), 2);
    auto *figure = qobject_cast<widgets::FigureCard *>(page().output().cards().at(0));
    QVERIFY(figure);
    QTRY_VERIFY2(figure->isShown(), qPrintable(figure->refusal()));
    QVERIFY(qobject_cast<widgets::TableCard *>(page().output().cards().at(1)));
    const QString text = page().output().plainText();
    QVERIFY2(text.startsWith(QLatin1String("above\n[Figure 1]\nbelow\n")), qPrintable(text));
}

void TestPad::errorIsMarkedAndLeadsToItsLine()
{
    type(QStringLiteral("x = 1\ny = x / 0\nprint(y)"));
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE(page().output().cards().size(), 1);
    auto *card = qobject_cast<widgets::ErrorCard *>(page().output().cards().first());
    QVERIFY(card);
    QVERIFY(
        page().output().plainText().contains(QLatin1String("ZeroDivisionError: division by zero")));
    const auto marks = page().editor().errors();
    QCOMPARE(marks.size(), 1);
    QCOMPARE(marks.first().line, 2);
    QVERIFY(marks.first().message.contains(QLatin1String("ZeroDivisionError")));
    QVERIFY(m_window->footer().text().contains(QLatin1String("Failed")));

    page().editor().goTo(1, 1);
    auto *link = card->findChild<QToolButton *>(QStringLiteral("link"));
    QVERIFY(link);
    QTest::mouseClick(link, Qt::LeftButton);
    int line = 0;
    int column = 0;
    page().editor().getCursorPosition(&line, &column);
    QCOMPARE(line, 1);
    // Editing the line takes the mark away.
    QTest::keyClicks(&page().editor(), QStringLiteral(" "));
    QVERIFY(page().editor().errors().isEmpty());
}

void TestPad::whoeverCalledIsMarkedQuietly()
{
    page().editor().setBytes(
        "def half(x):\n    return x / 0\n\ndef both(x):\n    return half(x)\n\n"
        "both(3)\n");
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QList<std::pair<int, bool>> places;
    for (const widgets::ErrorMark &mark : page().editor().errors())
        places.append({ mark.line, mark.kind == widgets::ErrorMark::Kind::Caller });
    QCOMPARE(places, (QList<std::pair<int, bool>> { { 2, false }, { 5, true }, { 7, true } }));
}

void TestPad::theNetworkIsOneKeyAway()
{
    page().editor().setBytes("import socket\nsocket.gethostbyname('localhost.invalid')\n");
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE(page().output().cards().size(), 1);
    QCOMPARE(page().editor().errors().first().message,
             QStringLiteral("gaierror · the network is off"));
    QAbstractButton *again = nullptr;
    for (auto *button : page().output().cards().first()->findChildren<QAbstractButton *>()) {
        if (button->text() == QLatin1String("Switch the network on and run"))
            again = button;
    }
    QVERIFY(again);
    again->setFocus();
    QTest::keyClick(again, Qt::Key_Return);
    QCOMPARE(page().scratch().network, runner::Network::On);
    // With or without a network on this machine.
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    page().setNetwork(runner::Network::Off); // for the others
}

void TestPad::streamsWhileItRuns()
{
    type(QStringLiteral("import time\nprint('first')\ntime.sleep(60)"));
    run();
    QTRY_COMPARE_WITH_TIMEOUT(page().output().plainText(), QStringLiteral("first\n"), 300'000);
    QVERIFY(page().isRunning());
    QVERIFY(m_window->footer().text().contains(QLatin1String("Running")));
    QTest::keyClick(&page().output(), Qt::Key_Escape);
    QVERIFY(m_window->footer().text().contains(QLatin1String("Stopping")));
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QVERIFY(std::holds_alternative<runner::Stopped>(page().result()->outcome));
    // Python says where it was interrupted.
    QVERIFY(page().output().plainText().startsWith(QLatin1String("first\n")));
    QCOMPARE(page().result()->error->type, QStringLiteral("KeyboardInterrupt"));
    // In the code that is no fault.
    QVERIFY(page().editor().errors().isEmpty());
}

void TestPad::aSecondStopEndsAProgramThatGoesOn()
{
    page().editor().setBytes("import signal, time\n"
                             "signal.signal(signal.SIGINT, lambda *_: print('asked'))\n"
                             "signal.signal(signal.SIGTERM, signal.SIG_IGN)\n"
                             "print('up')\n"
                             // A signal right before a long sleep is handled behind it.
                             "while True: time.sleep(0.02)");
    run();
    QTRY_COMPARE_WITH_TIMEOUT(page().output().plainText(), QStringLiteral("up\n"), 300'000);
    QAction *stop = m_window->actions().stop;
    stop->trigger();
    QTRY_COMPARE_WITH_TIMEOUT(page().output().plainText(), QStringLiteral("up\nasked\n"), 300'000);
    // It may have been killed by now. Until then the command stays.
    QVERIFY(stop->isEnabled() || finished());
    stop->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QVERIFY(std::holds_alternative<runner::Stopped>(page().result()->outcome));
}

void TestPad::tabsRunIndependently()
{
    type(QStringLiteral("import time\nprint('slow')\ntime.sleep(60)"));
    run();
    ScratchPage *first = &page();
    m_window->tabs().setCurrentIndex(1);
    page().editor().setBytes("console.log('quick'); console.error('err')\n");
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE(page().output().plainText(), QStringLiteral("quick\nerr\n"));
    QVERIFY(first->isRunning());
    m_window->tabs().setCurrentIndex(0);
    QTRY_COMPARE_WITH_TIMEOUT(page().output().plainText(), QStringLiteral("slow\n"), 300'000);
    m_window->actions().stop->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
}

void TestPad::tabsCanBeMadeRenamedClosedAndReopened()
{
    const int before = m_window->pageCount();
    m_window->actions().newScratch->trigger();
    QCOMPARE(m_window->pageCount(), before + 1);
    QCOMPARE(page().scratch().title, QStringLiteral("Scratch Python 2"));
    type(QStringLiteral("# kept"));
    m_window->actions().rename->trigger();
    auto *edit = m_window->tabs().findChild<QLineEdit *>();
    QVERIFY(edit && edit->isVisible());
    QTest::keyClicks(edit, QStringLiteral("Mine"));
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(page().scratch().title, QStringLiteral("Mine"));
    m_window->actions().close->trigger();
    QCOMPARE(m_window->pageCount(), before);
    m_window->actions().reopen->trigger();
    QCOMPARE(page().scratch().title, QStringLiteral("Mine"));
    QCOMPARE(page().scratch().code, "# kept");
}

/// A window crashed where the tab was closed whose title was being typed.
void TestPad::aTabIsClosedWhileItIsRenamed()
{
    const int before = m_window->pageCount();
    m_window->actions().newScratch->trigger();
    type(QStringLiteral("# kept"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F2);
    auto *edit = m_window->tabs().findChild<QLineEdit *>();
    QVERIFY(edit && edit->isVisible());
    QTRY_VERIFY(edit->hasFocus());
    QTest::keyClicks(edit, QStringLiteral("Typed"));
    QTest::keyClick(edit, Qt::Key_W, Qt::ControlModifier);
    QCOMPARE(m_window->pageCount(), before);
    QVERIFY(!edit->isVisible());
    m_window->actions().reopen->trigger();
    QCOMPARE(page().scratch().title, QStringLiteral("Typed"));
    m_window->actions().close->trigger();
}

void TestPad::theFileIsCalledLikeTheTab()
{
    m_window->actions().newScratch->trigger();
    m_window->actions().rename->trigger();
    auto *edit = m_window->tabs().findChild<QLineEdit *>();
    QVERIFY(edit);
    QTest::keyClicks(edit, QStringLiteral("sales report.py"));
    QTest::keyClick(edit, Qt::Key_Return);
    page().editor().setBytes("import sys\nprint(__file__, sys.argv)\n1/0");
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_VERIFY(page().output().plainText().startsWith(
        QLatin1String("/scratch/sales report.py ['sales report.py']\n")));
    QCOMPARE(page().result()->error->frames.last().file, QStringLiteral("sales report.py"));
    m_window->actions().close->trigger();
}

void TestPad::outputIsShownInOtherWays()
{
    m_window->tabs().setCurrentIndex(m_window->pageCount() - 1); // nothing was run there
    widgets::OutputView &output = page().output();
    output.add({ {}, runner::Output { runner::Stream::Out, "a\xe2\x80\xae" } });
    QAction *invisible = m_window->actions().showInvisible;
    invisible->trigger();
    QCOMPARE(output.invisible(), widgets::Invisible::Shown);
    // Each tab has its own state. The command shows that of the visible tab.
    m_window->actions().next->trigger();
    QVERIFY(!invisible->isChecked());
    QCOMPARE(page().output().invisible(), widgets::Invisible::Hidden);
    m_window->actions().previous->trigger();
    QVERIFY(invisible->isChecked());
    output.setInvisible(widgets::Invisible::Hidden);
    QVERIFY(!invisible->isChecked());
    m_window->actions().showHex->trigger();
    auto *window = page().findChild<widgets::HexWindow *>();
    QVERIFY(window && window->isVisible());
    QCOMPARE(window->view().bytes()->size(), 4);
    window->close();
}

void TestPad::textSurvivesClosing()
{
    m_window->tabs().setCurrentIndex(2);
    page().editor().setBytes("// caf\xc3\xa9 \xff\x00 end\r\n");
    const QByteArray bytes = page().scratch().code;
    const int pages = m_window->pageCount();
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(m_window->pageCount(), pages);
    QCOMPARE(m_window->tabs().currentIndex(), 2);
    QCOMPARE(page().scratch().code, bytes);
    QCOMPARE(m_window->page(pages - 1)->scratch().title, QStringLiteral("Mine"));
}

void TestPad::limitIsExplained()
{
    m_window->tabs().setCurrentIndex(0);
    page().editor().setBytes("print('partial', flush=True)\nwhile True: pass\n");
    runner::Limits limits;
    limits.cpu = std::chrono::milliseconds(300);
    page().setLimits(limits);
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE(page().output().plainText(), QStringLiteral("partial\n"));
    QVERIFY2(m_window->footer().text().contains(QLatin1String("the limit of 0.30 s for CPU time")),
             qPrintable(m_window->footer().text()));
    QTRY_COMPARE(page().output().cards().size(), 1);
    auto *card = qobject_cast<widgets::OutcomeCard *>(page().output().cards().first());
    QVERIFY(card);
    const auto buttons = card->findChildren<QToolButton *>();
    QCOMPARE(buttons.first()->text(), QStringLiteral("Run again with 1.20 s"));
    buttons.last()->click();
    const QString report = QGuiApplication::clipboard()->text();
    QVERIFY2(report.contains(QLatin1String("while True: pass")), qPrintable(report));
    QVERIFY2(report.contains(QLatin1String("```text\npartial\n```")), qPrintable(report));
    buttons.first()->click();
    QTRY_VERIFY(page().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    const auto *hit = std::get_if<runner::LimitHit>(&page().result()->outcome);
    QVERIFY(hit);
    QCOMPARE(hit->value, 1.2);
}

void TestPad::inputIsTypedWhereTheProgramWaits()
{
    m_window->tabs().setCurrentIndex(0);
    page().editor().setBytes("name = input('Name? ')\nprint('Hello', name)\n");
    page().setLimits({});
    run();
    widgets::InputLine &line = page().output().inputLine();
    QTRY_VERIFY_WITH_TIMEOUT(line.isVisible(), 300'000);
    QTRY_VERIFY(line.hasFocus());
    QVERIFY(m_window->footer().text().startsWith(QLatin1String("Waiting for input")));
    QTest::keyClicks(&line, QStringLiteral("Ada"));
    QTest::keyClick(&line, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE(page().output().plainText(), QStringLiteral("Name? Ada\nHello Ada\n"));
    QVERIFY(!line.isVisible());

    // Stop ends a waiting program too.
    run();
    QTRY_VERIFY_WITH_TIMEOUT(line.isVisible(), 300'000);
    QTest::keyClick(&line, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QVERIFY(std::holds_alternative<runner::Stopped>(page().result()->outcome));
}

void TestPad::filesGoInAndStay()
{
    const QString path = m_folder->filePath(QStringLiteral("numbers.csv"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("a,b\n1,2\n");
    file.close();
    auto *popup = m_window->findChild<widgets::FilesPopup *>();
    QVERIFY(popup);
    for (auto *button : m_window->findChildren<QToolButton *>()) {
        if (button->accessibleName() == QLatin1String("Files and input"))
            button->click();
    }
    QTRY_VERIFY(popup->isVisible());
    page().addInputs({ path });
    QCOMPARE(popup->choice().inputPaths, QStringList { path });
    popup->findChildren<QCheckBox *>().first()->click(); // keep files
    QVERIFY(page().scratch().files.keepsFiles);
    popup->hide();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));

    const QString code =
        QStringLiteral("import os; print(sorted(os.listdir()))\nopen('more.txt', 'a').write('x')");
    type(code);
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE(page().output().cards().size(), 1);
    auto *strip = qobject_cast<widgets::FilesCard *>(page().output().cards().first());
    QVERIFY(strip);
    QCOMPARE(strip->chips().size(), 1);
    QVERIFY(
        page().output().plainText().startsWith(QLatin1String("['numbers.csv', 'script.py']\n")));
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_VERIFY(page().output().plainText().startsWith(
        QLatin1String("['more.txt', 'numbers.csv', 'script.py']\n")));
    qint64 size = -1;
    askKeptSize(&page(), page().keptFolder(), [&size](qint64 bytes) { size = bytes; });
    // The input is given anew each time; the files that the runs made are kept.
    QTRY_COMPARE(size, 2);
    emptyKeptFiles(&page(), page().keptFolder());
    // The next session restores the tab.
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(page().scratch().files.inputPaths, QStringList { path });
    QVERIFY(page().scratch().files.keepsFiles);
    page().setFiles({});
}

void TestPad::documentsShowTheirFirstPage()
{
    type(QStringLiteral("import matplotlib.pyplot as plt\nplt.figure(figsize=(4, 2))\n"
                        "plt.plot([1, 3, 2])\nplt.savefig('plot.pdf')\n"
                        "open('broken.pdf', 'wb').write(b'%PDF-1.7 nothing')\nNone"));
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    const auto strip = [this]() -> widgets::FilesCard * {
        const auto cards = page().output().cards();
        return cards.isEmpty() ? nullptr : qobject_cast<widgets::FilesCard *>(cards.last());
    };
    QTRY_VERIFY(strip() && strip()->chips().size() == 2);
    const auto preview = [&](int chip) {
        strip()->chips()[chip]->click();
        return strip()->findChild<widgets::PagePreview *>();
    };
    const QStringList names { strip()->chips()[0]->text(), strip()->chips()[1]->text() };
    const int broken = names[0].startsWith(QLatin1String("broken")) ? 0 : 1;
    QVERIFY(preview(1 - broken));
    QTRY_VERIFY_WITH_TIMEOUT(strip()->findChild<widgets::FigureCard *>(), 300'000);
    auto *refused = preview(broken);
    QVERIFY(refused);
    QTRY_VERIFY_WITH_TIMEOUT(
        !refused->sentence().isEmpty() && !strip()->findChild<widgets::FigureCard *>(), 300'000);
    QTRY_VERIFY_WITH_TIMEOUT(refused->sentence().contains(QLatin1String("could not")), 300'000);
    // A preview that is closed while it is drawn ends its run.
    preview(1 - broken);
    strip()->chips()[1 - broken]->click();
    QVERIFY(!strip()->findChild<widgets::PagePreview *>());
}

void TestPad::terminalFollowsThePane()
{
    widgets::FilesChoice files;
    files.usesTerminal = true;
    page().setFiles(files);
    type(QStringLiteral("import os, signal\n"
                        "signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGWINCH])\n"
                        "before = os.get_terminal_size()\nprint('ready', flush=True)\n"
                        "signal.sigwait([signal.SIGWINCH])\n"
                        "print(8 < before.columns < os.get_terminal_size().columns)"));
    const QSize size = m_window->size();
    run();
    QTRY_VERIFY_WITH_TIMEOUT(page().output().plainText().contains(QLatin1String("ready")), 300'000);
    m_window->resize(size.width() * 3 / 2, size.height());
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QVERIFY2(page().output().plainText().contains(QLatin1String("True")),
             qPrintable(page().output().plainText()));
    m_window->resize(size);
    page().setFiles({});
}

void TestPad::preparedInputIsRead()
{
    widgets::FilesChoice files;
    files.preparedInput = "one\ntwo";
    page().setFiles(files);
    type(QStringLiteral("print(input(), input())"));
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE(page().output().plainText(), QStringLiteral("one two\n"));
    // A missing file is reported in words, and nothing runs.
    files.preparedInput.clear();
    files.preparedInputPath = m_folder->filePath(QStringLiteral("gone"));
    page().setFiles(files);
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QVERIFY(page().result()->message.contains(QLatin1String("is not there")));
    page().setFiles({});
}

void TestPad::preparedInputIsTyped()
{
    auto *popup = m_window->findChild<widgets::FilesPopup *>();
    for (auto *button : m_window->findChildren<QToolButton *>()) {
        if (button->accessibleName() == QLatin1String("Files and input"))
            button->click();
    }
    QTRY_VERIFY(popup->isVisible());
    auto *source = popup->findChild<QComboBox *>();
    source->setCurrentIndex(1);
    emit source->activated(1);
    auto *text = popup->findChild<QPlainTextEdit *>();
    QTRY_VERIFY(text->isVisible());
    for (const QChar key : QStringLiteral("one two"))
        QTest::keyClick(text, key.toLatin1());
    QTest::keyClick(text, Qt::Key_Return);
    QTest::keyClick(text, 'x');
    QCOMPARE(text->toPlainText(), QStringLiteral("one two\nx"));
    popup->hide();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    type(QStringLiteral("import sys; print(repr(sys.stdin.read()))"));
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QTRY_COMPARE(page().output().plainText(), QStringLiteral("'one two\\nx'\n"));
    page().setFiles({});
}

void TestPad::compilingIsSaid()
{
    if (!hasDotnet())
        QSKIP(kNoDotnet);
    m_window->tabs().setCurrentIndex(3);
    QCOMPARE(page().language().id, QStringLiteral("csharp"));
    page().editor().setBytes("Console.WriteLine(6 * 7); System.Threading.Thread.Sleep(1500);");
    const auto isSaid = [this](const QString &words) {
        const auto labels = m_window->findChild<widgets::Footer *>()->findChildren<QLabel *>();
        return std::ranges::contains(labels, words, &QLabel::text);
    };
    run();
    QTRY_VERIFY_WITH_TIMEOUT(isSaid(QStringLiteral("Compiling…")), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(isSaid(QStringLiteral("Running…")), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 60'000);
    QVERIFY(page().result()->isSuccess());
    const auto *footer = m_window->findChild<widgets::Footer *>();
    QVERIFY2(footer->text().contains(QLatin1String("compiled in ")), qPrintable(footer->text()));
}

void TestPad::whatARunUsesIsShownWhileItRuns()
{
    m_window->tabs().setCurrentIndex(0);
    QCOMPARE(page().language().id, QStringLiteral("python"));
    type(QStringLiteral("while True: pass"));
    run();
    const auto labels = m_window->findChild<widgets::Footer *>()->findChildren<QLabel *>();
    const auto begins = [&labels](const QString &words) {
        return std::ranges::any_of(
            labels, [&](const QLabel *label) { return label->text().startsWith(words); });
    };
    QTRY_VERIFY_WITH_TIMEOUT(begins(QStringLiteral("Running…")), 60'000);
    const widgets::Footer &footer = m_window->footer();
    QTRY_VERIFY2_WITH_TIMEOUT(footer.text().contains(QLatin1String("CPU ")),
                              qPrintable(footer.text()), 60'000);
    QVERIFY(!finished());
    m_window->actions().stop->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 60'000);
}

void TestPad::theLanguageThatWasMeantIsOneClickAway()
{
    m_window->tabs().setCurrentIndex(1);
    QCOMPARE(page().language().id, QStringLiteral("javascript"));
    const QByteArray code = "for x in range(3):\n    print(x * 7)\n";
    page().editor().setBytes(code);
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 60'000);
    QTRY_VERIFY(cardButton(QStringLiteral("Change the language")));
    QToolButton *runAs = cardButton(QStringLiteral("Change the language"));
    runAs->setFocus(Qt::TabFocusReason);
    QTest::keyClick(runAs, Qt::Key_Space);
    QTRY_COMPARE(page().language().id, QStringLiteral("python"));
    QTRY_VERIFY_WITH_TIMEOUT(finished() && page().result()->isSuccess(), 60'000);
    QVERIFY(page().output().document().tail(9).contains(QStringLiteral("0\n7\n14")));
    QCOMPARE(page().editor().bytes(), code);
}

QToolButton *TestPad::cardButton(const QString &beginning)
{
    for (auto *button : page().output().findChildren<QToolButton *>()) {
        if (button->text().startsWith(beginning) && button->isVisible())
            return button;
    }
    return nullptr;
}

void TestPad::whatFailedGoesWithItsLanguage()
{
    m_window->newScratch(QStringLiteral("python"), "const a = 1;\nconsole.log(a);\n");
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 60'000);
    QTRY_VERIFY(cardButton(QStringLiteral("Change the language")));
    const auto choose = [this](const QString &id) {
        emit m_window->findChild<ControlBar *>()->languageChosen(id);
    };
    choose(QStringLiteral("javascript"));
    QTRY_VERIFY(!cardButton(QStringLiteral("Change the language")));
    QVERIFY(page().output().cards().isEmpty());
    QVERIFY(!page().result() && !page().ending());
    QVERIFY(!m_window->footer().text().contains(QStringLiteral("Failed")));
    // What did not fail stays, and is said to be from before.
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished() && page().result()->isSuccess(), 60'000);
    QVERIFY(!page().outputPane().heading().isVisible());
    choose(QStringLiteral("typescript"));
    QTRY_VERIFY(page().outputPane().heading().isVisible());
    QVERIFY(page().outputPane().heading().text().contains(QStringLiteral("JavaScript")));
    QVERIFY(page().output().plainText().startsWith(QStringLiteral("1\n")));
    run();
    QVERIFY(!page().outputPane().heading().isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 60'000);
    m_window->actions().close->trigger();
}

void TestPad::theButtonSaysThatItBeginsAnew()
{
    m_window->newScratch(QStringLiteral("python"), "import time\ntime.sleep(60)\n");
    auto *button =
        m_window->findChild<ControlBar *>()->findChild<QToolButton *>(QStringLiteral("run"));
    const QSize before = m_window->size();
    m_window->resize(1500, 800); // what a run tells takes room, too
    QVERIFY(button->text().startsWith(QStringLiteral("Run")));
    QTRY_COMPARE(m_window->width(), 1500);
    const QRect place = button->geometry();
    run();
    QTRY_VERIFY_WITH_TIMEOUT(button->text().startsWith(QStringLiteral("Restart")), 60'000);
    QCOMPARE(button->accessibleName(), QStringLiteral("Restart"));
    QVERIFY2(button->toolTip().contains(QStringLiteral("anew")), qPrintable(button->toolTip()));
    QCOMPARE(button->geometry(), place);
    QTest::keyClick(&page().editor(), Qt::Key_Period, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(button->text().startsWith(QStringLiteral("Run")), 60'000);
    QCOMPARE(button->geometry(), place);
    QVERIFY2(button->toolTip().startsWith(QStringLiteral("Run the scratch")),
             qPrintable(button->toolTip()));
    m_window->resize(before);
    m_window->actions().close->trigger();
}

void TestPad::aMissingFileIsAskedFor()
{
    m_window->newScratch(QStringLiteral("python"), "print(open('prices.csv').read())\n");
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 60'000);
    QTRY_VERIFY(cardButton(QStringLiteral("Add files")));
    QToolButton *add = cardButton(QStringLiteral("Add files"));
    add->setFocus(Qt::TabFocusReason);
    QTest::keyClick(add, Qt::Key_Space);
    auto *dialog = m_window->findChild<QFileDialog *>();
    QVERIFY(dialog);
    QFile file(m_folder->filePath(QStringLiteral("prices.csv")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("1,2\n") == 4);
    file.close();
    dialog->setDirectory(m_folder->path());
    dialog->selectFile(file.fileName());
    static_cast<QDialog *>(dialog)->accept();
    QTRY_COMPARE(page().scratch().files.inputPaths, QStringList { file.fileName() });
    QTRY_VERIFY(!m_window->findChild<QFileDialog *>());
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished() && page().result()->isSuccess(), 60'000);
    QVERIFY(page().output().plainText().startsWith(QStringLiteral("1,2\n")));
    QVERIFY(!cardButton(QStringLiteral("Add files")));
    m_window->actions().close->trigger();
}

void TestPad::theFileBesideIsOneClickAway_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("beside");
    QTest::newRow("read") << QByteArray("print(open('beside.txt').read())")
                          << QStringLiteral("beside.txt");
    QTest::newRow("imported") << QByteArray("import partner_of_this\nprint(partner_of_this.x)")
                              << QStringLiteral("partner_of_this.py");
}

void TestPad::theFileBesideIsOneClickAway()
{
    QFETCH(QByteArray, code);
    QFETCH(QString, beside);
    const auto write = [&](const QString &name, const QByteArray &content) {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
    };
    QVERIFY(write(beside, "x = 'was there'"));
    const QString name = QStringLiteral("main-%1.py").arg(QLatin1String(QTest::currentDataTag()));
    QVERIFY(write(name, code));
    const QString path = m_folder->filePath(name);
    m_window->openFiles({ QDir::current().relativeFilePath(path) });
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 60'000);
    QVERIFY(page().result()->error);
    const QString hint = page().result()->error->hint;
    QVERIFY2(hint.startsWith(beside + QStringLiteral(" lies beside the program")),
             qPrintable(hint));
    QVERIFY2(!hint.contains(QStringLiteral("--")), qPrintable(hint));
    const QString words = QStringLiteral("Add %1 and run").arg(beside);
    QTRY_VERIFY(cardButton(words));
    QToolButton *add = cardButton(words);
    add->setFocus(Qt::TabFocusReason);
    QTest::keyClick(add, Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(finished() && page().result()->isSuccess(), 60'000);
    QVERIFY(page().output().document().tail(9).contains(QStringLiteral("was there")));
    QCOMPARE(page().scratch().files.inputPaths, QStringList { m_folder->filePath(beside) });
}

void TestPad::isolationIsChosenAtItsBadge()
{
    m_window->tabs().setCurrentIndex(0);
    page().setLimits({});
    page().editor().setBytes("print('here')\n");
    auto *pill = m_window->findChild<widgets::IsolationPill *>();
    QVERIFY(pill);
    const auto choose = [pill](const char *text) {
        for (QAction *action : pill->menu()->actions()) {
            if (action->text().startsWith(QLatin1StringView(text))) {
                action->trigger();
                return true;
            }
        }
        return false;
    };
    QVERIFY(choose("Landlock only"));
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QCOMPARE(page().result()->isolation.level, runner::IsolationLevel(QStringLiteral("landlock")));
    QCOMPARE(page().output().plainText(), QStringLiteral("here\n"));
    const auto answer = [this](Qt::Key key) {
        auto *box = m_window->findChild<QMessageBox *>();
        QVERIFY(box);
        QVERIFY2(box->text().contains(QLatin1String("may then do whatever you may")),
                 qPrintable(box->text()));
        if (key == Qt::Key_Escape)
            QTest::keyClick(box, key);
        else
            for (QAbstractButton *button : box->buttons())
                if (box->buttonRole(button) == QMessageBox::AcceptRole)
                    QTest::keyClick(button, key);
        QTRY_VERIFY(!m_window->findChild<QMessageBox *>());
        // The offscreen platform gives the window no focus back, as a window manager does.
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    };
    const auto isChecked = [pill](const char *text) {
        const auto actions = pill->menu()->actions();
        return std::ranges::any_of(actions, [text](const QAction *action) {
            return action->text().startsWith(QLatin1StringView(text)) && action->isChecked();
        });
    };
    const auto buttons = m_window->findChildren<QToolButton *>();
    const auto found =
        std::ranges::find(buttons, QStringLiteral("Network"), &QToolButton::accessibleName);
    QVERIFY(found != buttons.end());
    QToolButton *network = *found;
    QCOMPARE(network->text(), QStringLiteral("Network off"));
    // The badge opens a menu; the button beside it does at once what it says, and tells so.
    QTest::mouseClick(network, Qt::LeftButton);
    QCOMPARE(network->text(), QStringLiteral("Network on"));
    QVERIFY(m_window->offer().isVisible());
    QCOMPARE(m_window->offer().accept().text(), QStringLiteral("Switch it off"));
    QTest::mouseClick(&m_window->offer().accept(), Qt::LeftButton);
    QCOMPARE(network->text(), QStringLiteral("Network off"));
    QVERIFY(!m_window->offer().isVisible());
    QVERIFY(choose("None"));
    answer(Qt::Key_Escape);
    QVERIFY(isChecked("Landlock only"));
    QCOMPARE(network->text(), QStringLiteral("Network off"));
    QVERIFY(choose("None"));
    answer(Qt::Key_Space);
    QCOMPARE(pill->text(), QStringLiteral("Not isolated"));
    // What is shown is what is in force.
    QCOMPARE(network->text(), QStringLiteral("Network on"));
    QVERIFY(!network->isEnabled());
    m_window->tabs().setCurrentIndex(1);
    QCOMPARE(network->text(), QStringLiteral("Network off"));
    m_window->tabs().setCurrentIndex(0);
    QCOMPARE(network->text(), QStringLiteral("Network on"));
    QVERIFY(choose("As strong"));
    QCOMPARE(network->text(), QStringLiteral("Network off"));
    QVERIFY(network->isEnabled());
    run();
    QVERIFY(page().isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    QCOMPARE(page().result()->isolation.level,
             runner::IsolationLevel(QStringLiteral("namespaces")));
}

void TestPad::openedFilesKeepTheirBytes()
{
    const QString path = m_folder->filePath(QStringLiteral("odd.py"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray bytes("\xef\xbb\xbfprint(1)\r\n# \xff\n", 18);
    file.write(bytes);
    file.close();
    m_window->openFiles({ path });
    page().editor().setFocus();
    QTest::keyClicks(&page().editor(), QStringLiteral("x"));
    QTest::keyClick(&page().editor(), Qt::Key_Backspace);
    m_window->actions().save->trigger();
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
    QCOMPARE(page().language().id, QStringLiteral("python"));
    m_window->openFiles({ m_folder->filePath(QStringLiteral("missing/new.py")) });
    QVERIFY(m_window->footer().text().contains(QLatin1String("cannot be opened")));
}

void TestPad::aFileThatIsNotThereYetIsMade()
{
    const QString path = m_folder->filePath(QStringLiteral("new.py"));
    const int before = m_window->pageCount();
    m_window->openFiles({ path });
    QCOMPARE(m_window->pageCount(), before + 1);
    QCOMPARE(page().language().id, QStringLiteral("python"));
    QVERIFY2(m_window->footer().text().contains(u"new.py is not there yet"),
             qPrintable(m_window->footer().text()));
    QVERIFY(!QFile::exists(path));
    QVERIFY(m_window->isWindowModified());
    QTest::keyClicks(&page().editor(), QStringLiteral("1"));
    m_window->actions().save->trigger();
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), "1");
    QVERIFY(!m_window->isWindowModified());
}

void TestPad::theBarIsOneRow()
{
    m_window->tabs().setCurrentIndex(0);
    page().setIsolation({});
    page().editor().setBytes("print(1)\n");
    run();
    QTRY_VERIFY_WITH_TIMEOUT(finished(), 300'000);
    auto *pill = m_window->findChild<widgets::IsolationPill *>();
    auto *runButton = m_window->findChild<QToolButton *>(QStringLiteral("run"));
    m_window->resize(1600, 800);
    QTRY_VERIFY2(pill->text().contains(QLatin1String("Landlock")), qPrintable(pill->text()));
    QTRY_VERIFY(runButton->text().contains(QLatin1String("Ctrl+Enter")));
    m_window->resize(1000, 800);
    QTRY_VERIFY2(pill->text() == QStringLiteral("Isolated"),
                 qPrintable(QStringLiteral("%1 in a window of %2, bar of %3")
                                .arg(pill->text())
                                .arg(m_window->width())
                                .arg(pill->parentWidget()->parentWidget()->width())));
    QCOMPARE(runButton->text(), QStringLiteral("Run"));
    const auto middle = [this](const QWidget *widget) {
        return widget->mapTo(m_window.get(), widget->rect().center()).y();
    };
    QSet<QString> languages;
    for (const char *name : { "wide.py", "wide.js", "wide.ts", "wide.cs" }) {
        QFile file(m_folder->filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        m_window->openFiles({ file.fileName() });
        languages.insert(page().language().id);
        QTRY_VERIFY2(std::abs(middle(pill) - middle(runButton)) <= 2, name);
    }
    QCOMPARE(languages.size(), 4);
    // What a small window has no room for is in its menu.
    auto *stop = m_window->findChild<QToolButton *>(QStringLiteral("stop"));
    m_window->resize(820, 800);
    QTRY_COMPARE(stop->toolButtonStyle(), Qt::ToolButtonIconOnly);
    QTRY_VERIFY(std::abs(middle(pill) - middle(runButton)) <= 2);
    m_window->resize(1600, 800);
    QTRY_COMPARE(stop->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    QCOMPARE(stop->text(), QStringLiteral("Stop"));
    QVERIFY(m_window->findChild<QToolButton *>(QStringLiteral("pasteAnswer"))
                ->isVisibleTo(m_window.get()));
}

SANDPAD_TEST(pad, TestPad)
#include "tst_pad.moc"
