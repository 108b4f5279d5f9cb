#include "PadTest.h"
#include "app/scratch/ControlBar.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/controls/Footer.h"
#include "widgets/controls/IsolationPill.h"
#include "widgets/controls/TabStrip.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/EditorPane.h"
#include "widgets/find/FindBar.h"
#include "widgets/quickpick/PickModel.h"
#include "widgets/quickpick/QuickPick.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QToolButton>
#include <QTranslator>

using namespace sandpad;
using namespace sandpad::app;

namespace {

/// The words of the bar as long as in German.
class LongWords : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char * /*context*/, const char *source,
                                    const char * /*disambiguation*/, int /*n*/) const override
    {
        static const QMap<QByteArray, QString> words {
            { "Run", QStringLiteral("Ausführen") },
            { "Stop", QStringLiteral("Anhalten") },
            { "Limits: %1", QStringLiteral("Grenzen: %1") },
            { "Files", QStringLiteral("Dateien") },
            { "Isolated", QStringLiteral("Isoliert") },
            { "Network off", QStringLiteral("Netzwerk aus") },
        };
        return words.value(source);
    }
};

} // namespace

/// A window for which little room is left.
class TestSmallWindow : public PadTest
{
    Q_OBJECT

private slots:
    void cleanup() { endPad(); }
    void longWordsLeaveTheBar();
    void symbolsAreDrawn();
    void theBarIsAlwaysOneRow_data();
    void theBarIsAlwaysOneRow();
    void allTabsAreListed();
    void theFindRowHasRoom();
    void whatIsShownOnlyHasAQuietButton();

private:
    template <typename Widget>
    Widget *named(const char *name)
    {
        return m_window->findChild<Widget *>(QString::fromLatin1(name));
    }

    static constexpr int kSmall = 820;
};

void TestSmallWindow::longWordsLeaveTheBar()
{
    LongWords words;
    QCoreApplication::installTranslator(&words);
    QVERIFY(startPad());
    auto *run = named<QToolButton>("run");
    auto *pill = m_window->findChild<widgets::IsolationPill *>();
    const auto middle = [this](const QWidget *widget) {
        return widget->mapTo(m_window.get(), widget->rect().center()).y();
    };
    const auto isOneRow = [&] { return std::abs(middle(pill) - middle(run)) <= 2; };
    m_window->resize(1440, 700);
    QTRY_VERIFY2(run->text().contains(QStringLiteral("Ausführen")), qPrintable(run->text()));
    QTRY_VERIFY(isOneRow());
    m_window->resize(kSmall, 700);
    QTRY_COMPARE(run->toolButtonStyle(), Qt::ToolButtonIconOnly);
    QTRY_VERIFY(isOneRow());
    // Who does not see the words finds them, and hears them.
    QVERIFY2(run->toolTip().contains(QLatin1String("Run the scratch")), qPrintable(run->toolTip()));
    QCOMPARE(run->accessibleName(), QStringLiteral("Ausführen"));
    m_window->resize(1440, 700);
    QTRY_COMPARE(run->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
    QVERIFY(!run->icon().isNull());
    QCoreApplication::removeTranslator(&words);
}

/// What a character looks like depends on the fonts of the machine.
void TestSmallWindow::symbolsAreDrawn()
{
    QVERIFY(startPad());
    QTest::keyClick(&m_window->currentPage()->editor(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->currentPage()->result().has_value(), 300'000);
    m_window->resize(1440, 700);
    static const QRegularExpression characters(QStringLiteral("[▶■▾⋮●✕×✓+]"));
    for (const QWidget *row : { static_cast<QWidget *>(m_window->findChild<ControlBar *>()),
                                static_cast<QWidget *>(&m_window->tabs()),
                                static_cast<QWidget *>(&m_window->footer()) }) {
        for (const auto *button : row->findChildren<QToolButton *>())
            QVERIFY2(!button->text().remove(QStringLiteral("Ctrl+")).contains(characters),
                     qPrintable(button->text()));
        for (const auto *label : row->findChildren<QLabel *>())
            QVERIFY2(!label->text().contains(characters), qPrintable(label->text()));
    }
    // The last part of each button is as wide as it wants, so that nothing is cut off.
    for (const char *name : { "run", "stop", "pasteAnswer", "newTab" }) {
        const auto *button = named<QToolButton>(name);
        QVERIFY2(button && !button->icon().isNull(), name);
        QTRY_VERIFY2(button->width() >= button->sizeHint().width(), name);
    }
}

void TestSmallWindow::theBarIsAlwaysOneRow_data()
{
    QTest::addColumn<bool>("isGerman");
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("hasPaste");
    for (const bool isGerman : { false, true }) {
        for (const int width : { 700, 720, 900, 1000 })
            QTest::addRow("%s, %d", isGerman ? "long words" : "English", width)
                << isGerman << width << (width >= 900);
    }
}

void TestSmallWindow::theBarIsAlwaysOneRow()
{
    QFETCH(bool, isGerman);
    QFETCH(int, width);
    QFETCH(bool, hasPaste);
    LongWords words;
    if (isGerman)
        QCoreApplication::installTranslator(&words);
    QVERIFY(startPad());
    QTest::keyClick(&m_window->currentPage()->editor(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->currentPage()->result().has_value(), 300'000);
    m_window->resize(width, 500);
    auto *bar = m_window->findChild<ControlBar *>();
    QTRY_COMPARE(m_window->width(), width);
    QTRY_VERIFY2(bar->height() < 60, qPrintable(QString::number(bar->height())));
    for (const auto *button : bar->findChildren<QToolButton *>()) {
        if (!button->isVisible())
            continue;
        QVERIFY(!button->accessibleName().isEmpty());
        QVERIFY2(bar->rect().contains(QRect(button->mapTo(bar, QPoint()), button->size())),
                 qPrintable(button->accessibleName()));
    }
    if (hasPaste)
        QVERIFY(named<QToolButton>("pasteAnswer")->isVisible());
    QCoreApplication::removeTranslator(&words);
}

void TestSmallWindow::allTabsAreListed()
{
    QVERIFY(startPad());
    for (int i = 0; i < 20; ++i)
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_T, Qt::ControlModifier);
    m_window->resize(kSmall, 500);
    const auto buttons = m_window->findChildren<QToolButton *>(QStringLiteral("newTab"));
    QCOMPARE(buttons.size(), 2);
    for (const QToolButton *button : buttons)
        QTRY_VERIFY(m_window->rect().contains(
            QRect(button->mapTo(m_window.get(), QPoint()), button->size())));
    QTest::mouseClick(buttons.last(), Qt::LeftButton);
    QVERIFY(m_window->quickPick().isVisible());
    QCOMPARE(m_window->quickPick().model().itemCount(), m_window->pageCount());
}

void TestSmallWindow::theFindRowHasRoom()
{
    QVERIFY(startPad());
    m_window->resize(kSmall, 700);
    auto &editor = m_window->currentPage()->editor();
    editor.setFocus();
    QTest::keyClick(&editor, Qt::Key_R, Qt::ControlModifier);
    auto *bar = m_window->currentPage()->editorPane().findChild<widgets::FindBar *>();
    QTRY_VERIFY(bar->isVisible());
    auto *text = bar->findChild<QLineEdit *>();
    const auto areWhole = [bar] {
        const auto buttons = bar->findChildren<QToolButton *>(QStringLiteral("findButton"));
        return buttons.size() == 7 && std::ranges::all_of(buttons, [bar](const auto *button) {
                   return bar->rect().contains(button->geometry())
                       && button->width() >= button->minimumSizeHint().width();
               });
    };
    const int characters = text->fontMetrics().averageCharWidth() * 20;
    QTRY_COMPARE_GE(text->width(), characters);
    QTRY_VERIFY(areWhole());
    const int high = bar->height();
    m_window->resize(1440, 700);
    QTRY_COMPARE_LT(bar->height(), high);
    QTRY_COMPARE_GE(text->width(), characters);
    QTRY_VERIFY(areWhole());
    m_window->resize(kSmall, 700);
    QTRY_COMPARE(bar->height(), high);
    QVERIFY(text->hasFocus());
}

void TestSmallWindow::whatIsShownOnlyHasAQuietButton()
{
    QVERIFY(startPad());
    QFile file(m_folder->filePath(QStringLiteral("towns.sql")));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("SELECT 1;\n") > 0);
    file.close();
    auto *run = named<QToolButton>("run");
    const auto ground = [run] { return run->grab().toImage().pixelColor(4, run->height() / 2); };
    const QColor active = ground();
    m_window->openFiles({ file.fileName() });
    QTRY_VERIFY(ground() != active);
    QVERIFY2(run->toolTip().contains(QLatin1String("shown, not run")), qPrintable(run->toolTip()));
    // Also when the window gets another size.
    m_window->resize(kSmall, 700);
    QTRY_VERIFY(!run->text().contains(QLatin1String("Ctrl")));
    QVERIFY2(run->toolTip().contains(QLatin1String("shown, not run")), qPrintable(run->toolTip()));
    // Its key still says why nothing runs.
    QTest::keyClick(&m_window->currentPage()->editor(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY2(m_window->footer().text().contains(QLatin1String("shown, not run")),
             qPrintable(m_window->footer().text()));
    m_window->actions().previous->trigger();
    QTRY_COMPARE(ground(), active);
}

SANDPAD_TEST(smallwindow, TestSmallWindow)
#include "tst_smallwindow.moc"
