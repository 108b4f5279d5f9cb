#include "runner/language/Ahead.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;

/// What an interpreter may load before it has the code.
class TestAhead : public QObject
{
    Q_OBJECT

private slots:
    void imports_data();
    void imports();
    void jobIsTheSameWithoutTheCode();
};

void TestAhead::imports_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QString>("imports");
    const auto row = [](const char *tag, const char *code, const char *imports) {
        QTest::newRow(tag) << QByteArray(code) << QString::fromLatin1(imports);
    };
    row("none", "print(1)", "");
    row("empty", "", "");
    row("known and others", "import os\nimport numpy as np, mine\n", "os;+numpy;mine");
    row("names", "from PIL import Image, ImageDraw as draw", "+PIL:Image,ImageDraw");
    row("all names", "from numpy import *", "+numpy");
    row("module of a package", "import matplotlib.pyplot as plt", "+matplotlib.pyplot");
    row("brackets", "from numpy import (\n  array,  # first\n  zeros,\n)\nimport pandas",
        "+numpy:array,zeros;+pandas");
    row("remarks and docstring",
        "#!/usr/bin/python\n\"\"\"Text\nimport os\n\"\"\"\n# more\nimport numpy", "+numpy");
    row("docstring on a line", "'''Text'''\nimport numpy", "+numpy");
    row("a remark behind a docstring", "'''Text'''  # x\nimport numpy", "+numpy");
    row("code behind a docstring", "'''Text'''; import os; os.environ['A'] = '1'\nimport numpy",
        "");
    row("code behind the end of a docstring", "'''Text\nmore'''; x = 1\nimport numpy", "");
    row("docstring without end", "'''Text\nimport numpy", "");
    row("line end of Windows", "import numpy\r\nimport pandas\r\n", "+numpy;+pandas");
    row("a statement ends them", "import os\nos.environ['A'] = '1'\nimport numpy", "os");
    row("a statement behind an import", "import os; os.chdir('/')\nimport numpy", "");
    row("in a block", "try:\n    import numpy\nexcept: pass", "");
    row("indented", "if 1:\n    import numpy", "");
    row("relative", "from . import numpy", "");
    row("brackets without end", "from numpy import (a, b", "");
    row("dots", "import numpy..linalg", "");
    row("other letters", "import n\xc3\xbcmpy", "");
    row("semicolons in a name", "import numpy;os", "");
    row("a plus", "import +numpy", "");
}

void TestAhead::imports()
{
    QFETCH(QByteArray, code);
    QFETCH(QString, imports);
    const AheadSpec spec { .packages = { QStringLiteral("PIL"), QStringLiteral("matplotlib"),
                                         QStringLiteral("numpy"), QStringLiteral("pandas") } };
    QCOMPARE(importsAhead(spec, code), imports);
    QCOMPARE(importsAhead({}, code), QString());
}

void TestAhead::jobIsTheSameWithoutTheCode()
{
    sandpad::guest::Job job;
    job.files = { { "/scratch/a.py", 0644, "secret" }, { "/scratch/b", 0644, "input" } };
    job.steps = { { .kind = {}, .arguments = { "/usr/bin/python3" }, .environment = { "A=1" } } };
    const auto ahead = startedAhead(job, QStringLiteral("+numpy"));
    QVERIFY(ahead.startsAhead);
    QCOMPARE(ahead.files.size(), 2U);
    QVERIFY(ahead.files[0].content.empty());
    QCOMPARE(ahead.files[0].path, job.files[0].path);
    QCOMPARE(ahead.files[1].content, job.files[1].content);
    QCOMPARE(ahead.steps[0].environment.back(), "SANDPAD_AHEAD=+numpy");
    QCOMPARE(ahead.steps[0].arguments, job.steps[0].arguments);
}

SANDPAD_TEST(ahead, TestAhead)
#include "tst_ahead.moc"
