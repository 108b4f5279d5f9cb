#include "runner/model/XmlBounds.h"
#include "tests/TestProgram.h"

#include <QTest>

using namespace sandpad::runner;

/// What Qt's reader of XML is not given.
class TestXmlBounds : public QObject
{
    Q_OBJECT

private slots:
    void excessIsFound_data();
    void excessIsFound();
};

void TestXmlBounds::excessIsFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<XmlExcess>("excess");
    const auto row = [](const char *name, const QString &text, XmlExcess excess) {
        QTest::newRow(name) << text << excess;
    };
    const QString open = QStringLiteral("<x>");
    const QString attribute = QStringLiteral(" a='1'");
    row("nothing", QString(), XmlExcess::None);
    row("an element", QStringLiteral("<?xml version='1.0'?><a b='c'><d/>e</a>"), XmlExcess::None);
    row("deep", open.repeated(101), XmlExcess::Depth);
    row("as deep as may be", open.repeated(100), XmlExcess::None);
    row("beside each other", QStringLiteral("<x></x>").repeated(1000), XmlExcess::None);
    row("closed at once", QStringLiteral("<x/>").repeated(1000), XmlExcess::None);
    row("a value that ends like a tag", QStringLiteral("<x a='/>'>").repeated(101),
        XmlExcess::Depth);
    row("a value with an end of a tag", QStringLiteral("<x a='>' b='/'></x>").repeated(1000),
        XmlExcess::None);
    row("in a comment", QStringLiteral("<!--<x>-->").repeated(1000), XmlExcess::None);
    row("in characters", QStringLiteral("<![CDATA[<x>]]>").repeated(1000), XmlExcess::None);
    row("in an instruction", QStringLiteral("<?a <x>?>").repeated(1000), XmlExcess::None);
    row("behind a comment", QStringLiteral("<!-- -->") + open.repeated(101), XmlExcess::Depth);
    row("many", QStringLiteral("<x/>").repeated(200'001), XmlExcess::Elements);
    row("attributes", QStringLiteral("<x") + attribute.repeated(201) + u'>', XmlExcess::Attributes);
    row("as many as may be", QStringLiteral("<x") + attribute.repeated(200) + u'>',
        XmlExcess::None);
    row("equal signs in a value",
        QStringLiteral("<x a='") + QString(1000, u'=') + QStringLiteral("'/>"), XmlExcess::None);
    row("declared attributes", QStringLiteral("<!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]>"),
        XmlExcess::Declarations);
    row("cut off", QStringLiteral("<x a='"), XmlExcess::None);
    row("cut off in a comment", QStringLiteral("<!-- <x>"), XmlExcess::None);
}

void TestXmlBounds::excessIsFound()
{
    QFETCH(QString, text);
    QTEST(xmlExcess(text), "excess");
}

SANDPAD_TEST(xmlbounds, TestXmlBounds)
#include "tst_xmlbounds.moc"
