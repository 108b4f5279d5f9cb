#include "PadTest.h"
#include "app/scratch/ScratchPage.h"
#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/EditorPane.h"
#include "widgets/find/FindBar.h"

#include <QLineEdit>
#include <QToolButton>

using namespace sandpad;
using namespace sandpad::app;

/// A window for which little room is left.
class TestSmallWindow : public PadTest
{
    Q_OBJECT

private slots:
    void cleanup() { endPad(); }
    void theFindRowHasRoom();

private:
    static constexpr int kSmall = 820;
};

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

SANDPAD_TEST(smallwindow, TestSmallWindow)
#include "tst_smallwindow.moc"
