#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/ShownLanguages.h"

#include <QTest>

#include <algorithm>

using namespace sandpad;

class TestShownLanguages : public QObject
{
    Q_OBJECT

private slots:
    void thoseThatRunComeFirst();
    void theyClaimNoEndingOfThoseThatRun();
    void eachKindOfTextHasTheThemesPaper();
    void namesTellThem_data();
    void namesTellThem();

private:
    static QList<runner::LanguageInfo> runnable()
    {
        QList<runner::LanguageInfo> languages(2);
        languages[0].id = QStringLiteral("python");
        languages[0].definition = QStringLiteral("Python");
        languages[0].extensions = QStringList { QStringLiteral("py") };
        languages[1].id = QStringLiteral("typescript");
        languages[1].definition = QStringLiteral("TypeScript");
        languages[1].extensions =
            QStringList { QStringLiteral("ts"), QStringLiteral("mts"), QStringLiteral("h") };
        return languages;
    }
    static const runner::LanguageInfo *named(const QList<runner::LanguageInfo> &languages,
                                             const QString &id)
    {
        const auto found = std::ranges::find(languages, id, &runner::LanguageInfo::id);
        return found == languages.end() ? nullptr : &*found;
    }
};

void TestShownLanguages::thoseThatRunComeFirst()
{
    const auto languages = widgets::withShownLanguages(runnable());
    QCOMPARE(languages[0].id, QStringLiteral("python"));
    QCOMPARE(languages[1].id, QStringLiteral("typescript"));
    QVERIFY(languages[0].canRun && languages[1].canRun);
    const auto byName = [](const runner::LanguageInfo &one, const runner::LanguageInfo &two) {
        return one.name.compare(two.name, Qt::CaseInsensitive) < 0;
    };
    QVERIFY(std::is_sorted(languages.begin() + 2, languages.end(), byName));
    // Their own definitions are no second language.
    QVERIFY(!named(languages, QStringLiteral("Python")));
    QVERIFY(!named(languages, QStringLiteral("TypeScript")));
    for (const char *id : { "JSON", "SQL", "Bash", "Markdown", "text" }) {
        const auto *language = named(languages, QString::fromLatin1(id));
        QVERIFY2(language, id);
        QVERIFY2(!language->canRun && !language->extensions.isEmpty(), id);
    }
    QVERIFY(named(languages, QStringLiteral("SQL"))->extensions.contains(QStringLiteral("sql")));
}

void TestShownLanguages::theyClaimNoEndingOfThoseThatRun()
{
    for (const runner::LanguageInfo &language : widgets::withShownLanguages(runnable())) {
        for (const char *ending : { "py", "ts", "h" })
            QVERIFY2(language.canRun || !language.extensions.contains(QString::fromLatin1(ending)),
                     qPrintable(language.id));
        for (const QString &ending : language.extensions)
            QVERIFY2(!ending.contains(u'*') && !ending.contains(u'.'), qPrintable(ending));
    }
}

void TestShownLanguages::eachKindOfTextHasTheThemesPaper()
{
    const widgets::Theme theme = widgets::Theme::dark();
    widgets::CodeEditor editor;
    editor.setTheme(theme);
    editor.setLanguage(*named(widgets::withShownLanguages({}), QStringLiteral("JSON")));
    editor.setBytes("[1, {\"a\": null}]");
    editor.resize(300, 100);
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    for (int at = 0; at < static_cast<int>(editor.byteCount()); ++at) {
        const auto style = editor.SendScintilla(QsciScintillaBase::SCI_GETSTYLEAT, at);
        const auto back = static_cast<QRgb>(
            editor.SendScintilla(QsciScintillaBase::SCI_STYLEGETBACK, style)); // 0xBBGGRR
        QCOMPARE(QColor(qBlue(back), qGreen(back), qRed(back)), theme.surface);
    }
}

void TestShownLanguages::namesTellThem_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("query.sql") << QStringLiteral("SQL");
    QTest::newRow("data.json") << QStringLiteral("JSON");
    QTest::newRow("Makefile") << QStringLiteral("Makefile");
    QTest::newRow("CMakeLists.txt") << QStringLiteral("CMake");
    QTest::newRow("nothing.of-this-kind") << QString();
}

void TestShownLanguages::namesTellThem()
{
    const auto languages = widgets::withShownLanguages(runnable());
    QTEST(widgets::languageOfName(languages, QString::fromLatin1(QTest::currentDataTag())).id,
          "id");
}

SANDPAD_TEST(shownlanguages, TestShownLanguages)
#include "tst_shownlanguages.moc"
