#include "app/session/TextSearch.h"
#include "tests/TestProgram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <optional>
#include <sys/stat.h>

using namespace sandpad::app;

/// Words looked for in the texts of scratches, of which many are files.
class TestTextSearch : public QObject
{
    Q_OBJECT

private slots:
    void linesAreFound_data();
    void linesAreFound();
    void filesAndTextsAreSearched();
    void longTextsAreSearchedInPart();
    void onlyTheLastSearchAnswers();

private:
    using Lines = QHash<int, FoundLine>;

    /// What is found; nothing when there is no answer.
    std::optional<Lines> found(const QList<SearchedText> &texts)
    {
        std::optional<Lines> answer;
        m_search.search(texts, [&answer](const Lines &lines) { answer = lines; });
        return QTest::qWaitFor([&answer] { return answer.has_value(); }, 60'000) ? answer
                                                                                 : std::nullopt;
    }

    TextSearch m_search { nullptr };
};

void TestTextSearch::linesAreFound_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("number");
    const auto row = [](const char *name, const QByteArray &text, const char *words,
                        const QString &line, int number = 0) {
        QTest::newRow(name) << text << QString::fromUtf8(words) << line << number;
    };
    const QByteArray code("import re\n\n    needle = 'hay'\nlast = needle\n");
    row("a word", code, "needle", QStringLiteral("needle = 'hay'"), 2);
    row("in any case", code, "NEEDLE HAY", QStringLiteral("needle = 'hay'"), 2);
    row("the words in any order", code, "needle last", QStringLiteral("last = needle"), 3);
    row("a part of a word", code, "edl", QStringLiteral("needle = 'hay'"), 2);
    row("the first line", code, "import", QStringLiteral("import re"));
    row("a last line without an end", "one\ntwo", "two", QStringLiteral("two"), 1);
    row("words of two lines", code, "import last", {});
    row("nothing", code, "straw", {});
    row("no text", {}, "a", {});
    row("another script", "# 排序单词\n", "单词", QStringLiteral("# 排序单词"));
    row("invalid bytes", "\xff\xfe needle\n", "needle", QStringLiteral("\uFFFD\uFFFD needle"));
    const QByteArray far(300, 'x');
    row("the part of a long line", far + " needle " + far, "needle",
        u'…' + QString(29, u'x') + QStringLiteral(" needle ") + QString(159, u'x'));
    row("words far apart", "one " + far + far + " two", "one two", {});
}

void TestTextSearch::linesAreFound()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, words);
    QFETCH(QString, line);
    QFETCH(int, number);
    const auto found = lineWith(text, words.split(u' '));
    QCOMPARE(found.value_or(FoundLine {}).text, line);
    QCOMPARE(found.value_or(FoundLine {}).number, number);
}

void TestTextSearch::filesAndTextsAreSearched()
{
    const QTemporaryDir folder;
    const auto path = [&folder](const char *name) {
        return folder.filePath(QString::fromLatin1(name));
    };
    QFile file(path("a.py"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("x = 1\nneedle = 2\n") > 0);
    file.close();
    // Opening it would wait for a writer.
    QCOMPARE(mkfifo(path("pipe").toLocal8Bit().constData(), 0600), 0);
    const QStringList words { QStringLiteral("needle") };
    const auto lines = found({
        { .number = 3, .words = words, .text = {}, .file = path("a.py") },
        { .number = 4, .words = words, .text = {}, .file = path("gone.py") },
        { .number = 5, .words = words, .text = {}, .file = path("pipe") },
        { .number = 6, .words = words, .text = {}, .file = folder.path() },
        { .number = 7, .words = words, .text = "a needle", .file = {} },
        { .number = 8, .words = words, .text = "none", .file = {} },
    });
    QVERIFY(lines);
    QCOMPARE(*lines,
             Lines({ { 3, { .number = 1, .text = QStringLiteral("needle = 2") } },
                     { 7, { .number = 0, .text = QStringLiteral("a needle") } } }));
}

void TestTextSearch::longTextsAreSearchedInPart()
{
    constexpr qsizetype kMebibyte = 1 << 20;
    const QStringList words { QStringLiteral("needle") };
    QList<SearchedText> texts;
    const QByteArray filler(kMebibyte, '\n');
    texts.append({ .number = 0, .words = words, .text = filler + "needle", .file = {} });
    texts.append({ .number = 1, .words = words, .text = "needle" + filler, .file = {} });
    for (int i = 2; i < 100; ++i)
        texts.append({ .number = i, .words = words, .text = filler, .file = {} });
    texts.append({ .number = 100, .words = words, .text = "needle", .file = {} });
    const auto lines = found(texts);
    QVERIFY(lines);
    QCOMPARE(lines->keys(), QList { 1 });
}

void TestTextSearch::onlyTheLastSearchAnswers()
{
    const auto text = [](const char *word) {
        return QList<SearchedText> {
            { .number = 0, .words = { QString::fromLatin1(word) }, .text = "one two", .file = {} }
        };
    };
    int answers = 0;
    m_search.search(text("one"), [&answers](const Lines &) { ++answers; });
    QVERIFY(found(text("two"))); // one thread searches, so an answer to the first came before
    QCOMPARE(answers, 0);
}

SANDPAD_TEST(textsearch, TestTextSearch)
#include "tst_textsearch.moc"
