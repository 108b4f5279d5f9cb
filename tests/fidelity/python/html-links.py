# Collects links and headings of an HTML page from the standard input; also escapes and unescapes.
import html
import sys
from html.parser import HTMLParser
from urllib.parse import parse_qs, quote, unquote, urlencode, urljoin, urlsplit


class Page(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open, self.links, self.text = [], [], []

    def handle_starttag(self, tag, attributes):
        if tag not in ("br", "img", "meta"):
            self.open.append(tag)
        if tag == "a" and (target := dict(attributes).get("href")):
            self.links.append((target, self.getpos()))

    def handle_endtag(self, tag):
        if tag in self.open:
            while self.open.pop() != tag:
                pass

    def handle_data(self, data):
        if data.strip() and self.open[-1:] != ["script"]:
            self.text.append(f"{'/'.join(self.open)}: {' '.join(data.split())}")

    def handle_comment(self, data):
        print("comment", repr(data))

    def handle_decl(self, decl):
        print("declaration", decl)


page = Page()
page.feed(sys.stdin.read())
page.close()
print(*page.text, sep="\n")
for target, position in page.links:
    print(position, urljoin("https://example.org/a/b/index.html", target))
print("still open:", page.open)

print(html.escape("<a href='x'>\"&\"</a>"), html.unescape("&lt;&eacute;&#x1F600;&notin;&nope;&amp"))
parts = urlsplit("https://us%20er@example.org:8080/p;x/q%C3%A9?a=1&b=2&a=3#frag")
print(parts, parts.port, parts.username)
print(parse_qs(parts.query), urlencode({"q": "ä b&c", "n": [1, 2]}, doseq=True))
print(quote("/naïve path?"), unquote("%E2%82%AC+%zz"))
