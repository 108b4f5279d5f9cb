// Joins and takes apart paths, addresses and query strings.
const path = require("node:path");
const { fileURLToPath, pathToFileURL, format, domainToASCII } = require("node:url");
const querystring = require("node:querystring");

console.log(path.join("a", "..", "b", "./c", "", "d/"), path.normalize("/x//y/../z/."));
console.log(path.parse("/home/ada/notes.tar.gz"), path.extname(".profile"));
console.log(path.relative("/data/in/raw", "/data/out/x.csv"), path.isAbsolute("x/y"));
console.log(path.basename("/tmp/report.pdf", ".pdf"), path.dirname("/a/b/c"), path.sep);
console.log(path.win32.join("C:\\", "Users", "..", "x"), path.win32.parse("C:\\a\\b.txt").root);
console.log(path.posix === path, path.format({ dir: "/q", name: "f", ext: ".txt" }));
console.log(path.basename(__filename), path.basename(path.resolve("x/../y")));

const address = new URL("../ü/b?x=1&y=zwei worte&x=3#f", "https://Ada:pw@Example.COM:81/p/q/r");
console.log(address);
console.log(address.href, address.searchParams.getAll("x"));
address.searchParams.append("new", "a+b&c=ä");
address.searchParams.sort();
address.port = "443";
address.hash = "";
console.log(String(address), [...address.searchParams.keys()]);
console.log(new URLSearchParams({ q: "1 + 1 = 2", lang: "日本" }).toString());
console.log(querystring.parse("a=1&a=2&b=%C3%A9&c"), querystring.escape("a b/ü"));
console.log(domainToASCII("español.example"), new URL("http://münchen.de").host);
console.log(pathToFileURL("/tmp/a b#c?.txt").href, fileURLToPath("file:///x/%E4%B8%AD"));
const query = { a: [1, 2] };
console.log(format({ protocol: "https", hostname: "x.org", pathname: "/p", query }));
console.log(URL.canParse("not an address"), URL.canParse("a:b"));
console.log(encodeURIComponent("a&b=ö/😀"), encodeURI("a&b=ö/ x"), decodeURI("%C3%BC"));
for (const attempt of [() => new URL("nope"), () => decodeURIComponent("%"), () => path.join(1)]) {
  try {
    attempt();
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
