#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "app/settings/dialog/KeyField.h"
#include "app/settings/dialog/SettingsDialog.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/output/OutputView.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSpinBox>
#include <QSplitter>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>

#include <algorithm>

using namespace sandpad;
using namespace sandpad::app;

/// The settings, set by keys in the dialog and seen in the window.
class TestSettings : public PadTest
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { endPad(); }
    void aKeyOpensThem();
    void theFontReachesThePage();
    void coloursOfCodeAreChosen();
    void thePlainOnesReachTheWindow();
    void limitsReachScratchesThatHadTheUsualOnes();
    void theInterpreterIsThatOfTheRun();
    void aCommandGetsAnotherKey();
    void aKeyOfAnotherCommandIsRefused();
    void aCommandGetsItsUsualKeysBack();
    void keysAreFoundAndAdded();
    void toolTipsNameTheKeys();
    void theyAreKept();
    void anEmptyScratchIsThere();
    void whatOlderVersionsKeptIsMoved();
    void damageIsTold();
    void theFileMayBeEditedMeanwhile();
    void everythingHasANameAndIsWhole_data();
    void everythingHasANameAndIsWhole();

private:
    widgets::CodeEditor &editor() { return m_window->currentPage()->editor(); }
    SettingsDialog &dialog() { return *m_window->settingsDialog(); }
    /// Opens the dialog with the focus in the code, and shows this page of it; all by keys.
    bool open(int page = 0);
    /// Asks for the focus until a window has it: while another one opens, a window manager may
    /// refuse it.
    static bool isActive(QWidget &window)
    {
        return QTest::qWaitFor([&window] {
            window.activateWindow();
            return window.isActiveWindow() && QApplication::activeWindow() == &window;
        });
    }
    /// Presses a key where the focus is.
    static void press(const char *keys);
    static void type(const char *text)
    {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(text));
    }
    /// Tab leads to the field of this name.
    bool tabTo(const char *name);
    /// In the page for keys: chooses a command and goes to the field for its key.
    bool choose(const char *command);
    [[nodiscard]] QString refusal();
    bool put(const char *file, const QByteArray &text) const;

    static constexpr int kRunning = 1;
    static constexpr int kKeeping = 2;
    static constexpr int kKeys = 3;
};

void TestSettings::init()
{
    QVERIFY(startPad());
}

void TestSettings::press(const char *keys)
{
    const QKeyCombination key = QKeySequence(QString::fromLatin1(keys))[0];
    QTest::keyClick(QApplication::focusWidget(), key.key(), key.keyboardModifiers());
}

bool TestSettings::open(int page)
{
    if (!m_window->settingsDialog()) {
        editor().setFocus();
        press("Ctrl+,");
    }
    if (!m_window->settingsDialog() || !isActive(dialog()))
        return false;
    auto *names = dialog().findChild<QListWidget *>();
    names->setFocus();
    if (!QTest::qWaitFor([names] { return names->hasFocus(); })) {
        qInfo() << QApplication::focusWidget() << QApplication::activeWindow()
                << names->isVisible();
        return false;
    }
    press("Home");
    for (int i = 0; i < page; ++i)
        press("Down");
    return names->currentRow() == page;
}

bool TestSettings::tabTo(const char *name)
{
    constexpr int kMost = 40;
    for (int i = 0; i < kMost; ++i) {
        press("Tab");
        if (QApplication::focusWidget()->accessibleName() == QString::fromLatin1(name))
            return true;
    }
    return false;
}

bool TestSettings::choose(const char *command)
{
    if (!open(kKeys) || !tabTo("Search commands and keys"))
        return false;
    press("Ctrl+A");
    type(command);
    press("Return");
    return qobject_cast<KeyField *>(QApplication::focusWidget()) != nullptr;
}

QString TestSettings::refusal()
{
    for (const QLabel *label : dialog().findChildren<QLabel *>()) {
        if (label->accessibleName() == QLatin1String("Why the key cannot be used"))
            return label->text();
    }
    return QStringLiteral("no label");
}

bool TestSettings::put(const char *file, const QByteArray &text) const
{
    QFile written(m_folder->filePath(QString::fromLatin1(file)));
    return written.open(QIODevice::WriteOnly) && written.write(text) == text.size();
}

void TestSettings::aKeyOpensThem()
{
    QVERIFY(open());
    SettingsDialog *first = m_window->settingsDialog();
    QVERIFY(isActive(*m_window));
    press("Ctrl+,");
    QCOMPARE(m_window->settingsDialog(), first);
    QVERIFY(isActive(*first));
    press("Escape");
    QTRY_VERIFY(!m_window->settingsDialog());
    QVERIFY(isActive(*m_window));
    QTRY_VERIFY(editor().hasFocus());
}

void TestSettings::coloursOfCodeAreChosen()
{
    m_settings->change([](Settings &settings) { settings.theme = ThemeWish::Dark; });
    const auto paper = [this] {
        return editor().SendScintilla(QsciScintillaBase::SCI_STYLEGETBACK, 0UL);
    };
    const auto usual = paper();
    QVERIFY(open());
    QVERIFY(tabTo("Colours of code, dark"));
    auto *choice = qobject_cast<QComboBox *>(QApplication::focusWidget());
    QVERIFY(choice);
    QCOMPARE(choice->currentText(), QStringLiteral("Sandpad's own"));
    // Each letter shows its colours at once. On a busy machine that is a pause between letters.
    const int interval = QApplication::keyboardInputInterval();
    const auto restore =
        qScopeGuard([interval] { QApplication::setKeyboardInputInterval(interval); });
    QApplication::setKeyboardInputInterval(60'000);
    type("Breeze");
    QCOMPARE(m_settings->settings().darkCode, QStringLiteral("Breeze Dark"));
    QVERIFY(paper() != usual);
    press("Home");
    QCOMPARE(paper(), usual);
}

void TestSettings::theFontReachesThePage()
{
    const auto heightOfLine = [this] {
        return editor().SendScintilla(QsciScintillaBase::SCI_TEXTHEIGHT, 0UL);
    };
    const auto usual = heightOfLine();
    const auto columns = m_window->currentPage()->output().terminalSize().columns;
    QVERIFY(open());
    QVERIFY(tabTo("Size"));
    type("24");
    press("Return");
    QVERIFY(m_window->settingsDialog() && dialog().isVisible());
    QCOMPARE(m_settings->settings().font.pixels, 24);
    QVERIFY(heightOfLine() > usual);
    QTRY_VERIFY(m_window->currentPage()->output().terminalSize().columns < columns);
    // The commands for zooming leave it as it was chosen.
    const auto chosen = heightOfLine();
    m_window->actions().zoomIn->trigger();
    QVERIFY(heightOfLine() > chosen);
    m_window->actions().resetZoom->trigger();
    QCOMPARE(heightOfLine(), chosen);
    auto *field = qobject_cast<QSpinBox *>(QApplication::focusWidget());
    QVERIFY(field);
    QCOMPARE(field->value(), 24);
    press("Shift+Tab");
    auto *family = qobject_cast<QComboBox *>(QApplication::focusWidget());
    QVERIFY(family && family->accessibleName() == QLatin1String("Font of code and output"));
    const int at = family->findText(QStringLiteral("DejaVu Sans Mono"));
    if (at < 0)
        QSKIP("The font DejaVu Sans Mono is not installed.");
    press("Home");
    for (int i = 0; i < at; ++i)
        press("Down");
    QCOMPARE(family->currentIndex(), at);
    QByteArray name(100, '\0');
    editor().SendScintilla(QsciScintillaBase::SCI_STYLEGETFONT, 0UL, name.data());
    QCOMPARE(name.left(16), QByteArray("DejaVu Sans Mono"));
}

void TestSettings::thePlainOnesReachTheWindow()
{
    QVERIFY(open());
    press("Tab"); // the page follows its name
    QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Theme"));
    press("End"); // letters would have to come quickly
    QVERIFY(m_window->actions().themeDark->isChecked());
    QVERIFY(editor().palette().color(QPalette::Window).lightness() < 100);
    QVERIFY(tabTo("Output"));
    press("End");
    for (int i = 0; i < m_window->pageCount(); ++i)
        QCOMPARE(m_window->page(i)->splitter().orientation(), Qt::Vertical);
    m_window->actions().newScratch->trigger();
    QCOMPARE(m_window->currentPage()->splitter().orientation(), Qt::Vertical);
    QVERIFY(open(kKeeping));
    QVERIFY(tabTo("Kept for"));
    type("9");
    // A number that is not complete deletes nothing.
    QCOMPARE(m_history->retention().age, std::chrono::days(365));
    press("Tab");
    QCOMPARE(m_history->retention().age, std::chrono::days(9));
    QVERIFY(tabTo("Kept for"));
    const auto *days = qobject_cast<QSpinBox *>(QApplication::focusWidget());
    QCOMPARE(days->text(), QStringLiteral("9 days"));
    type("1");
    press("Tab");
    QCOMPARE(days->text(), QStringLiteral("1 day"));
}

void TestSettings::limitsReachScratchesThatHadTheUsualOnes()
{
    runner::Limits own;
    own.processes = 3;
    m_window->page(1)->setLimits(own);
    QVERIFY(open(kRunning));
    QVERIFY(tabTo("CPU time"));
    qobject_cast<QDoubleSpinBox *>(QApplication::focusWidget())->selectAll();
    type("7.5");
    const std::chrono::milliseconds wanted(7500);
    QCOMPARE(m_window->page(0)->scratch().limits.cpu, wanted);
    QCOMPARE(m_window->page(1)->scratch().limits, own);
    m_window->actions().newScratch->trigger();
    QCOMPARE(m_window->currentPage()->scratch().limits.cpu, wanted);
}

void TestSettings::theInterpreterIsThatOfTheRun()
{
    const QString path = QStringLiteral("/usr/bin/python3");
    m_settings->change(
        [&](Settings &settings) { settings.interpreters.insert(QStringLiteral("python"), path); });
    editor().setBytes("print(1)\n");
    QTest::keyClick(&editor(), Qt::Key_Return, Qt::ControlModifier);
    const ScratchPage &page = *m_window->currentPage();
    QTRY_VERIFY_WITH_TIMEOUT(page.result().has_value(), 300'000);
    QVERIFY(page.shownRun());
    QCOMPARE(page.shownRun()->request.interpreter, path);
    QVERIFY(page.scratch().interpreter.isEmpty());
}

void TestSettings::aCommandGetsAnotherKey()
{
    QVERIFY(choose("New scratch"));
    press("Ctrl+J");
    QCOMPARE(refusal(), QString());
    press("Return");
    QCOMPARE(m_settings->settings().shortcuts,
             (ChosenKeys { { QStringLiteral("newScratch"), QStringLiteral("Ctrl+J") } }));
    press("Escape");
    QVERIFY(isActive(*m_window));
    editor().setBytes("one\n");
    editor().setFocus();
    const int pages = m_window->pageCount();
    press("Ctrl+J");
    QCOMPARE(m_window->pageCount(), pages + 1);
    // The key before means nothing now.
    editor().setBytes("one\ntwo\n");
    editor().setFocus();
    press("Ctrl+T");
    QCOMPARE(m_window->pageCount(), pages + 1);
}

void TestSettings::aKeyOfAnotherCommandIsRefused()
{
    QVERIFY(choose("Open"));
    auto *field = qobject_cast<KeyField *>(QApplication::focusWidget());
    for (const auto &[keys, words] : { std::pair("Ctrl+T", "New scratch"), std::pair("F5", "Run"),
                                       std::pair("X", "types"), std::pair("Ctrl+C", "editing") }) {
        press(keys);
        QVERIFY2(refusal().contains(QString::fromLatin1(words)), qPrintable(refusal()));
        press("Return");
        QVERIFY(field->hasFocus());
        QVERIFY(m_settings->settings().shortcuts.isEmpty());
    }
    // Nothing of it was done, either.
    QCOMPARE(m_window->actions().newScratch->shortcut(), QKeySequence(QStringLiteral("Ctrl+T")));
    press("Escape");
    QVERIFY(qobject_cast<QTreeView *>(QApplication::focusWidget()));
    QCOMPARE(refusal(), QString());
}

void TestSettings::aCommandGetsItsUsualKeysBack()
{
    const QKeySequence usual = m_window->actions().stop->shortcut();
    QVERIFY(choose("Stop"));
    for (auto *button : dialog().findChildren<QToolButton *>()) {
        if (button->text() == QLatin1String("No key"))
            button->setFocus();
    }
    press("Space");
    QVERIFY(m_window->actions().stop->shortcuts().isEmpty());
    QVERIFY(choose("Stop"));
    press("Ctrl+K");
    press("Return");
    QCOMPARE(m_window->actions().stop->shortcut(), QKeySequence(QStringLiteral("Ctrl+K")));
    QVERIFY(m_window->actions().stop->toolTip().contains(QLatin1String("Ctrl+K")));
    QVERIFY(choose("Stop"));
    for (auto *button : dialog().findChildren<QToolButton *>()) {
        if (button->text() == QLatin1String("All as usual"))
            button->setFocus();
    }
    press("Return"); // it presses a button
    QCOMPARE(m_window->actions().stop->shortcut(), usual);
    QVERIFY(m_settings->settings().shortcuts.isEmpty());
}

void TestSettings::keysAreFoundAndAdded()
{
    m_window->resize(1600, 900); // the button has room for its key
    QVERIFY(choose("Ctrl+Shift+P"));
    press("F9");
    for (auto *button : dialog().findChildren<QToolButton *>()) {
        if (button->text() == QLatin1String("Add"))
            button->setFocus();
    }
    press("Space");
    QCOMPARE(m_window->actions().allCommands->shortcuts(),
             (QList<QKeySequence> { QKeySequence(QStringLiteral("Ctrl+Shift+P")),
                                    QKeySequence(Qt::Key_F1), QKeySequence(Qt::Key_F9) }));
    // The button says what its command's key is now.
    QVERIFY(choose("Run the sel"));
    press("Ctrl+J");
    press("Return");
    QVERIFY(m_window->actions().run->iconText().contains(QLatin1String("Ctrl+Enter")));
    m_settings->change([](Settings &settings) {
        settings.shortcuts.insert(QStringLiteral("run"), QStringLiteral("F6; F4"));
    });
    QVERIFY(m_window->actions().run->iconText().endsWith(QLatin1String("   F6")));
    QCOMPARE(nameOf(*m_window->actions().run), QStringLiteral("Run"));
    // F6 was another command's, which has none now.
    QVERIFY(m_window->actions().nextPane->shortcuts().isEmpty());
}

void TestSettings::toolTipsNameTheKeys()
{
    const auto tipOf = [](QWidget *button) {
        QHelpEvent help(QEvent::ToolTip, {}, button->mapToGlobal(button->rect().center()));
        QApplication::sendEvent(button, &help);
        return QToolTip::text();
    };
    auto *newTab = m_window->findChild<QToolButton *>(QStringLiteral("newTab"));
    const auto *tabs = m_window->findChild<widgets::TabStrip *>();
    QWidget *close = tabs->tabButton(tabs->currentIndex(), QTabBar::RightSide);
    QCOMPARE(tipOf(newTab), QStringLiteral("New scratch (Ctrl+T)"));
    QCOMPARE(tipOf(close), QStringLiteral("Close (Ctrl+W)"));
    m_settings->change([](Settings &settings) {
        settings.shortcuts.insert(QStringLiteral("newScratch"), QStringLiteral("F9"));
        settings.shortcuts.insert(QStringLiteral("close"), QString());
    });
    QCOMPARE(tipOf(newTab), QStringLiteral("New scratch (F9)"));
    QCOMPARE(tipOf(close), QStringLiteral("Close"));
    m_window->actions().pin->trigger();
    close = tabs->tabButton(tabs->currentIndex(), QTabBar::RightSide);
    QCOMPARE(tipOf(close), QStringLiteral("Unpin (Ctrl+Alt+P)"));
}

void TestSettings::theyAreKept()
{
    m_settings->change([](Settings &settings) {
        settings.theme = ThemeWish::Dark;
        settings.output = OutputSide::Below;
        settings.shortcuts.insert(QStringLiteral("rename"), QStringLiteral("F9"));
    });
    m_window->close();
    QVERIFY(openWindow());
    QVERIFY(m_window->actions().themeDark->isChecked());
    QCOMPARE(m_window->currentPage()->splitter().orientation(), Qt::Vertical);
    QCOMPARE(m_window->actions().rename->shortcut(), QKeySequence(Qt::Key_F9));
}

void TestSettings::anEmptyScratchIsThere()
{
    editor().setBytes("# of the last time\n");
    m_settings->change([](Settings &settings) { settings.start = StartWith::EmptyScratch; });
    m_window->close();
    QVERIFY(openWindow());
    QCOMPARE(m_window->pageCount(), 1);
    QCOMPARE(editor().bytes(), QByteArray());
    QVERIFY(!m_store->closed().isEmpty());
    m_window->actions().reopen->trigger();
    QCOMPARE(editor().bytes(), QByteArray("# of the last time\n"));
}

void TestSettings::whatOlderVersionsKeptIsMoved()
{
    m_window->close();
    m_window.reset();
    QVERIFY(m_store->finishWriting(std::chrono::minutes(1)));
    endPad();
    m_runner = std::make_unique<runner::Runner>();
    QFile list(m_folder->filePath(QStringLiteral("scratches/sandpad.json")));
    QVERIFY(list.open(QIODevice::ReadWrite));
    QByteArray text = list.readAll();
    const QByteArray window = "\"window\": {";
    QVERIFY2(text.contains(window), text.constData());
    text.replace(window, window + R"("theme": "dark", "codePixels": 20, )");
    QVERIFY(list.resize(0) && list.seek(0) && list.write(text) == text.size());
    list.close();
    QVERIFY(openWindow());
    QVERIFY(m_window->actions().themeDark->isChecked());
    QCOMPARE(m_settings->settings().font.pixels, 20);
    m_settings->finishWriting();
    QVERIFY(QFile::exists(m_settings->path()));
}

void TestSettings::damageIsTold()
{
    m_window->close();
    m_settings->finishWriting();
    QVERIFY(put("settings.json", "{\"theme\": "));
    QVERIFY(openWindow());
    QVERIFY2(m_window->footer().findChild<QLabel *>(), "no label");
    QStringList texts;
    for (const QLabel *label : m_window->footer().findChildren<QLabel *>())
        texts.append(label->text() + label->toolTip());
    QVERIFY2(texts.join(u'|').contains(QLatin1String("settings.json")),
             qPrintable(texts.join(u'|')));
    QVERIFY(QFile::exists(m_folder->filePath(QStringLiteral("settings.json.damaged"))));
}

void TestSettings::theFileMayBeEditedMeanwhile()
{
    QVERIFY(open());
    const auto sizes = dialog().findChildren<QSpinBox *>();
    const auto shows20 = [&sizes] {
        return std::ranges::any_of(sizes, [](const QSpinBox *box) { return box->value() == 20; });
    };
    QVERIFY(!shows20());
    QVERIFY(
        put("settings.json",
            R"({ "output": "below", "font": { "pixels": 20 }, "shortcuts": { "run": "F9" } })"));
    QTRY_COMPARE(m_window->currentPage()->splitter().orientation(), Qt::Vertical);
    QCOMPARE(m_window->actions().run->shortcut(), QKeySequence(Qt::Key_F9));
    QCOMPARE(m_settings->settings().font.pixels, 20);
    QVERIFY(shows20());
    const auto warning = [this] {
        QStringList texts;
        for (const QLabel *label : m_window->footer().findChildren<QLabel *>())
            texts.append(label->toolTip());
        return texts.join(u'|');
    };
    QVERIFY(put("settings.json", R"({ "output": "right", )"));
    QTRY_VERIFY2(warning().contains(QLatin1String("the settings stay")), qPrintable(warning()));
    QCOMPARE(m_window->currentPage()->splitter().orientation(), Qt::Vertical);
    QVERIFY(put("settings.json", R"({ "output": "right" })"));
    QTRY_COMPARE(m_window->currentPage()->splitter().orientation(), Qt::Horizontal);
    QVERIFY2(!warning().contains(QLatin1String("the settings stay")), qPrintable(warning()));
    QCOMPARE(m_window->actions().run->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Enter));
}

void TestSettings::everythingHasANameAndIsWhole_data()
{
    QTest::addColumn<int>("page");
    QTest::newRow("look") << 0;
    QTest::newRow("running") << kRunning;
    QTest::newRow("keeping") << kKeeping;
    QTest::newRow("keys") << kKeys;
}

void TestSettings::everythingHasANameAndIsWhole()
{
    QFETCH(int, page);
    m_window->resize(900, 600);
    QVERIFY(open(page));
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    int fields = 0;
    for (const QWidget *each : dialog().findChildren<QWidget *>()) {
        if (!each->isVisible())
            continue;
        const auto *button = qobject_cast<const QAbstractButton *>(each);
        const bool isField = (each->focusPolicy() & Qt::TabFocus) && !each->focusProxy();
        if (isField && !qobject_cast<const QLineEdit *>(each)) {
            ++fields;
            QVERIFY2(!each->accessibleName().isEmpty() || (button && !button->text().isEmpty()),
                     each->metaObject()->className());
        }
        const auto *label = qobject_cast<const QLabel *>(each);
        if (button || (label && !label->wordWrap() && label->buddy()))
            QVERIFY2(each->width() >= each->minimumSizeHint().width(),
                     qPrintable(each->accessibleName()));
    }
    QVERIFY(fields >= 3);
}

SANDPAD_TEST(settings, TestSettings)
#include "tst_settings.moc"
