#include "runner/model/Prose.h"
#include "tests/TestProgram.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

using namespace sandpad::runner;

namespace {

/// A language that writes sentences without spaces between them, and lists with its own comma.
class WithoutSpaces : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *,
                                    int) const override
    {
        const QByteArray text(source);
        if (qstrcmp(context, "sandpad::runner") != 0)
            return {};
        return text == "%1 %2" ? QStringLiteral("%1%2")
            : text == ", "     ? QStringLiteral("、")
                               : QString();
    }
};

} // namespace

/// Sentences and lists as the language of the person writes them.
class TestProse : public QObject
{
    Q_OBJECT

private slots:
    void sentencesFollowEachOther_data();
    void sentencesFollowEachOther();
    void anotherLanguageWritesThemItsWay();
    void wordsAreListed();
};

void TestProse::sentencesFollowEachOther_data()
{
    QTest::addColumn<QStringList>("sentences");
    QTest::addColumn<QString>("text");
    const QString one = QStringLiteral("It ended.");
    const QString two = QStringLiteral("It used %2 of %1.");
    QTest::newRow("none") << QStringList {} << QString();
    QTest::newRow("one") << QStringList { one } << one;
    QTest::newRow("two") << QStringList { one, two } << one + u' ' + two;
    QTest::newRow("signs of a place stay")
        << QStringList { two, two, one } << two + u' ' + two + u' ' + one;
    QTest::newRow("an empty one first") << QStringList { QString(), one } << one;
    QTest::newRow("an empty one last") << QStringList { one, QString() } << one;
    QTest::newRow("only empty ones") << QStringList { QString(), QString() } << QString();
}

void TestProse::sentencesFollowEachOther()
{
    QFETCH(QStringList, sentences);
    QFETCH(QString, text);
    QCOMPARE(sentencesOf(sentences), text);
}

void TestProse::anotherLanguageWritesThemItsWay()
{
    WithoutSpaces translator;
    QCoreApplication::installTranslator(&translator);
    QCOMPARE(sentencesOf({ QStringLiteral("一。"), QStringLiteral("二。") }),
             QStringLiteral("一。二。"));
    QCOMPARE(listOf({ QStringLiteral("甲"), QStringLiteral("乙") }), QStringLiteral("甲、乙"));
    QCoreApplication::removeTranslator(&translator);
}

void TestProse::wordsAreListed()
{
    QCOMPARE(listOf({}), QString());
    QCOMPARE(listOf({ QStringLiteral("a") }), QStringLiteral("a"));
    QCOMPARE(listOf({ QStringLiteral("a"), QString(), QStringLiteral("b") }),
             QStringLiteral("a, b"));
}

SANDPAD_TEST(prose, TestProse)
#include "tst_prose.moc"
