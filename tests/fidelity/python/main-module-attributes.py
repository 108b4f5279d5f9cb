"""A module that looks at itself.

Second paragraph of its text.
"""
# Prints what the main module knows of itself and how it can be imported again.
import os
import sys

limit: int = 5
unset: "str | None"


def where():
    return f"{__name__}.{where.__qualname__} in {os.path.basename(where.__code__.co_filename)}"


class Local:
    pass


print(__name__, "main-module" in __file__)
if __name__ == "__main__":
    print(__doc__.splitlines()[0], os.path.basename(__file__), os.path.basename(sys.argv[0]),
          sys.argv[1:])
    print(__annotations__, __spec__, __package__, type(__loader__).__name__, __cached__)
    print(__builtins__.__name__, sys.modules["__main__"].limit, os.path.isabs(__file__))
    print(sorted(name for name in globals() if name.startswith("__")))
    print(sorted(name for name in globals() if not name.startswith("_")))
    print(where(), Local, Local.__module__, repr(Local()).split(" at ")[0])
    print(os.path.dirname(os.path.abspath(__file__)) == os.getcwd(), os.path.exists(__file__))
    print(sys.path[0] == os.getcwd(), sorted(os.listdir()), sys.flags.interactive,
          sys.flags.optimize)
    print(sys.implementation.name, sys.version_info[:2], sys.byteorder, sys.maxsize,
          os.linesep.encode())
    print(sys.flags.utf8_mode, sys.flags.dev_mode, sys.flags.ignore_environment,
          sys.flags.safe_path)
    print(sys.flags.isolated, sys.flags.no_site, sys.flags.hash_randomization,
          sys.dont_write_bytecode)
    print(sys.getdefaultencoding(), sys.getfilesystemencoding(), sys.float_info.dig,
          sys.hexversion >> 24)
    import importlib
    twin = importlib.import_module("main-module-attributes")
    print(twin is sys.modules["__main__"], twin.where(), twin.__spec__.name, twin.Local is Local)
    try:
        unset
    except NameError as error:
        print(error)
    del limit
    print(hasattr(sys.modules["__main__"], "limit"), twin.limit)
