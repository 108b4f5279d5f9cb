#include "tests/TestProgram.h"
#include "widgets/cards/SourceExcerpt.h"
#include "widgets/cards/errors/ErrorCard.h"
#include "widgets/cards/errors/FrameGroups.h"
#include "widgets/controls/StyleSheet.h"

#include <QFontInfo>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

using namespace sandpad;
using namespace sandpad::widgets;
using runner::Cause;
using runner::Diagnostic;
using runner::ErrorReport;
using runner::Frame;

/// The card that shows an error.
class TestErrorCard : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QTest::failOnWarning(); }
    void framesAreGrouped_data();
    void framesAreGrouped();
    void marks_data();
    void marks();
    void marksOfWideLinesAreSeen();
    void linesCutAtTheirBeginningSaySo();
    void aPlaceIsARow();
    void severalFilesAreNamed();
    void aRunWithoutNetworkOffersIt();
    void causesHaveTheirSections();
    void linksLeadToLineAndColumn();
    void foldsUnfold();
    void messagesAreAllReachable();
    void moreIsReachedByKeyboard();
    void aSingleMessageHasItsCarets();
    void linesBelowTheFirstStandAsCode();
    void anythingIsShown();
    void recursionStaysSmall();

private:
    static Frame user(int line, int column = 0, int endColumn = 0, const QString &function = {})
    {
        return { QStringLiteral("script.py"), line, column, function, true, endColumn, 0 };
    }
    static Frame library(int line)
    {
        return { QStringLiteral("/usr/lib/x.py"), line, 0, QStringLiteral("call"), false, 0, 0 };
    }
    static std::unique_ptr<ErrorCard> cardOf(const ErrorReport &error,
                                             const QStringList &source = {})
    {
        auto card = std::make_unique<ErrorCard>(error, source, nullptr);
        card->setTheme(Theme::light());
        card->resize(600, card->heightFor(600));
        return card;
    }
    /// The line and the column of a signalled GoTo.
    static std::pair<int, int> placeIn(const QVariantList &signal)
    {
        const auto request = signal.value(0).value<OutputRequest>();
        const auto *place = std::get_if<GoTo>(&request);
        return place ? std::pair(place->line, place->column) : std::pair(0, 0);
    }
    static QStringList textsOf(const QWidget &card)
    {
        QStringList texts;
        for (const QLabel *label : card.findChildren<QLabel *>()) {
            if (!label->isHidden())
                texts.append(label->text());
        }
        return texts;
    }
    static QToolButton *buttonOf(const QWidget &card, const QString &text)
    {
        for (QToolButton *button : card.findChildren<QToolButton *>()) {
            if (button->text().endsWith(text) && !button->isHidden())
                return button;
        }
        return nullptr;
    }
    static qsizetype linksOf(const QWidget &card)
    {
        return card.findChildren<QToolButton *>(QStringLiteral("link")).size();
    }
};

void TestErrorCard::framesAreGrouped_data()
{
    QTest::addColumn<QList<Frame>>("frames");
    QTest::addColumn<QString>("rows"); ///< P place, L library, R repeated, C calls; counts
    const auto row = [](const char *name, const QList<Frame> &frames, const char *rows) {
        QTest::newRow(name) << frames << QString::fromLatin1(rows);
    };
    row("none", {}, "");
    row("one", { user(1) }, "P1");
    row("library between", { user(1), library(1), library(2), library(3), user(2) }, "P1 L3 P1");
    row("library only", { library(1) }, "L1");
    row("twice", { user(1), user(2), user(2) }, "P1 P1 P1");
    row("three times", { user(1), user(2), user(2), user(2) }, "P1 P1 R2");
    QList<Frame> deep { user(4) };
    deep += QList<Frame>(99, user(2));
    deep[20].skipped = 900;
    row("recursion", deep, "P1 P1 R998");
    deep[20] = user(3);
    deep[20].skipped = 900;
    row("a gap", deep, "P1 P1 R18 C900 P1 P1 R78");
    QList<Frame> many;
    for (int i = 1; i <= 30; ++i)
        many += { user(i), library(i) };
    row("many places", many, "P1 C45 P1 L1 P1 L1 P1 L1 P1 L1 P1 L1 P1 L1 P1 L1");
    Frame outer = library(9);
    outer.skipped = 5;
    row("gap before library", { outer, user(1) }, "L6 P1");
}

void TestErrorCard::framesAreGrouped()
{
    QFETCH(QList<Frame>, frames);
    QStringList rows;
    for (const FrameGroup &group : groupsOf(frames, 8))
        rows.append(QChar(QLatin1Char("PLRC"[static_cast<int>(group.kind)]))
                    + QString::number(group.count));
    QTEST(rows.join(u' '), "rows");
}

void TestErrorCard::marks_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("column");
    QTest::addColumn<int>("endColumn");
    QTest::addColumn<QString>("before"); ///< what is drawn before the mark
    QTest::addColumn<QString>("marked"); ///< what the mark is under; empty: no mark
    const auto row = [](const char *name, const char *line, int column, int endColumn,
                        const char *before, const char *marked) {
        QTest::newRow(name) << QString::fromUtf8(line) << column << endColumn
                            << QString::fromUtf8(before) << QString::fromUtf8(marked);
    };
    row("part", "    x = a / b\n", 9, 14, "x = ", "a / b");
    row("column only", "throw new E()", 7, 0, "throw ", "n");
    row("unknown", "x = 1", 0, 0, "", "");
    row("tab before", "\tx\t= 1", 4, 5, "x   ", "=");
    row("tab in front", "\t\tx = 1", 3, 4, "", "x");
    row("wide before", "é = '漢字🎉' + 1", 12, 13, "é = '漢字🎉' +", " ");
    row("wide within", "a 漢字🎉 b", 3, 6, "a ", "漢字🎉");
    row("behind the end", "if x", 5, 6, "if x", " ");
    row("far behind", "if x", 500, 900, "if x", " ");
    row("in the indentation", "      x", 2, 4, "", "x");
    row("end before its beginning", "abcdef", 4, 2, "abc", "d");
    row("all of it", "  raise X", 3, 10, "", "");
    row("control", "a\x01\x02 b", 5, 6, "a   ", "b");
    row("empty", "", 1, 2, "", " ");
}

void TestErrorCard::marks()
{
    QFETCH(QString, line);
    QFETCH(int, column);
    QFETCH(int, endColumn);
    QFETCH(QString, before);
    QFETCH(QString, marked);
    const Theme theme = Theme::light();
    SourceExcerpt excerpt(
        line, { .column = column, .endColumn = endColumn, .whole = Marked::Whole::Hide }, nullptr);
    excerpt.setTheme(theme);
    excerpt.resize(900, excerpt.sizeHint().height());
    QCOMPARE(excerpt.hasMark(), !marked.isEmpty());
    if (marked.isEmpty())
        return;
    const QFontMetrics metrics(theme.codeFont);
    const auto [from, to] = excerpt.markedPixels();
    QCOMPARE(from, metrics.horizontalAdvance(before));
    QCOMPARE(to,
             std::max(metrics.horizontalAdvance(before + marked),
                      from + metrics.horizontalAdvance(u'M')));
    QCOMPARE(excerpt.text().first(before.size()), before);
    QVERIFY(!excerpt.grab().isNull());
}

void TestErrorCard::marksOfWideLinesAreSeen()
{
    const QString line = QString(100'000, u'x') + QStringLiteral("bad") + QString(100'000, u'y');
    SourceExcerpt excerpt(line, { .column = 100'001, .endColumn = 100'004 }, nullptr);
    excerpt.setTheme(Theme::light());
    excerpt.resize(300, excerpt.sizeHint().height());
    const auto [from, to] = excerpt.markedPixels();
    QVERIFY(from > 0);
    QVERIFY(to <= 300);
    QVERIFY(excerpt.text().size() < 1000);
    QVERIFY(!excerpt.grab().isNull());
}

/// A line that begins in the middle of a word says that it does.
void TestErrorCard::linesCutAtTheirBeginningSaySo()
{
    const Theme theme = Theme::light();
    const auto leftOf = [&theme](const QString &line, const Marked &marked) {
        SourceExcerpt excerpt(line, marked, nullptr);
        excerpt.setTheme(theme);
        excerpt.resize(300, excerpt.sizeHint().height());
        const int width = QFontMetrics(theme.codeFont).horizontalAdvance(QStringLiteral("…"));
        return excerpt.grab().toImage().copy(0, 0, width, excerpt.height());
    };
    const QImage dots = leftOf(QStringLiteral("…"), {});
    const QString line = QString(60, u'x') + QStringLiteral(" bad");
    QCOMPARE(leftOf(line, { .column = 62, .endColumn = 65 }), dots);
    QVERIFY(leftOf(line, { .column = 1, .endColumn = 3 }) != dots);
}

void TestErrorCard::aPlaceIsARow()
{
    ErrorReport error;
    error.type = QStringLiteral("E");
    const QString longName = QString(100, u'f');
    error.frames = { user(1), user(2, 3, 6, QStringLiteral("work")), user(3, 0, 0, longName) };
    const auto card = cardOf(error, { QStringLiteral("work()"), QStringLiteral("  bad + 1") });
    card->show();
    QStringList places;
    for (QToolButton *link : card->findChildren<QToolButton *>(QStringLiteral("link"))) {
        if (link->property("isPlace").toBool())
            places.append(link->text());
    }
    QCOMPARE(places,
             (QStringList { QStringLiteral("line 1"), QStringLiteral("line 2"),
                            QStringLiteral("line 3") }));
    const auto excerpts = card->findChildren<SourceExcerpt *>();
    QCOMPARE(excerpts.size(), 2);
    // Their columns are the same, and the code has most of the width, beside a long name, too.
    QCOMPARE(excerpts[0]->x(), excerpts[1]->x());
    QCOMPARE_GT(excerpts[0]->width(), card->width() / 2);
    QCOMPARE(excerpts[1]->accessibleDescription(), QStringLiteral("Marked: bad"));
    QToolButton *second = buttonOf(*card, QStringLiteral("line 2"));
    QCOMPARE_LT(qAbs(second->geometry().center().y() - excerpts[1]->geometry().center().y()), 4);
}

void TestErrorCard::severalFilesAreNamed()
{
    ErrorReport error;
    error.type = QStringLiteral("E");
    Frame other = user(4);
    other.file = QStringLiteral("other.py");
    other.isBeside = true;
    error.frames = { user(1), other };
    const QString own = QStringLiteral("first()");
    const QString innocent = QStringLiteral("innocent()");
    const auto card = cardOf(error, { own, {}, {}, innocent });
    QVERIFY(buttonOf(*card, QStringLiteral("script.py:1")));
    // What stands in that line of the program has not failed: the link leads to the other file.
    QToolButton *link = buttonOf(*card, QStringLiteral("other.py:4"));
    QVERIFY(link);
    QSignalSpy spy(card.get(), &Card::requested);
    QTest::keyClick(link, Qt::Key_Space);
    QCOMPARE(spy.size(), 1);
    const auto request = spy[0].value(0).value<OutputRequest>();
    const auto *place = std::get_if<GoTo>(&request);
    QVERIFY(place);
    QCOMPARE(place->file, QStringLiteral("other.py"));
    QCOMPARE(place->line, 4);
    const auto excerpts = card->findChildren<SourceExcerpt *>();
    QCOMPARE(excerpts.size(), 1);
    // The button leads to where it failed.
    QToolButton *go = buttonOf(*card, QStringLiteral("Go to other.py, line 4"));
    QVERIFY(go);
    QTest::keyClick(go, Qt::Key_Space);
    const auto gone = spy.last().value(0).value<OutputRequest>();
    QVERIFY(std::holds_alternative<GoTo>(gone));
    QCOMPARE(std::get<GoTo>(gone).file, QStringLiteral("other.py"));
}

void TestErrorCard::aRunWithoutNetworkOffersIt()
{
    ErrorReport error;
    error.type = QStringLiteral("URLError");
    error.hint = QStringLiteral("The network is off.");
    QVERIFY(!buttonOf(*cardOf(error), QStringLiteral("Switch the network on and run")));
    error.lacksNetwork = true;
    const auto card = cardOf(error);
    QVERIFY(textsOf(*card).contains(error.hint));
    QToolButton *again = buttonOf(*card, QStringLiteral("Switch the network on and run"));
    QVERIFY(again);
    QSignalSpy spy(card.get(), &Card::requested);
    QTest::keyClick(again, Qt::Key_Space);
    QCOMPARE(spy.size(), 1);
    QVERIFY(std::holds_alternative<RunWithNetwork>(spy[0].value(0).value<OutputRequest>()));
}

void TestErrorCard::causesHaveTheirSections()
{
    ErrorReport error;
    error.type = QStringLiteral("RuntimeError");
    error.message = QStringLiteral("no start");
    error.frames = { user(1) };
    const auto cause = [](Cause::Relation relation, int depth, const char *type, int line) {
        return Cause { .relation = relation,
                       .depth = depth,
                       .type = QString::fromLatin1(type),
                       .message = QStringLiteral("m"),
                       .frames = { user(line) } };
    };
    error.causes = { cause(Cause::Relation::Member, 1, "A", 2),
                     cause(Cause::Relation::Cause, 1, "B", 3),
                     cause(Cause::Relation::Member, 1, "C", 4),
                     cause(Cause::Relation::Context, 0, "D", 5),
                     cause(Cause::Relation::Cause, 0, "", 6) };
    error.moreCauses = 12;
    const auto card = cardOf(
        error,
        { QStringLiteral("first()"), QStringLiteral("second()"), QStringLiteral("third()") });
    QStringList texts = textsOf(*card);
    QCOMPARE(texts,
             (QStringList { QStringLiteral("RuntimeError: no start"),
                            QStringLiteral("Error 1 of the group: A: m"),
                            QStringLiteral("Caused by B: m"),
                            QStringLiteral("Error 2 of the group: C: m"),
                            QStringLiteral("While handling D: m"), QStringLiteral("Caused by m"),
                            QStringLiteral("Causes that were not recorded: 12") }));
    QCOMPARE(linksOf(*card), 6);
    QStringList code;
    for (const SourceExcerpt *excerpt : card->findChildren<SourceExcerpt *>())
        code.append(excerpt->text());
    QCOMPARE(code,
             (QStringList { QStringLiteral("first()"), QStringLiteral("second()"),
                            QStringLiteral("third()") }));
}

void TestErrorCard::linksLeadToLineAndColumn()
{
    ErrorReport error;
    error.type = QStringLiteral("E");
    error.frames = { user(7, 3) };
    error.causes = { { .relation = Cause::Relation::Cause,
                       .depth = 0,
                       .type = QStringLiteral("F"),
                       .message = {},
                       .frames = { user(9, 5, 8) } } };
    const auto card = cardOf(error);
    QSignalSpy spy(card.get(), &Card::requested);
    for (QToolButton *link : card->findChildren<QToolButton *>(QStringLiteral("link"))) {
        QVERIFY(!link->accessibleName().isEmpty());
        QVERIFY(link->focusPolicy() & Qt::TabFocus);
        link->click();
    }
    QCOMPARE(spy.size(), 2);
    QCOMPARE(placeIn(spy[0]), std::pair(7, 3));
    QCOMPARE(placeIn(spy[1]), std::pair(9, 5));
}

void TestErrorCard::foldsUnfold()
{
    ErrorReport error;
    error.type = QStringLiteral("E");
    error.frames = { user(1), library(1), library(2), library(3), user(2) };
    const auto card = cardOf(error);
    QToolButton *fold = buttonOf(*card, QStringLiteral("3 library frames"));
    QVERIFY(fold);
    const int before = card->heightFor(600);
    QSignalSpy spy(card.get(), &Card::heightChanged);
    fold->click();
    QCOMPARE(spy.size(), 1);
    QVERIFY(card->heightFor(600) > before);
    QVERIFY(textsOf(*card).contains(
        QStringLiteral("/usr/lib/x.py:1  call\n/usr/lib/x.py:2  call\n/usr/lib/x.py:3  call")));
    QCOMPARE(linksOf(*card), 2);
    fold->click();
    QCOMPARE(card->heightFor(600), before);
}

void TestErrorCard::messagesAreAllReachable()
{
    ErrorReport error;
    QStringList source;
    for (int i = 1; i <= 30; ++i) {
        source.append(QStringLiteral("    int x%1 = \"s\";").arg(i));
        error.diagnostics.append({ QStringLiteral("script.cs"), i, 14, QStringLiteral("CS0029"),
                                   QStringLiteral("Cannot convert"), i % 2 == 0 });
    }
    error.diagnostics.append({ {}, 0, 0, QStringLiteral("CS5001"), QStringLiteral("No Main") });
    const auto card = cardOf(error, source);
    QCOMPARE(linksOf(*card), 9);
    QToolButton *more = buttonOf(*card, QStringLiteral("Show 23 more"));
    QVERIFY(more);
    QSignalSpy heights(card.get(), &Card::heightChanged);
    more->click();
    QVERIFY(!heights.isEmpty());
    QVERIFY(more->isHidden());
    QVERIFY(textsOf(*card).contains(QStringLiteral("CS5001: No Main")));
    QVERIFY(textsOf(*card).contains(QStringLiteral("Warning: CS0029: Cannot convert")));
    QSignalSpy spy(card.get(), &Card::requested);
    QToolButton *last = buttonOf(*card, QStringLiteral("script.cs:30:14"));
    QVERIFY(last);
    last->click();
    QCOMPARE(placeIn(spy.first()), std::pair(30, 14));
}

void TestErrorCard::moreIsReachedByKeyboard()
{
    ErrorReport error;
    for (int i = 1; i <= 12; ++i)
        error.diagnostics.append({ QStringLiteral("a.cs"), i, 1, {}, QStringLiteral("m") });
    QWidget window;
    auto *card = new ErrorCard(error, {}, &window);
    window.resize(600, 600);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QToolButton *more = buttonOf(*card, QStringLiteral("Show 4 more"));
    QVERIFY(more);
    more->setFocus();
    QTest::keyClick(more, Qt::Key_Space);
    auto *focused = qobject_cast<QToolButton *>(card->focusWidget());
    QVERIFY(focused);
    QCOMPARE(focused->text(), QStringLiteral("a.cs:9:1"));
}

void TestErrorCard::aSingleMessageHasItsCarets()
{
    ErrorReport error;
    error.type = QStringLiteral("SyntaxError");
    error.message = QStringLiteral("Unexpected \"=\"");
    error.frames = { { QStringLiteral("script.ts"), 1, 10, {}, true, 11, 0 } };
    error.diagnostics = { { QStringLiteral("script.ts"), 1, 10, {}, error.message } };
    const auto card = cardOf(error, { QStringLiteral("const b: = 2;") });
    QCOMPARE(linksOf(*card), 1);
    const auto *excerpt = card->findChild<SourceExcerpt *>();
    QVERIFY(excerpt);
    QVERIFY(excerpt->hasMark());
    // A syntax error's mark is shown even under all of its line.
    error.diagnostics.clear();
    error.frames = { { QStringLiteral("script.py"), 1, 1, {}, true, 7, 0 } };
    const auto whole = cardOf(error, { QStringLiteral("return") });
    QVERIFY(whole->findChild<SourceExcerpt *>()->hasMark());
}

void TestErrorCard::linesBelowTheFirstStandAsCode()
{
    ErrorReport error;
    error.type = QStringLiteral("ValueError");
    error.message = QStringLiteral("a + $b\n    ^ unknown");
    const auto card = cardOf(error);
    const auto labels = card->findChildren<QLabel *>();
    const auto first =
        std::ranges::find(labels, QStringLiteral("ValueError: a + $b"), &QLabel::text);
    const auto rest = std::ranges::find(labels, QStringLiteral("    ^ unknown"), &QLabel::text);
    QVERIFY(first != labels.end());
    QVERIFY(rest != labels.end());
    QVERIFY(QFontInfo((*rest)->font()).fixedPitch());
    QVERIFY(!QFontInfo((*first)->font()).fixedPitch());
}

void TestErrorCard::anythingIsShown()
{
    const QString giant(200'000, u'W');
    ErrorReport error;
    error.type = giant;
    error.message = QStringLiteral("<b>x</b>\n") + giant;
    error.traceback = giant;
    for (int i = 0; i < runner::kMostCauses; ++i) {
        QList<Frame> frames;
        for (int j = 0; j < 50; ++j)
            frames += { { giant, 100'000'000, 100'000'000, giant, j % 2 == 0, 0, 100'000'000 } };
        error.causes.append({ .relation = Cause::Relation::Member,
                              .depth = runner::kMostCauseDepth,
                              .type = giant,
                              .message = giant,
                              .frames = frames });
    }
    const auto card = cardOf(error, { giant });
    QToolButton *more = buttonOf(*card, QStringLiteral("Show 15 more"));
    QVERIFY(more);
    more->click();
    for (QToolButton *fold : card->findChildren<QToolButton *>(QStringLiteral("fold")))
        fold->click();
    QVERIFY(card->heightFor(600) > 0);
    QVERIFY(card->findChildren<QWidget *>().size() < 1500);
    QVERIFY(card->minimumSizeHint().width() < 2000);
    for (const QLabel *label : card->findChildren<QLabel *>()) {
        QVERIFY(label->text().size() <= 20'000);
        QCOMPARE(label->textFormat(), Qt::PlainText);
    }
}

void TestErrorCard::recursionStaysSmall()
{
    ErrorReport error;
    error.type = QStringLiteral("RecursionError");
    error.frames = { user(4) };
    for (int i = 0; i < 199; ++i)
        error.frames.append(user(1 + i % 2));
    error.frames[20].skipped = 800;
    const auto card = cardOf(error);
    QCOMPARE(linksOf(*card), 8);
    QToolButton *fold = buttonOf(*card, QStringLiteral("992 more calls"));
    QVERIFY(fold);
    fold->click();
    QVERIFY(textsOf(*card).filter(QStringLiteral("800 calls that were not recorded")).size() == 1);
}

SANDPAD_TEST(errorcard, TestErrorCard)
#include "tst_errorcard.moc"
