#include "app/translations/Translations.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::app;

/// Which translation a person gets.
class TestLanguageChoice : public QObject
{
    Q_OBJECT

private slots:
    void theProgramHasThem();
    void theFirstKnownIsTaken_data();
    void theFirstKnownIsTaken();
};

void TestLanguageChoice::theProgramHasThem()
{
    QCOMPARE(translatedLanguages(), QStringList({ QStringLiteral("de"), QStringLiteral("zh_CN") }));
}

void TestLanguageChoice::theFirstKnownIsTaken_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::addColumn<QString>("taken");
    QTest::newRow("none") << "" << "";
    QTest::newRow("English") << "en-US en" << "";
    QTest::newRow("German") << "de-DE" << "de";
    QTest::newRow("German of Austria") << "de-AT" << "de";
    QTest::newRow("Chinese of China") << "zh-Hans-CN zh-CN zh-Hans zh" << "zh_CN";
    QTest::newRow("Chinese of Singapore") << "zh-Hans-SG" << "zh_CN";
    QTest::newRow("Chinese of Taiwan") << "zh-Hant-TW zh-TW zh-Hant" << "";
    QTest::newRow("an unknown one first") << "fr-FR fr de-DE de" << "de";
    QTest::newRow("English before German") << "fr-FR fr en-GB en de-DE de" << "";
    QTest::newRow("unknown ones") << "fr-FR fr" << "";
}

void TestLanguageChoice::theFirstKnownIsTaken()
{
    QFETCH(QString, wanted);
    QFETCH(QString, taken);
    QCOMPARE(translationFor(wanted.split(u' ', Qt::SkipEmptyParts)), taken);
}

SANDPAD_TEST(languagechoice, TestLanguageChoice)
#include "tst_languagechoice.moc"
