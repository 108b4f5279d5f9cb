#include "app/settings/CommandKeys.h"
#include "tests/TestProgram.h"
#include "widgets/controls/KeyTip.h"

#include <QTest>

using namespace sandpad::app;

/// Which keys commands get, and which keys they cannot have.
class TestCommandKeys : public QObject
{
    Q_OBJECT

private slots:
    void chosenKeysAreInsteadOfUsualOnes();
    void bothEntersAreOneKey();
    void aKeyIsOfOneCommandOnly();
    void whatIsUsualIsNotKept();
    void oddTextsGiveNoKeys_data();
    void oddTextsGiveNoKeys();
    void keysAreRefused_data();
    void keysAreRefused();
    void itsOwnKeysAreNot();
};

namespace {

QKeySequence key(const char *text)
{
    return QKeySequence(QString::fromLatin1(text), QKeySequence::PortableText);
}

QString id(const char *text)
{
    return QString::fromLatin1(text);
}

const QList<Command> &commands()
{
    static const QList<Command> all {
        { .id = id("run"), .name = id("Run"), .usual = { key("Ctrl+Return"), key("F5") } },
        { .id = id("stop"), .name = id("Stop"), .usual = { key("Ctrl+.") } },
        { .id = id("new"), .name = id("New scratch"), .usual = { key("Ctrl+T") } },
        { .id = id("fold"), .name = id("Fold everything") },
    };
    return all;
}

} // namespace

void TestCommandKeys::chosenKeysAreInsteadOfUsualOnes()
{
    const ChosenKeys chosen { { id("stop"), id("F9; Ctrl+K") }, { id("new"), QString() } };
    const auto given = givenKeys(commands(), chosen);
    QCOMPARE(given[1], (QList<QKeySequence> { key("F9"), key("Ctrl+K") }));
    QCOMPARE(given[2], QList<QKeySequence>());
    QVERIFY(given[0].contains(key("F5")));
    QCOMPARE(given[3], QList<QKeySequence>());
}

void TestCommandKeys::bothEntersAreOneKey()
{
    for (const char *enter : { "Ctrl+Alt+Return", "Ctrl+Alt+Enter" }) {
        const auto given = givenKeys(commands(), { { id("stop"), id(enter) } });
        // Menus show the first one.
        QCOMPARE(given[1], (QList<QKeySequence> { key("Ctrl+Alt+Enter"), key("Ctrl+Alt+Return") }));
        QCOMPARE(sandpad::widgets::keyText(key(enter)), QStringLiteral("Ctrl+Alt+Enter"));
    }
    QVERIFY(!refusalOf(key("Ctrl+Enter"), commands()[1], commands(), {}).isEmpty());
}

void TestCommandKeys::aKeyIsOfOneCommandOnly()
{
    // Somebody wrote into the file what the dialog refuses.
    const ChosenKeys chosen { { id("stop"), id("Ctrl+T; F5") }, { id("fold"), id("F5") } };
    const auto given = givenKeys(commands(), chosen);
    QCOMPARE(given[1], (QList<QKeySequence> { key("Ctrl+T"), key("F5") }));
    QVERIFY(!given[0].contains(key("F5")));
    QCOMPARE(given[2], QList<QKeySequence>());
    QCOMPARE(given[3], QList<QKeySequence>());
    QCOMPARE(wishedKeys(commands(), chosen)[3], QList<QKeySequence> { key("F5") });
}

void TestCommandKeys::whatIsUsualIsNotKept()
{
    const ChosenKeys chosen = withKeys({}, commands()[1], { key("F9"), key("Ctrl+;") });
    QCOMPARE(chosen.value(id("stop")), QStringLiteral("F9; Ctrl+;"));
    QCOMPARE(givenKeys(commands(), chosen)[1], (QList<QKeySequence> { key("F9"), key("Ctrl+;") }));
    QCOMPARE(withKeys(chosen, commands()[1], commands()[1].usual), ChosenKeys {});
    QCOMPARE(withKeys({}, commands()[1], {}), (ChosenKeys { { id("stop"), QString() } }));
}

void TestCommandKeys::oddTextsGiveNoKeys_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         { "a", "Return", "Shift+B", "nonsense", "Ctrl+K, Ctrl+C", "; ;", "Ctrl+" })
        QTest::newRow(text) << id(text);
}

void TestCommandKeys::oddTextsGiveNoKeys()
{
    QFETCH(QString, text);
    QCOMPARE(givenKeys(commands(), { { id("stop"), text } })[1], QList<QKeySequence>());
}

void TestCommandKeys::keysAreRefused_data()
{
    QTest::addColumn<QString>("pressed");
    QTest::addColumn<QString>("words");
    const auto row = [](const char *pressed, const char *words) {
        QTest::newRow(pressed) << id(pressed) << id(words);
    };
    row("Ctrl+T", "New scratch");
    row("F5", "Run");
    row("A", "types");
    row("Shift+A", "types");
    row("Space", "types");
    row("Left", "types");
    row("Tab", "types");
    row("Ctrl+C", "editing");
    row("Ctrl+Z", "editing");
    row("Ctrl+V", "editing");
    row("Ctrl+Left", "editing");
    row("", "Press");
}

void TestCommandKeys::keysAreRefused()
{
    QFETCH(QString, pressed);
    QFETCH(QString, words);
    const QString refusal =
        refusalOf(QKeySequence(pressed, QKeySequence::PortableText), commands()[1], commands(), {});
    QVERIFY2(refusal.contains(words) && refusal.contains(pressed), qPrintable(refusal));
}

void TestCommandKeys::itsOwnKeysAreNot()
{
    for (const char *free : { "F9", "Ctrl+K", "Alt+Shift+X", "Shift+F5", "Ctrl+." })
        QCOMPARE(refusalOf(key(free), commands()[1], commands(), {}), QString());
    // What another command has given up is free.
    QCOMPARE(refusalOf(key("Ctrl+T"), commands()[1], commands(), { { id("new"), id("F9") } }),
             QString());
}

SANDPAD_TEST(commandkeys, TestCommandKeys)
#include "tst_commandkeys.moc"
