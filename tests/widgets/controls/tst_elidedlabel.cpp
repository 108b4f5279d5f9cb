#include "tests/TestProgram.h"
#include "widgets/controls/ElidedLabel.h"
#include "widgets/controls/Footer.h"

#include <QTest>

using namespace sandpad::widgets;

/// Text that does not fit says so.
class TestElidedLabel : public QObject
{
    Q_OBJECT

private slots:
    void endsInAnEllipsis();
    void footerShowsWhatIsMissing();
};

namespace {

const QString kSentence = QStringLiteral("The report is saved as /home/ada/reports/answer.md.");

QString seen(const ElidedLabel &label)
{
    return static_cast<const QLabel &>(label).text();
}

} // namespace

void TestElidedLabel::endsInAnEllipsis()
{
    ElidedLabel label;
    label.setText(kSentence);
    label.resize(label.sizeHint());
    label.show();
    QVERIFY(QTest::qWaitForWindowExposed(&label));
    QCOMPARE(seen(label), kSentence);
    label.resize(label.width() / 2, label.height());
    QVERIFY2(seen(label).endsWith(u'…'), qPrintable(seen(label)));
    QVERIFY(kSentence.startsWith(seen(label).chopped(1)));
    QCOMPARE(label.text(), kSentence);
    QCOMPARE(label.accessibleName(), kSentence);
    label.resize(label.sizeHint());
    QCOMPARE(seen(label), kSentence);
}

void TestElidedLabel::footerShowsWhatIsMissing()
{
    Footer footer;
    footer.showNotice(kSentence);
    footer.resize(320, footer.height());
    footer.show();
    QVERIFY(QTest::qWaitForWindowExposed(&footer));
    const auto labels = footer.findChildren<ElidedLabel *>();
    const auto notice = std::ranges::find(labels, kSentence, &ElidedLabel::text);
    QVERIFY(notice != labels.end());
    QTRY_VERIFY(seen(**notice).endsWith(u'…'));
    QVERIFY(footer.text().contains(kSentence));
}

SANDPAD_TEST(elidedlabel, TestElidedLabel)
#include "tst_elidedlabel.moc"
