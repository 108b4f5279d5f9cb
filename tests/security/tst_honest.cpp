#include "Target.h"
#include "tests/Levels.h"

#include <QDir>
#include <QTest>

#include <nlohmann/json.hpp>
#include <unistd.h>

using nlohmann::json;

namespace {

constexpr uid_t kOrdinary = 64123;

/// "differs: LEVEL: REASON" among a program's first lines: it cannot work at that level, and the
/// README says so.
QStringList levelsThatDiffer(const QString &path)
{
    QStringList levels;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    for (int line = 0; line < 5; ++line) {
        const QString text = QString::fromUtf8(file.readLine());
        if (text.contains(QLatin1String("differs: ")))
            levels.append(text.section(QLatin1String("differs: "), 1).section(u':', 0, 0));
    }
    return levels;
}

} // namespace

/// Programs that mean no harm work as they do outside.
class TestHonest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_user.reset(); }
    void work_data();
    void work();

private:
    std::unique_ptr<Target> m_user;
    QString m_sandpad = qEnvironmentVariable("SANDPAD_EXECUTABLE");
};

void TestHonest::initTestCase()
{
    m_user = std::make_unique<Target>(::geteuid() == 0 ? std::optional(kOrdinary) : std::nullopt);
}

void TestHonest::work_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("level");
    QTest::addColumn<bool>("differs");
    const QDir folder(QStringLiteral(SANDPAD_ATTACKS "/../honest"));
    for (const QString &name : folder.entryList(QDir::Files, QDir::Name)) {
        const QString path = folder.filePath(name);
        const QStringList differing = levelsThatDiffer(path);
        for (const QString &level : isolatingLevels())
            QTest::addRow("%s %s", qPrintable(name), qPrintable(level))
                << path << level << differing.contains(level);
    }
}

void TestHonest::work()
{
    QFETCH(QString, path);
    QFETCH(QString, level);
    QFETCH(bool, differs);
    const auto ended =
        m_user->run(m_sandpad,
                    { QStringLiteral("run"), QStringLiteral("--json"), QStringLiteral("--cpu"),
                      QStringLiteral("300"), QStringLiteral("--wall"), QStringLiteral("600"),
                      QStringLiteral("--isolation"), level, path },
                    {}, 700'000);
    const auto result = json::parse(ended.out.begin(), ended.out.end(), nullptr, false);
    QVERIFY2(ended.isInTime && result.is_object(), ended.err.constData());
    const bool isFine = result["exitCode"] == 0 && result["stdout"] == "fine\n";
    QVERIFY2(isFine != differs, ended.out.constData());
}

QTEST_GUILESS_MAIN(TestHonest)
#include "tst_honest.moc"
