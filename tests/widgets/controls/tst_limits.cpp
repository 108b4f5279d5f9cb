#include "tests/TestProgram.h"
#include "widgets/controls/LimitsPopup.h"

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace sandpad;
using namespace sandpad::widgets;

/// The form for limits.
class TestLimits : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void secondsFollowTheLocale();
};

void TestLimits::secondsFollowTheLocale()
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    LimitsPopup popup(nullptr);
    QLocale::setDefault(before);
    popup.show();
    auto *field = popup.findChild<QDoubleSpinBox *>();
    QVERIFY(field);
    for (const char *typed : { "7,5", "7.5" }) {
        popup.setLimits({});
        QSignalSpy changed(&popup, &LimitsPopup::changed);
        field->selectAll();
        QTest::keyClicks(field, QString::fromLatin1(typed));
        QVERIFY(!changed.isEmpty());
        QCOMPARE(popup.limits().cpu, std::chrono::milliseconds(7500));
        QCOMPARE(field->text(), QStringLiteral("7,5 s"));
    }
}

SANDPAD_TEST(limits, TestLimits)
#include "tst_limits.moc"
