#include "app/session/LineTitle.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::app;

/// What a scratch is called by its first lines.
class TestLineTitle : public QObject
{
    Q_OBJECT

private slots:
    void title_data();
    void title();
    void fileName_data();
    void fileName();
};

void TestLineTitle::title_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *tag, const char *code, const char *expected) {
        QTest::newRow(tag) << QByteArray(code) << QString::fromUtf8(expected);
    };
    row("nothing", "", "");
    row("only blank lines", "\n  \n", "");
    row("remark", "# Sort the words\nx = 1", "Sort the words");
    row("remark behind imports", "import os\n\n# Sort the words", "Sort the words");
    row("remark of a C language", "// Sort the words", "Sort the words");
    row("remark in a block", "/*\n * Sort the words\n */", "Sort the words");
    row("ruler above a title", "# =====\n# Sort the words\n# =====", "Sort the words");
    row("docstring", "\"\"\"Sort the words.\"\"\"", "Sort the words.");
    row("heading", "## Plan\ntext", "Plan");
    row("script's first line", "#!/usr/bin/env python3\nprint(1)", "print(1)");
    row("encoding", "# -*- coding: utf-8 -*-\nx = 1", "x = 1");
    row("remark to a tool", "// eslint-disable\nlet x = 1", "let x = 1");
    row("function", "import re\ndef debounce(fn, wait):", "debounce(fn, wait)");
    row("function of JavaScript", "export default async function go(a) {", "go(a)");
    row("parameters on more lines", "def go(\n    a,", "go(");
    row("type", "public sealed class PriceRule : Rule", "class PriceRule");
    row("a remark behind the function", "def a():\n    pass  # later\n# last", "a()");
    row("code", "using System;\nusing System.Linq;\nvar x = 5;", "var x = 5;");
    row("code before a remark", "x = 5\n# later", "x = 5");
    row("code that goes on", "rivers = pd.DataFrame({\n    'a': 1", "rivers = pd.DataFrame");
    row("only imports", "import os\nfrom re import match", "");
    row("required modules", "const fs = require('fs');\nconsole.log(fs)", "console.log(fs)");
    row("strict", "'use strict';\nconsole.log(1)", "console.log(1)");
    row("directive of C#", "#:package A@1\nConsole.WriteLine();", "Console.WriteLine();");
    row("decorator", "@cache\ndef f(n):", "f(n)");
    row("brackets", "{\n  \"a\": 1\n}", "\"a\": 1");
    row("long", "# Collatz: the longest chain of all numbers below ten million",
        "Collatz: the longest chain of all…");
    row("long word", "# aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…");
    row("another script", "# 質数を数える", "質数を数える");
    row("no text", "\xff\xfe\x00", "");
    QTest::newRow("far away") << QByteArray(100, '\n') + "# Sort" << QString();
    QTest::newRow("very long line") << QByteArray(1 << 20, 'a') << QString(39, u'a') + u'…';
}

void TestLineTitle::title()
{
    QFETCH(QByteArray, code);
    QTEST(lineTitle(code), "expected");
}

void TestLineTitle::fileName_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *tag, const char *code, const char *expected) {
        QTest::newRow(tag) << QByteArray(code) << QString::fromUtf8(expected);
    };
    row("nothing", "", "");
    row("remark", "# Sort the words\nx = 1", "Sort_the_words");
    row("signs", "# --- Prices: 3 % of $10 (net)! ---", "Prices_3_of_10_net");
    row("path", "// ../../etc/passwd", "etc_passwd");
    row("heading", "## Plan-B\ntext", "Plan-B");
    row("function", "import re\ndef debounce(fn, wait):", "debounce");
    row("type", "public sealed class PriceRule : Rule", "PriceRule");
    row("code", "print(json.dumps([{\"_id\": 1, \"_tags\": []}]))", "");
    row("code before a remark", "x = 5\n# later", "");
    row("long", "# Collatz: the longest chain of all numbers below ten million",
        "Collatz_the_longest_chain_of_all");
    row("long word", "# aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
        "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa");
    row("another script", "# 質数を数える", "質数を数える");
}

void TestLineTitle::fileName()
{
    QFETCH(QByteArray, code);
    QTEST(fileNameIn(code), "expected");
}

SANDPAD_TEST(linetitle, TestLineTitle)
#include "tst_linetitle.moc"
