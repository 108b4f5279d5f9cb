#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/EditorPane.h"

#include <QApplication>
#include <QMenu>
#include <QToolButton>

using namespace sandpad;

/// The footer of the pad: what a run used of its limits, and how the text is written.
class TestFooterOfPad : public PadTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { endPad(); }
    void usageStandsBesideItsLimits();
    void theTimeNeverGoesBack();
    void theTextIsDescribed_data();
    void theTextIsDescribed();
    void factsAreButtons();
    void indentationIsChanged();
    void keptOrSaved();

private:
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
    /// One that begins so; null when none is seen.
    QToolButton *fact(const QString &start);
    [[nodiscard]] QString wordOfFile() const;
    static void press(const char *keys)
    {
        const QKeyCombination key = QKeySequence(QString::fromLatin1(keys))[0];
        QTest::keyClick(QApplication::focusWidget(), key.key(), key.keyboardModifiers());
    }
};

void TestFooterOfPad::init()
{
    QLocale::setDefault(QLocale(QStringLiteral("en_US")));
    QVERIFY(startPad());
    editor().setFocus();
    QTRY_VERIFY(editor().hasFocus());
}

QToolButton *TestFooterOfPad::fact(const QString &start)
{
    for (auto *button :
         m_window->footer().findChildren<QToolButton *>(QStringLiteral("footerFact"))) {
        if (button->isVisible() && button->text().startsWith(start))
            return button;
    }
    return nullptr;
}

QString TestFooterOfPad::wordOfFile() const
{
    const auto *text = m_window->footer().findChild<widgets::TextStatus *>();
    return text->findChild<QLabel *>()->accessibleName();
}

void TestFooterOfPad::usageStandsBesideItsLimits()
{
    m_window->resize(1440, 900);
    editor().setBytes("print(1)\n");
    press("Ctrl+Return");
    QTRY_VERIFY_WITH_TIMEOUT(m_window->currentPage()->result(), 300'000);
    const QString text = m_window->footer().text();
    static const QRegularExpression cpu(QStringLiteral(R"(CPU [\d.]+ of 5 s)"));
    static const QRegularExpression memory(QStringLiteral(R"(Memory [\d.]+ [MK]iB of 2 GiB)"));
    QVERIFY2(text.contains(cpu) && text.contains(memory), qPrintable(text));
    // None of it is cut off in a narrow window, and what matters most stays.
    for (const int width : { 1440, 1000, 900, 700 }) {
        m_window->resize(width, 700);
        QTRY_COMPARE(m_window->width(), width);
        for (const QWidget *part : m_window->footer().findChildren<QWidget *>()) {
            if (!part->isVisible() || part->accessibleName().isEmpty())
                continue;
            QTRY_VERIFY2(part->width() >= part->sizeHint().width(),
                         qPrintable(QStringLiteral("%1 at %2: %3 of %4")
                                        .arg(part->accessibleName())
                                        .arg(width)
                                        .arg(part->width())
                                        .arg(part->sizeHint().width())));
        }
        QVERIFY(fact(QStringLiteral("Ln 1")));
    }
}

void TestFooterOfPad::theTimeNeverGoesBack()
{
    editor().setBytes("import time\ninput()\nfor i in range(14): time.sleep(0.1)\ninput()\n");
    const auto shown = [this] {
        static const QRegularExpression time(QStringLiteral(R"(([\d.]+) (s|ms)\b)"));
        const auto match = time.match(m_window->footer().text());
        return match.captured(1).toDouble() / (match.captured(2) == u"ms" ? 1000 : 1);
    };
    press("Ctrl+Return");
    double last = 0;
    int answers = 0;
    QElapsedTimer waited;
    const auto goesOn = [&] {
        const double now = shown();
        const bool isForward = now >= last;
        last = std::max(last, now);
        if (!m_window->footer().text().contains(QLatin1String("Waiting for input"))) {
            waited.invalidate();
        } else if (!waited.isValid()) {
            waited.start();
        } else if (waited.hasExpired(1500)) { // much longer than what is told now and then
            waited.invalidate();
            ++answers;
            press("Return");
        }
        return isForward;
    };
    while (!m_window->currentPage()->result()) {
        QVERIFY2(goesOn(), qPrintable(m_window->footer().text()));
        QTest::qWait(20);
    }
    QCOMPARE(answers, 2);
    QVERIFY2(shown() >= last, qPrintable(m_window->footer().text()));
    QVERIFY(last > 0);
}

void TestFooterOfPad::theTextIsDescribed_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("indent");
    QTest::addColumn<QString>("ends");
    QTest::addColumn<QByteArray>("typed");
    QTest::newRow("usual") << QByteArray("if a:\n    b\n") << QStringLiteral("4 spaces")
                           << QStringLiteral("LF") << QByteArray("if a:\n    b\nif c:\n    d");
    QTest::newRow("tabs") << QByteArray("if a:\n\tb\n") << QStringLiteral("Tabs")
                          << QStringLiteral("LF") << QByteArray("if a:\n\tb\nif c:\n\td");
    QTest::newRow("two, Windows") << QByteArray("if a:\r\n  b\r\n") << QStringLiteral("2 spaces")
                                  << QStringLiteral("CRLF")
                                  << QByteArray("if a:\r\n  b\r\nif c:\r\n  d");
    QTest::newRow("old Macintosh")
        << QByteArray("if a:\r    b\r") << QStringLiteral("4 spaces") << QStringLiteral("CR")
        << QByteArray("if a:\r    b\rif c:\r    d");
}

/// As the text is, and Enter goes on so.
void TestFooterOfPad::theTextIsDescribed()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, indent);
    QFETCH(QString, ends);
    QFETCH(QByteArray, typed);
    editor().setBytes(text);
    QVERIFY(fact(indent));
    QVERIFY(fact(QStringLiteral("UTF-8")));
    QVERIFY(fact(ends) && fact(ends)->text() == ends);
    press("Ctrl+End");
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("if c:"));
    press("Return");
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("d"));
    QCOMPARE(editor().bytes(), typed);
}

/// By a click, which leaves the focus, and by the keyboard.
void TestFooterOfPad::factsAreButtons()
{
    editor().setBytes("a\nb\n");
    QTest::mouseClick(fact(QStringLiteral("LF")), Qt::LeftButton);
    QCOMPARE(editor().bytes(), QByteArray("a\r\nb\r\n"));
    QVERIFY(editor().hasFocus());
    fact(QStringLiteral("CRLF"))->setFocus(Qt::TabFocusReason);
    press("Space");
    QCOMPARE(editor().bytes(), QByteArray("a\nb\n"));
    fact(QStringLiteral("UTF-8"))->setFocus(Qt::TabFocusReason);
    press("Return");
    auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QVERIFY(menu->actions().contains(m_window->actions().saveEncoding));
    QTest::keyClick(menu, Qt::Key_Escape);
    QTRY_VERIFY(!QApplication::activePopupWidget());
    fact(QStringLiteral("Ln"))->setFocus(Qt::TabFocusReason);
    press("Space");
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    QVERIFY(m_window->currentPage()->editorPane().isAncestorOf(QApplication::focusWidget()));
}

void TestFooterOfPad::indentationIsChanged()
{
    editor().setBytes("if a:\n    b\n        c\n");
    QTest::mouseClick(fact(QStringLiteral("4 spaces")), Qt::LeftButton);
    QCOMPARE(editor().bytes(), QByteArray("if a:\n\tb\n\t\tc\n"));
    QVERIFY(fact(QStringLiteral("Tabs")));
    press("Ctrl+Z");
    QCOMPARE(editor().bytes(), QByteArray("if a:\n    b\n        c\n"));
}

void TestFooterOfPad::keptOrSaved()
{
    QCOMPARE(wordOfFile(), QStringLiteral("Kept"));
    const QString path = m_folder->filePath(QStringLiteral("mine.py"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("a = 1\n") > 0);
    file.close();
    m_window->openFiles({ path });
    QCOMPARE(wordOfFile(), QStringLiteral("Saved"));
    editor().setFocus();
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("b"));
    QTRY_COMPARE(wordOfFile(), QStringLiteral("Changed"));
}

SANDPAD_TEST(footer, TestFooterOfPad)
#include "tst_footer.moc"
