#include "tests/TestProgram.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// Sandpad's own lines on the command line can be told from what the program prints.
class TestOwnLines : public QObject
{
    Q_OBJECT

private slots:
    void startOnALineOfTheirOwn_data();
    void startOnALineOfTheirOwn();
    void haveOneLineForAFigure_data();
    void haveOneLineForAFigure();

private:
    void start(QProcess &process, const QByteArray &code);

    QTemporaryDir m_folder;
};

void TestOwnLines::start(QProcess &process, const QByteArray &code)
{
    QFile file(m_folder.filePath(QStringLiteral("code.py")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(code);
    file.close();
    process.start(qEnvironmentVariable("SANDPAD_EXECUTABLE"),
                  { QStringLiteral("run"), file.fileName() });
    QVERIFY(process.waitForFinished(600'000));
}

void TestOwnLines::startOnALineOfTheirOwn_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<bool>("isOneFile");
    QTest::addColumn<QByteArray>("out");
    QTest::addColumn<QByteArray>("error");
    const QByteArray value = "sandpad: value: 5\n";
    QTest::newRow("a line that has ended")
        << QByteArray("print('a')\n5") << true << "a\n" + value << QByteArray();
    QTest::newRow("a line that goes on")
        << QByteArray("print('a', end='')\n5") << true << "a\n" + value << QByteArray();
    QTest::newRow("no output") << QByteArray("5") << true << value << QByteArray();
    QTest::newRow("the line goes on elsewhere")
        << QByteArray("print('a', end='')\n5") << false << QByteArray("a") << value;
    QTest::newRow("a line of standard error goes on")
        << QByteArray("import sys\nprint('e', end='', file=sys.stderr)\n5") << false << QByteArray()
        << "e\n" + value;
}

void TestOwnLines::startOnALineOfTheirOwn()
{
    QFETCH(QByteArray, code);
    QFETCH(bool, isOneFile);
    QProcess process;
    process.setProcessChannelMode(isOneFile ? QProcess::MergedChannels
                                            : QProcess::SeparateChannels);
    start(process, code);
    QTEST(process.readAllStandardOutput(), "out");
    QTEST(process.readAllStandardError(), "error");
}

void TestOwnLines::haveOneLineForAFigure_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("a title of two lines")
        << QByteArray("import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.title('a\\n b')\n")
        << QByteArray("sandpad: figure \"Figure 1: a b\" was shown; ");
    const QByteArray begin = "import matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.show()\n";
    QTest::newRow("the second of two that show() closes")
        << begin + "plt.plot([2, 1])\nplt.show()\n"
        << QByteArray("sandpad: figure \"Figure 2\" was shown; ");
    QTest::newRow("a number of its own")
        << begin + "plt.figure(5).add_subplot().plot([3])\nplt.show()"
        << QByteArray("sandpad: figure \"Figure 5\" was shown; ");
    QTest::newRow("the next one behind a number of its own")
        << "import matplotlib.pyplot as plt\nplt.figure(2).add_subplot().plot([3])\nplt.show()\n"
            + begin + begin
        << QByteArray("sandpad: figure \"Figure 3\" was shown; ");
    QTest::newRow("a name of its own") << QByteArray(
        "import matplotlib.pyplot as plt\nplt.figure('prices').add_subplot().plot([3])\n"
        "plt.show()") << QByteArray("sandpad: figure \"prices\" was shown; ");
    QTest::newRow("no title") << QByteArray("class Drawing:\n"
                                            "    def _repr_svg_(self):\n"
                                            "        return '<svg/>'\n"
                                            "    def __repr__(self):\n"
                                            "        return ''\n"
                                            "display(Drawing())\n")
                              << QByteArray("sandpad: figure was shown; ");
}

void TestOwnLines::haveOneLineForAFigure()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, line);
    QProcess process;
    start(process, code);
    const QByteArray error = process.readAllStandardError();
    QVERIFY2(error.contains(line), error.constData());
}

SANDPAD_TEST(ownlines, TestOwnLines)
#include "tst_ownlines.moc"
