# Reads, changes and writes an XML catalog with ElementTree, minidom and sax.
import io
import xml.dom.minidom
import xml.etree.ElementTree as ET
import xml.sax
from xml.sax.saxutils import escape, quoteattr

tree = ET.parse("catalog.xml")
root = tree.getroot()
spaces = {"m": "urn:money"}
for book in root.iter("book"):
    price = book.find("m:price", spaces)
    print(book.get("id"), book.findtext("title"), price.text, price.attrib,
          book.findtext("none", "-"))
print([b.get("id") for b in root.findall("./book[@lang='de']")], len(root), root.tag, root[0].tail)

ET.register_namespace("m", "urn:money")
for price in root.findall(".//{urn:money}price"):
    price.text = f"{float(price.text) * 1.1:.2f}"
added = ET.SubElement(root, "book", id="b3", note='a "quoted" <note> & more')
ET.SubElement(added, "title").text = "Ω & <tags>"
ET.indent(root, "  ")
print(ET.tostring(root, encoding="unicode"))
print(ET.tostring(added, encoding="us-ascii"))
tree.write("out.xml", encoding="utf-8", xml_declaration=True)
with open("out.xml", "rb") as file:
    print(file.readline(), len(file.read()))


class Depth(xml.sax.ContentHandler):
    level = 0

    def startElement(self, name, attributes):
        print("." * self.level + name, sorted(attributes.items()))
        self.level += 1

    def endElement(self, name):
        self.level -= 1


xml.sax.parseString(b"<a><b x='1'/><c><d z='3' y='2'>text</d></c></a>", Depth())
dom = xml.dom.minidom.parseString("<p>some <b>bold</b> text<!-- note --></p>")
print(dom.documentElement.toxml(), [n.nodeName for n in dom.documentElement.childNodes])
print(escape("<&>"), quoteattr('it\'s "so"'))
for text in ("<a><b></a>", "", "<a>&nbsp;</a>", "<a/><b/>"):
    try:
        ET.parse(io.StringIO(text))
    except ET.ParseError as error:
        print(error.code, error.position, error)
