"""usage: spdx.py FILE

Says what is wrong with a bill of materials in the form of SPDX 2.3, and ends with 1 if anything is. It looks at what
its JSON schema asks, and at what a schema cannot ask: that identifiers are unique and exist, that expressions of
licences can be read, and that each element is related to the document.
"""
import json
import re
import sys
from collections import Counter
from pathlib import Path

DOCUMENT = "SPDXRef-DOCUMENT"
IDENTIFIER = re.compile(r"SPDXRef-[A-Za-z0-9.-]+")
RELATIONS = {"DESCRIBES", "CONTAINS", "DEPENDS_ON", "GENERATED_FROM"}
EXCEPTIONS = {"GCC-exception-3.1"}
# Of the list at https://spdx.org/licenses those that Sandpad and what it carries have.
KNOWN = set("""0BSD AFL-2.1 Apache-2.0 Bitstream-Vera BSD-2-Clause BSD-3-Clause BSD-3-Clause-Attribution CC0-1.0 curl FTL
    GFDL-1.3-no-invariants-only GPL-2.0-only GPL-2.0-or-later GPL-3.0-only GPL-3.0-or-later LGPL-2.0-only
    LGPL-2.0-or-later LGPL-2.1-only LGPL-2.1-or-later LGPL-3.0-only LGPL-3.0-or-later libpng-2.0 MIT MPL-1.1 MPL-2.0
    OFL-1.1 OLDAP-2.8 Zlib""".split())


def expression_problem(text, references):
    """What is wrong with an expression of licences, or None."""
    if text in ("NOASSERTION", "NONE"):
        return None
    tokens = re.findall(r"[()]|[^\s()]+", text)
    depth, wants_name = 0, True
    while tokens:
        token = tokens.pop(0)
        if token == "(" and wants_name:
            depth += 1
        elif token == ")" and not wants_name and depth:
            depth -= 1
        elif token in ("AND", "OR") and not wants_name:
            wants_name = True
        elif token == "WITH" and not wants_name and tokens[:1] and tokens[0] in EXCEPTIONS:
            tokens.pop(0)
        elif wants_name and (token in KNOWN or token in references):
            wants_name = False
        else:
            return f"{token!r} in {text!r}"
    return f"{text!r} is not whole" if depth or wants_name else None


def element_problems(element, references):
    for name in "SPDXID", "name", "versionInfo", "downloadLocation", "licenseDeclared", "licenseConcluded", "copyrightText":
        if not isinstance(element.get(name), str) or not element[name]:
            yield f"no {name}: {element}"
            return
    if not IDENTIFIER.fullmatch(element["SPDXID"]):
        yield f"no identifier: {element['SPDXID']}"
    if element.get("filesAnalyzed") is not False:
        yield f"{element['name']}: its files are not listed, so filesAnalyzed is false"
    for name in "licenseDeclared", "licenseConcluded":
        if problem := expression_problem(element[name], references):
            yield f"{element['name']}: {name}: {problem}"
    if element["licenseDeclared"] == "NOASSERTION" and not element.get("licenseComments"):
        yield f"{element['name']}: nothing says why its licence is not known"
    for sum_ in element.get("checksums", []):
        if sum_["algorithm"] != "SHA256" or not re.fullmatch("[0-9a-f]{64}", sum_["checksumValue"]):
            yield f"{element['name']}: {sum_}"


def relation_problems(bill, known):
    reached = {DOCUMENT}
    for relation in bill["relationships"]:
        ends = {relation["spdxElementId"], relation["relatedSpdxElement"]}
        reached |= ends
        if ends - known:
            yield f"not there: {ends - known}"
        if relation["relationshipType"] not in RELATIONS:
            yield f"unknown relation {relation['relationshipType']}"
    if not any(relation["relationshipType"] == "DESCRIBES" and relation["spdxElementId"] == DOCUMENT for relation in bill["relationships"]):
        yield "the document describes nothing"
    yield from (f"related to nothing: {name}" for name in sorted(known - reached))


def problems(bill):
    found = []
    for name, form in {"spdxVersion": r"SPDX-2\.3", "dataLicense": r"CC0-1\.0", "SPDXID": DOCUMENT, "name": r"\S+",
                       "documentNamespace": r"https://[^#\s]+"}.items():
        if not re.fullmatch(form, bill.get(name, "")):
            found.append(f"{name}: {bill.get(name)}")
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", bill["creationInfo"]["created"]):
        found.append(f"created: {bill['creationInfo']['created']}")
    if not all(re.match("(Person|Organization|Tool): .", creator) for creator in bill["creationInfo"]["creators"]):
        found.append(f"creators: {bill['creationInfo']['creators']}")
    texts = {info["licenseId"]: info["extractedText"] for info in bill.get("hasExtractedLicensingInfos", [])}
    found += [f"no reference with a text: {name}" for name, text in texts.items()
              if not re.fullmatch(r"LicenseRef-[A-Za-z0-9.-]+", name) or not text.strip()]
    names = Counter(element.get("SPDXID") for element in bill["packages"])
    found += [f"{count} elements are {name}" for name, count in names.items() if count > 1 or name == DOCUMENT]
    for element in bill["packages"]:
        found += element_problems(element, texts)
    return found + list(relation_problems(bill, {DOCUMENT, *names}))


if __name__ == "__main__":
    bill = json.loads(Path(sys.argv[1]).read_text())
    wrong = problems(bill)
    print("\n".join(wrong))
    declared = Counter(element["licenseDeclared"] == "NOASSERTION" for element in bill["packages"])
    print(f"{len(bill['packages'])} elements, {declared[True]} whose licence is not asserted, {len(bill['relationships'])} relations,"
          f" {len(wrong)} problems")
    sys.exit(bool(wrong))
