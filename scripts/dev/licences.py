"""The licence of a Debian package as an SPDX expression, from its file `copyright`.

The form of that file is the machine-readable one, version 1.0, of the Debian Policy.
Names of licences: https://spdx.org/licenses/
"""
import re

# How Debian's files name a licence, in small letters, and how SPDX does.
NAMES = {
    "apache-2": "Apache-2.0", "apache-2.0": "Apache-2.0", "bitstream-vera": "Bitstream-Vera",
    "bsd-2-clause": "BSD-2-Clause", "bsd-3-clause": "BSD-3-Clause", "bsd3": "BSD-3-Clause",
    "cc0": "CC0-1.0", "cc0-1.0": "CC0-1.0", "curl": "curl", "expat": "MIT", "ftl": "FTL",
    "gfdl-niv-1.3": "GFDL-1.3-no-invariants-only", "gpl-2": "GPL-2.0-only", "gpl-2+": "GPL-2.0-or-later",
    "gpl-3": "GPL-3.0-only", "gpl-3+": "GPL-3.0-or-later", "lgpl-2": "LGPL-2.0-only",
    "lgpl-2+": "LGPL-2.0-or-later", "lgpl-2.1": "LGPL-2.1-only", "lgpl-2.1+": "LGPL-2.1-or-later",
    "lgpl-3": "LGPL-3.0-only", "lgpl-3+": "LGPL-3.0-or-later", "libpng": "libpng-2.0", "mit": "MIT",
    "mpl-1.1": "MPL-1.1", "mpl-2.0": "MPL-2.0", "ofl-1.1": "OFL-1.1", "openldap-2.8": "OLDAP-2.8",
    "zlib": "Zlib",
}
UNKNOWN = "NOASSERTION"


def expression(words):
    """`LGPL-3 or GPL-2` in the words of SPDX; unknown when a name in it is."""
    parts = re.split(r",?\s+(and|or)\s+", words.strip())
    if len(set(parts[1::2])) > 1:
        return UNKNOWN  # which of them binds closer is a matter of commas
    names = [NAMES.get(name.lower()) for name in parts[::2]]
    if None in names:
        return UNKNOWN
    return f" {parts[1].upper()} ".join(names) if len(parts) > 1 else names[0]


def declared(copyright_text):
    """What the file declares for all files of the source that it does not name one by one."""
    for paragraph in re.split(r"\n\s*\n", copyright_text):
        if re.search(r"^Files:\s*\*\s*$", paragraph, re.MULTILINE):
            found = re.search(r"^License:[ \t]*(\S.*)$", paragraph, re.MULTILINE)
            return expression(found[1]) if found else UNKNOWN
    return UNKNOWN
