#include "tests/TestProgram.h"
#include "tests/translations/Catalog.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

const QString kFolder = QStringLiteral(SANDPAD_SOURCE "/resources/translations");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray catalog(const char *source, const char *translation)
{
    return QByteArrayLiteral("<TS><context><name>C</name><message><source>") + source
        + QByteArrayLiteral("</source>") + translation
        + QByteArrayLiteral("</message></context></TS>");
}

} // namespace

/// The translations have each sentence of the sources, and each is whole.
class TestTranslations : public QObject
{
    Q_OBJECT

private slots:
    void everySentenceIsThere();
    void everyTranslationIsWhole_data();
    void everyTranslationIsWhole();
    void contextsAreThoseOfClasses();
    void findsAFault_data();
    void findsAFault();
};

/// What `./dev translate` would write is what stands there.
void TestTranslations::everySentenceIsThere()
{
    const QTemporaryDir copies;
    const QStringList names = QDir(kFolder).entryList({ QStringLiteral("sandpad_*.ts") });
    QVERIFY(names.size() >= 2);
    for (const QString &name : names)
        QVERIFY(QFile::copy(kFolder + u'/' + name, copies.filePath(name)));
    QProcess translate;
    translate.setProcessChannelMode(QProcess::MergedChannels);
    translate.start(QStringLiteral(SANDPAD_SOURCE "/scripts/dev/translate"), { copies.path() });
    QVERIFY(translate.waitForFinished(300'000));
    // A complaint of lupdate means a sentence that it puts elsewhere than the program seeks it.
    QCOMPARE(translate.readAll(), QByteArray());
    QCOMPARE(translate.exitCode(), 0);
    for (const QString &name : names)
        QVERIFY2(contentOf(copies.filePath(name)) == contentOf(kFolder + u'/' + name),
                 qPrintable(QStringLiteral("%1 lacks a sentence, or has one too many; "
                                           "./dev translate mends that")
                                .arg(name)));
}

void TestTranslations::everyTranslationIsWhole_data()
{
    QTest::addColumn<QString>("name");
    for (const QString &name : QDir(kFolder).entryList({ QStringLiteral("*.ts") }))
        QTest::newRow(qPrintable(name)) << name;
}

void TestTranslations::everyTranslationIsWhole()
{
    QFETCH(QString, name);
    const QList<Message> messages = messagesIn(contentOf(kFolder + u'/' + name));
    QVERIFY(messages.size() > 1000);
    QCOMPARE(faultsOf(messages).join(u'\n'), QString());
}

/// lupdate writes the bare name of a class whose namespace it has lost.
void TestTranslations::contextsAreThoseOfClasses()
{
    static const QStringList kOthers { QStringLiteral("IsolationLevel"), QStringLiteral("Layer"),
                                       QStringLiteral("Scratch"), QStringLiteral("TableTexts") };
    for (const Message &message : messagesIn(contentOf(kFolder + QStringLiteral("/sandpad_de.ts"))))
        QVERIFY2(message.context.startsWith(QLatin1String("sandpad::"))
                     || kOthers.contains(message.context),
                 qPrintable(message.context));
}

void TestTranslations::findsAFault_data()
{
    QTest::addColumn<QByteArray>("ts");
    QTest::addColumn<bool>("isFault");
    const auto row = [](const char *name, const QByteArray &ts, bool isFault) {
        QTest::newRow(name) << ts << isFault;
    };
    row("good", catalog("%1 of %2", "<translation>%2: %1</translation>"), false);
    row("unfinished", catalog("a", "<translation type=\"unfinished\">b</translation>"), true);
    row("empty", catalog("a", "<translation></translation>"), true);
    row("a place is missing", catalog("%1 of %2", "<translation>%1</translation>"), true);
    row("another place", catalog("%1", "<translation>%2</translation>"), true);
    row("a word in braces", catalog("{package}", "<translation>{paket}</translation>"), true);
    row("space is missing", catalog(" px", "<translation>px</translation>"), true);
    row("one form lacks the number",
        catalog("%n more",
                "<translation>\n    <numerusform>one</numerusform>\n"
                "    <numerusform>%n more</numerusform>\n</translation>"),
        true);
}

void TestTranslations::findsAFault()
{
    QFETCH(QByteArray, ts);
    QFETCH(bool, isFault);
    const QList<Message> messages = messagesIn(ts);
    QCOMPARE(messages.size(), 1);
    QCOMPARE(!faultsOf(messages).isEmpty(), isFault);
}

SANDPAD_TEST(translations, TestTranslations)
#include "tst_translations.moc"
