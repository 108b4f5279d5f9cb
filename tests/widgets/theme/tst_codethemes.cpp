#include "tests/TestProgram.h"
#include "widgets/editor/CodeEditor.h"
#include "widgets/editor/SyntaxColors.h"
#include "widgets/theme/CodeThemes.h"

#include <QTest>

#include <algorithm>

using namespace sandpad::widgets;
using CodeTheme = KSyntaxHighlighting::Theme;

/// The themes of KDE syntax-highlighting that code can have.
class TestCodeThemes : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void lightAndDarkAreApart();
    void codeIsPainted_data();
    void codeIsPainted();
    void selectionsAreSeen();
    void othersChangeNothing_data();
    void othersChangeNothing();
};

void TestCodeThemes::lightAndDarkAreApart()
{
    const auto has = [](bool areDark, const char *id) {
        return std::ranges::contains(codeThemes(areDark), QString::fromLatin1(id),
                                     &CodeThemeName::id);
    };
    QVERIFY(has(false, "Breeze Light") && !has(false, "Breeze Dark"));
    QVERIFY(has(true, "Breeze Dark") && !has(true, "Breeze Light"));
}

void TestCodeThemes::codeIsPainted_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("dark") << QStringLiteral("Breeze Dark");
    QTest::newRow("light") << QStringLiteral("Solarized Light");
}

void TestCodeThemes::codeIsPainted()
{
    QFETCH(QString, id);
    Theme theme = Theme::light();
    theme.codeTheme = id;
    CodeEditor editor(nullptr);
    editor.setTheme(theme);
    editor.setBytes("\n\n\n");
    editor.resize(400, 300);
    editor.show();
    QVERIFY(QTest::qWaitForWindowExposed(&editor));
    const CodeTheme code = codeThemeOf(theme);
    QCOMPARE(code.name(), id);
    const QImage image = editor.viewport()->grab().toImage();
    QCOMPARE(QColor(image.pixel(image.width() - 5, image.height() - 5)),
             QColor(code.editorColor(CodeTheme::BackgroundColor)));
    QCOMPARE(syntaxColor(CodeTheme::Keyword, theme), QColor(code.textColor(CodeTheme::Keyword)));
    QVERIFY(syntaxColor(CodeTheme::Keyword, theme)
            != syntaxColor(CodeTheme::Keyword, Theme::light()));
}

/// Of all installed ones, also in the current line.
void TestCodeThemes::selectionsAreSeen()
{
    for (const bool areDark : { false, true }) {
        for (const auto &[id, words] : codeThemes(areDark)) {
            Theme theme = Theme::light();
            theme.codeTheme = id;
            theme = withCodeTheme(theme);
            QVERIFY2(theme.selection != theme.currentLine && theme.selection != theme.surface,
                     qPrintable(id));
        }
    }
}

void TestCodeThemes::othersChangeNothing_data()
{
    QTest::addColumn<QString>("id");
    QTest::newRow("none") << QString();
    QTest::newRow("not installed") << QStringLiteral("../../etc/passwd");
}

void TestCodeThemes::othersChangeNothing()
{
    QFETCH(QString, id);
    Theme theme = Theme::dark();
    theme.codeTheme = id;
    QCOMPARE(withCodeTheme(theme).surface, Theme::dark().surface);
    QCOMPARE(syntaxColor(CodeTheme::Keyword, theme),
             syntaxColor(CodeTheme::Keyword, Theme::dark()));
}

SANDPAD_TEST(codethemes, TestCodeThemes)
#include "tst_codethemes.moc"
