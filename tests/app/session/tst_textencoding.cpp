#include "app/session/TextEncoding.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::app;

/// Bytes of files and the characters that they are.
class TestTextEncoding : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void theRemarkTellsWhatIsWritten_data();
    void theRemarkTellsWhatIsWritten();
    void isGuessed_data();
    void isGuessed();
    void noByteIsLost_data();
    void noByteIsLost();
    void eachCanHoldItsOwnText_data();
    void eachCanHoldItsOwnText();
    void whatDoesNotFitIsRefused_data();
    void whatDoesNotFitIsRefused();
    void whatIsNoTextInItIsRefused_data();
    void whatIsNoTextInItIsRefused();
    void staysWhileTheFileChanges_data();
    void staysWhileTheFileChanges();
    void namesComeBack();

private:
    static TextEncoding known(const char *shown)
    {
        return encodingShownAs(QString::fromLatin1(shown))
            .value_or(TextEncoding { .name = QStringLiteral("unknown") });
    }
    static QByteArray bytes(const char *hex) { return QByteArray::fromHex(hex); }
};

void TestTextEncoding::theRemarkTellsWhatIsWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("encoding");
    QTest::addColumn<QByteArray>("written");
    const QByteArray latin = "# coding: latin-1\nprint('\xc3\xbc')\n";
    const QByteArray utf = "# coding: utf-8\nprint('\xc3\xbc')\n";
    QTest::newRow("another one") << latin << QStringLiteral("UTF-8") << utf;
    QTest::newRow("the same") << latin << QStringLiteral("ISO-8859-1") << latin;
    QTest::newRow("another name of it")
        << QByteArray("#coding=utf8\n") << QStringLiteral("UTF-8") << QByteArray("#coding=utf8\n");
    QTest::newRow("from UTF-8") << utf << QStringLiteral("ISO-8859-15")
                                << QByteArray(utf).replace("utf-8", "iso-8859-15");
    QTest::newRow("none") << QByteArray("x = 1\n") << QStringLiteral("ISO-8859-1")
                          << QByteArray("x = 1\n");
    QTest::newRow("UTF-16") << latin << QStringLiteral("UTF-16LE BOM") << latin;
    QTest::newRow("an unknown one") << QByteArray("# coding: klingon\n") << QStringLiteral("UTF-8")
                                    << QByteArray("# coding: klingon\n");
}

void TestTextEncoding::theRemarkTellsWhatIsWritten()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, encoding);
    const auto wanted = encodingShownAs(encoding);
    QVERIFY(wanted);
    QTEST(tellingEncoding(text, *wanted), "written");
}

void TestTextEncoding::isGuessed_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QByteArray &bytes, const char *shown,
                        const char *text, const char *locale = "de_DE") {
        QTest::newRow(name) << bytes << QString::fromLatin1(locale) << QString::fromLatin1(shown)
                            << QString::fromUtf8(text);
    };
    row("nothing", "", "UTF-8", "");
    row("ASCII", "print(1)\n", "UTF-8", "print(1)\n");
    row("UTF-8", "# \xc3\xa4 \xe2\x86\x92\n", "UTF-8", "# ä →\n");
    row("UTF-8 with a mark", "\xef\xbb\xbf\xc3\xa4\n", "UTF-8 BOM", "ä\n");
    row("a mark alone", "\xef\xbb\xbf", "UTF-8 BOM", "");
    row("UTF-16LE", bytes("fffe e400 3dd800de 0a00"), "UTF-16LE BOM", "ä😀\n");
    row("UTF-16BE", bytes("feff 00e4 d83dde00 000a"), "UTF-16BE BOM", "ä😀\n");
    row("UTF-32LE", bytes("fffe0000 e4000000 00f60100"), "UTF-32LE BOM", "ä😀");
    row("UTF-32BE", bytes("0000feff 000000e4 0001f600"), "UTF-32BE BOM", "ä😀");
    row("Windows-1252", "# 5 \x80, \xe4\n", "windows-1252", "# 5 €, ä\n");
    row("Russian", bytes("cfd0c8c2c5d2"), "windows-1251", "ПРИВЕТ", "ru_RU");
    row("Polish", bytes("bfb9e6"), "windows-1250", "żąć", "pl_PL");
    row("Chinese", bytes("b2dd b8e5"), "GB18030", "草稿", "zh_CN");
    row("traditional Chinese", bytes("a4a4 a4e5"), "Big5", "中文", "zh_TW");
    row("Japanese", bytes("93fa 967b"), "Shift_JIS", "日本", "ja_JP");
    row("not Chinese after all", "caf\xe9\n", "windows-1252", "café\n", "zh_CN");
    row("an odd number of bytes after a mark of UTF-16", bytes("fffe e400 41"), "windows-1252",
        "ÿþä\0A");
    row("half a pair after a mark of UTF-16", bytes("fffe 3dd8 4100"), "windows-1252", "");
    row("a remark says it", "# coding: latin-1\nprint('\xe9\x80')\n", "ISO-8859-1",
        "# coding: latin-1\nprint('\u00e9\u0080')\n");
    row("a remark of the second line", "#!/usr/bin/python3\n# -*- coding: iso-8859-15 -*-\n\xa4\n",
        "ISO-8859-15", "#!/usr/bin/python3\n# -*- coding: iso-8859-15 -*-\n\u20ac\n");
    row("a remark and ASCII", "# vim: set fileencoding=cp1251 :\n", "windows-1251",
        "# vim: set fileencoding=cp1251 :\n");
    row("a remark of the third line", "a\n\n# coding: latin-1\n\xc3\xa9\n", "UTF-8",
        "a\n\n# coding: latin-1\n\u00e9\n");
    row("a remark that names none", "# coding: klingon\n\xc3\xa9\n", "UTF-8",
        "# coding: klingon\n\u00e9\n");
    row("UTF-8 that breaks off", "ab\xc3", "windows-1252", "abÃ");
    row("UTF-8 with a mark that breaks off", "\xef\xbb\xbf\xc3", "windows-1252", "ï»¿Ã");
}

void TestTextEncoding::isGuessed()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, locale);
    QFETCH(QString, shown);
    QFETCH(QString, text);
    const TextEncoding guessed = guessedEncoding(bytes, QLocale(locale));
    QCOMPARE(guessed.shown(), shown);
    const auto read = decoded(bytes, guessed);
    QVERIFY2(read, qPrintable(read ? QString() : read.error().text));
    if (!read->contains('\0') && !text.isEmpty())
        QCOMPARE(QString::fromUtf8(*read), text);
    const auto back = encoded(*read, guessed);
    QVERIFY2(back, qPrintable(back ? QString() : back.error().text));
    QCOMPARE(*back, bytes);
}

void TestTextEncoding::noByteIsLost_data()
{
    QTest::addColumn<QString>("locale");
    for (const char *locale :
         { "C", "en_US", "zh_CN", "zh_TW", "ja_JP", "ko_KR", "ru_RU", "el_GR", "tr_TR", "pl_PL" })
        QTest::newRow(locale) << QString::fromLatin1(locale);
}

void TestTextEncoding::noByteIsLost()
{
    QFETCH(QString, locale);
    constexpr int kBytes = 256;
    QByteArray bytes;
    for (int first = 0; first < kBytes; ++first) {
        for (int second = 0; second < kBytes; second += 5) {
            bytes = QByteArray(1, char(first)) + char(second) + "\n";
            const TextEncoding guessed = guessedEncoding(bytes, QLocale(locale));
            const auto text = decoded(bytes, guessed);
            QVERIFY2(text, bytes.toHex().constData());
            const auto back = encoded(*text, guessed);
            QVERIFY2(back, bytes.toHex().constData());
            QCOMPARE(back->toHex(' '), bytes.toHex(' '));
        }
    }
}

void TestTextEncoding::eachCanHoldItsOwnText_data()
{
    QTest::addColumn<QString>("shown");
    const auto offered = offeredEncodings();
    QVERIFY2(offered.size() > 30, "Qt is built without the library that knows encodings");
    for (const TextEncoding &encoding : offered)
        QTest::newRow(qPrintable(encoding.shown())) << encoding.shown();
}

void TestTextEncoding::eachCanHoldItsOwnText()
{
    QFETCH(QString, shown);
    const auto encoding = encodingShownAs(shown);
    QVERIFY(encoding);
    QCOMPARE(encoding->shown(), shown);
    const QByteArray text = "print('plain')\r\n\ttext\n";
    const auto bytes = encoded(text, *encoding);
    QVERIFY2(bytes, qPrintable(bytes ? QString() : bytes.error().text));
    const auto back = decoded(*bytes, *encoding);
    QVERIFY2(back, qPrintable(back ? QString() : back.error().text));
    QCOMPARE(*back, text);
    // A mark is what the file tells by itself.
    if (encoding->hasMark)
        QCOMPARE(guessedEncoding(*bytes).shown(), shown);
}

void TestTextEncoding::whatDoesNotFitIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *name, const QByteArray &text, const char *shown,
                        const QStringList &words) {
        QTest::newRow(name) << text << QString::fromLatin1(shown) << words;
    };
    row("an arrow", "# \xc3\xa4\n\n# \xe2\x86\x92\n", "windows-1252",
        { QStringLiteral("windows-1252"), QStringLiteral("→"), QStringLiteral("U+2192"),
          QStringLiteral("line 3") });
    row("in Latin 1", "\xe2\x82\xac", "ISO-8859-1",
        { QStringLiteral("€"), QStringLiteral("line 1") });
    row("a character of two units", "ok\n\xf0\x9f\x98\x80", "windows-1252",
        { QStringLiteral("U+1F600"), QStringLiteral("line 2") });
    row("one that looks like ASCII", "\xef\xbc\xa1", "windows-1252", { QStringLiteral("U+FF21") });
    row("one that is not seen", "a\xe2\x80\x8b", "windows-1252", { QStringLiteral("U+200B") });
    row("no UTF-8", "a\xff", "windows-1252", { QStringLiteral("no characters") });
    row("no UTF-8 for UTF-16", "a\xed\xa0\x80", "UTF-16LE BOM",
        { QStringLiteral("no characters") });
}

void TestTextEncoding::whatDoesNotFitIsRefused()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, shown);
    QFETCH(QStringList, words);
    const auto encoding = encodingShownAs(shown);
    QVERIFY(encoding);
    const auto bytes = encoded(text, *encoding);
    QVERIFY(!bytes);
    for (const QString &word : words)
        QVERIFY2(bytes.error().text.contains(word), qPrintable(bytes.error().text));
    // UTF-8 takes it as it is.
    QCOMPARE(encoded(text, {}).value_or(QByteArray()), text);
}

void TestTextEncoding::whatIsNoTextInItIsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const QByteArray &bytes, const char *shown) {
        QTest::newRow(name) << bytes << QString::fromLatin1(shown);
    };
    row("a missing mark", "abc", "UTF-8 BOM");
    row("half a character", "abc", "UTF-16LE");
    row("half a pair", bytes("3dd84100"), "UTF-16LE");
    row("above the last character", bytes("0000feff 00110000"), "UTF-32BE BOM");
    row("a first byte without a second one", "\xb2", "GB18030");
    row("a byte without a meaning", "\xff", "Shift_JIS");
}

void TestTextEncoding::whatIsNoTextInItIsRefused()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, shown);
    const auto encoding = encodingShownAs(shown);
    QVERIFY(encoding);
    const auto text = decoded(bytes, *encoding);
    QVERIFY2(!text, qPrintable(text ? QString::fromUtf8(*text) : QString()));
    QVERIFY2(text.error().text.contains(shown), qPrintable(text.error().text));
}

void TestTextEncoding::staysWhileTheFileChanges_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("after");
    const auto row = [](const char *name, const char *before, const QByteArray &bytes,
                        const char *after) {
        QTest::newRow(name) << QString::fromLatin1(before) << bytes << QString::fromLatin1(after);
    };
    row("ASCII", "windows-1251", "abc", "windows-1251");
    row("another text", "windows-1251", "\xcf\xf0", "windows-1251");
    row("UTF-8 now", "windows-1251", "\xc3\xa4", "UTF-8");
    row("a mark now", "windows-1251", "\xef\xbb\xbf\xc3\xa4", "UTF-8 BOM");
    row("no mark any more", "UTF-8 BOM", "abc", "UTF-8");
    row("no UTF-8 any more", "UTF-8", "\xe4", "windows-1252");
    row("no UTF-8 with a mark any more", "UTF-8 BOM", "\xef\xbb\xbf\xe4", "windows-1252");
    row("no longer in it", "UTF-16LE BOM", "abc", "UTF-8");
}

void TestTextEncoding::staysWhileTheFileChanges()
{
    QFETCH(QString, before);
    QFETCH(QByteArray, bytes);
    QFETCH(QString, after);
    const auto encoding = encodingShownAs(before);
    QVERIFY(encoding);
    QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
    QCOMPARE(guessedAgain(bytes, *encoding).shown(), after);
}

void TestTextEncoding::namesComeBack()
{
    QVERIFY(encodingShownAs({})->isUsual());
    QVERIFY(known("UTF-8").isUsual());
    QVERIFY(!known("UTF-8 BOM").isUsual());
    QVERIFY(!encodingShownAs(QStringLiteral("UTF-7 or so")));
    QCOMPARE(known("UTF-16LE BOM"),
             (TextEncoding { .name = QStringLiteral("UTF-16LE"), .hasMark = true }));
}

SANDPAD_TEST(textencoding, TestTextEncoding)
#include "tst_textencoding.moc"
