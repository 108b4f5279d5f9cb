#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "tests/gui/ReviewPadTest.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/OfferBar.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/OutputView.h"

#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QToolButton>

using namespace sandpad;
using namespace sandpad::app;

/// What a tab is called, what its file is called, and how many tabs a file has.
class TestFileNames : public ReviewPadTest
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(startPad()); }
    void cleanup() { endPad(); }
    void aFileIsRenamedWithItsTab_data();
    void aFileIsRenamedWithItsTab();
    void aScratchIsCalledByItsFirstLineAgain();
    void anAnswerHasOneTab();
    void anAnswerThatChangedIsReviewedAnew_data();
    void anAnswerThatChangedIsReviewedAnew();
    void theTextOfAnAnswerIsItsFile();
    void anErrorBesideLeadsToItsLine();

private:
    QString write(const QString &name, const QByteArray &content)
    {
        const QString path = m_folder->filePath(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? path
                                                                                        : QString();
    }
    void rename(const QString &name)
    {
        press(Qt::Key_F2, Qt::NoModifier);
        auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
        QVERIFY(edit);
        edit->selectAll();
        QTest::keyClick(edit, Qt::Key_Delete);
        QTest::keyClicks(edit, name);
        QTest::keyClick(edit, Qt::Key_Return);
    }
    [[nodiscard]] QString shownTitle() const
    {
        return m_window->tabs().tabText(m_window->tabs().currentIndex());
    }
};

void TestFileNames::aFileIsRenamedWithItsTab_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("renamed"); ///< the file's name afterwards
    QTest::newRow("with a suffix") << QStringLiteral("other.py") << QStringLiteral("other.py");
    QTest::newRow("without one") << QStringLiteral("other") << QStringLiteral("other.py");
    QTest::newRow("one that is taken") << QStringLiteral("taken.py") << QStringLiteral("mine.py");
    QTest::newRow("in another folder") << QStringLiteral("a/b.py") << QStringLiteral("mine.py");
    QTest::newRow("none") << QString() << QStringLiteral("mine.py");
}

void TestFileNames::aFileIsRenamedWithItsTab()
{
    QFETCH(QString, name);
    QFETCH(QString, renamed);
    write(QStringLiteral("taken.py"), "taken\n");
    m_window->openFiles({ write(QStringLiteral("mine.py"), "one\n") });
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("x"));
    rename(name);
    QTRY_COMPARE(shownTitle(), renamed);
    QCOMPARE(m_window->currentPage()->file().name(), renamed);
    // What cannot be done is said, and there is another way.
    QCOMPARE(m_window->offer().isVisible(), !name.isEmpty() && renamed == u"mine.py");
    QCOMPARE(QFileInfo::exists(m_folder->filePath(QStringLiteral("mine.py"))),
             renamed == u"mine.py");
    // What was typed is not in the file yet, and goes to the file of the new name.
    QVERIFY(m_window->isWindowModified());
    press(Qt::Key_S, Qt::ControlModifier);
    QFile file(m_folder->filePath(renamed));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("xone\n"));
    QFile taken(m_folder->filePath(QStringLiteral("taken.py")));
    QVERIFY(taken.open(QIODevice::ReadOnly));
    QCOMPARE(taken.readAll(), QByteArray("taken\n"));
}

void TestFileNames::aScratchIsCalledByItsFirstLineAgain()
{
    press(Qt::Key_T, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("# Prices of apples"));
    QTRY_COMPARE(shownTitle(), QStringLiteral("Prices of apples"));
    rename(QStringLiteral("Mine"));
    QTRY_COMPARE(shownTitle(), QStringLiteral("Mine"));
    rename({});
    QTRY_COMPARE(shownTitle(), QStringLiteral("Prices of apples"));
}

void TestFileNames::anAnswerHasOneTab()
{
    const QString path = write(QStringLiteral("answer.md"), kAnswer);
    m_window->openFiles({ path });
    const ReviewPage *review = m_window->currentReview();
    QVERIFY(review);
    const int count = m_window->tabs().count();
    press(Qt::Key_T, Qt::ControlModifier);
    m_window->openFiles({ path });
    QCOMPARE(m_window->currentReview(), review);
    QCOMPARE(m_window->tabs().count(), count + 1);
    // So it is after a restart.
    QVERIFY(openWindow());
    m_window->openFiles({ path });
    QVERIFY(m_window->currentReview());
    QCOMPARE(m_window->tabs().count(), count + 1);
}

void TestFileNames::anAnswerThatChangedIsReviewedAnew_data()
{
    QTest::addColumn<bool>("isShown");
    QTest::newRow("while it is shown") << true;
    QTest::newRow("while another tab is shown") << false;
}

void TestFileNames::anAnswerThatChangedIsReviewedAnew()
{
    QFETCH(bool, isShown);
    const QString path = write(QStringLiteral("answer.md"), kAnswer);
    m_window->openFiles({ path });
    QVERIFY(m_window->currentReview());
    const int count = m_window->tabs().count();
    if (!isShown)
        press(Qt::Key_T, Qt::ControlModifier);
    const QByteArray changed = QByteArray(kAnswer) + "\n\nAnd more.\n";
    write(QStringLiteral("answer.md"), changed);
    if (!isShown)
        m_window->openFiles({ path });
    QTRY_COMPARE(m_window->offer().accept().text(), QStringLiteral("Review the new text"));
    QVERIFY(m_window->offer().isVisible());
    QToolButton &anew = m_window->offer().accept();
    QCOMPARE(anew.text(), QStringLiteral("Review the new text"));
    anew.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&anew, Qt::Key_Space);
    QVERIFY(m_window->currentReview());
    QCOMPARE(m_window->currentReview()->stored().text, changed);
    QCOMPARE(m_window->tabs().count(), count + (isShown ? 0 : 1));
}

void TestFileNames::theTextOfAnAnswerIsItsFile()
{
    const QString path = write(QStringLiteral("answer.md"), kAnswer);
    m_window->openFiles({ path });
    m_window->actions().editAsText->trigger();
    QVERIFY(m_window->currentPage());
    QCOMPARE(m_window->currentPage()->file().path, path);
    // It is that tab which opens from then on.
    const ScratchPage *text = m_window->currentPage();
    press(Qt::Key_T, Qt::ControlModifier);
    m_window->openFiles({ path });
    QCOMPARE(m_window->currentPage(), text);
}

void TestFileNames::anErrorBesideLeadsToItsLine()
{
    const QString helper =
        write(QStringLiteral("helper_of_mine.py"), "def half(x):\n    pass\n    return x / 0\n");
    m_window->openFiles(
        { write(QStringLiteral("main.py"), "import helper_of_mine\nhelper_of_mine.half(1)\n") });
    m_window->currentPage()->addInputs({ helper });
    press(Qt::Key_Return, Qt::ControlModifier);
    ScratchPage &program = *m_window->currentPage();
    const auto link = [&program]() -> QToolButton * {
        for (auto *button : program.output().findChildren<QToolButton *>()) {
            if (button->text().endsWith(QLatin1String("helper_of_mine.py:3")))
                return button;
        }
        return nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(link(), 60'000);
    QTest::mouseClick(link(), Qt::LeftButton);
    QCOMPARE(m_window->currentPage()->file().path, helper);
    int line = 0;
    int column = 0;
    m_window->currentPage()->editor().getCursorPosition(&line, &column);
    QCOMPARE(line, 2);
}

SANDPAD_TEST(filenames, TestFileNames)
#include "tst_filenames.moc"
