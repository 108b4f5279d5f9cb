#include "app/session/ModuleNames.h"

#include <QSet>
#include <QStringList>

namespace sandpad::app {

bool isModuleName(const QString &name)
{
    // sys.stdlib_module_names of Python 3.13, and packages from the list of what is fetched most.
    static const QSet<QString> names = [] {
        const QStringList all =
            QString::fromLatin1(
                "abc aiohttp altair argparse array arrow ast asyncio atexit attr attrs babel "
                "base64 bdb "
                "beautifulsoup4 binascii bisect bokeh boto3 bs4 builtins bz2 cachetools calendar "
                "celery "
                "certifi chardet click cmath cmd code codecs codeop collections colorsys "
                "compileall "
                "concurrent configparser conftest contextlib contextvars copy copyreg cProfile "
                "cryptography csv ctypes curses cv2 cython dask dataclasses datetime dateutil dbm "
                "decimal difflib dis django doctest docx dotenv duckdb email encodings ensurepip "
                "enum "
                "errno fastapi fastparquet faulthandler fcntl filecmp fileinput flask fnmatch "
                "fractions "
                "ftplib functools gc genericpath geopandas getopt getpass gettext gevent glob "
                "google "
                "graphlib grp gzip hashlib heapq hmac html http httpx imaplib importlib inspect io "
                "ipaddress IPython itertools jax jinja2 joblib json jsonschema jwt keras keyword "
                "langchain lightgbm linecache locale logging loguru lxml lzma mailbox markdown "
                "marshal "
                "math matplotlib mimetypes mmap modulefinder mpl_toolkits mpmath msgpack msvcrt "
                "multiprocessing mypy nbformat netrc networkx nltk nt ntpath nturl2path numba "
                "numbers "
                "numexpr numpy opcode openai opencv openpyxl operator optparse orjson os packaging "
                "pandas paramiko pathlib pdb peewee pickle pickletools PIL pillow pip "
                "pkg_resources "
                "pkgutil platform plistlib plotly polars poplib posix posixpath pprint profile "
                "pstats "
                "psutil psycopg2 pty pwd py_compile pyarrow pyclbr pydantic pydoc pydoc_data pydot "
                "pyexpat pygame pygments pylab pymongo pymysql pyparsing pytest pytz pywt queue "
                "quopri "
                "random re readline redis regex reprlib requests resource rich rlcompleter runpy "
                "sched "
                "scipy seaborn secrets select selectors selenium setuptools shapely shelve shlex "
                "shutil "
                "signal site sitecustomize six sklearn smtplib socket socketserver "
                "sortedcontainers "
                "spacy sqlalchemy sqlite3 sre_compile sre_constants sre_parse ssl starlette stat "
                "statistics statsmodels string stringprep struct subprocess sympy symtable sys "
                "sysconfig syslog tables tabnanny tabulate tarfile tempfile tensorflow termios "
                "textwrap "
                "threading tiktoken time timeit tkinter token tokenize toml tomllib toolz torch "
                "torchvision tornado tqdm trace traceback tracemalloc transformers tty turtle "
                "typer "
                "types typing typing_extensions tzdata tzlocal ujson unicodedata unittest urllib "
                "urllib3 usercustomize uuid uvicorn uvloop venv warnings wave weakref webbrowser "
                "websocket websockets wheel winreg winsound wsgiref xarray xgboost xlrd xlsxwriter "
                "xml "
                "xmlrpc yaml zipapp zipfile zipimport zlib zmq zoneinfo ")
                .split(u' ', Qt::SkipEmptyParts);
        return QSet<QString>(all.begin(), all.end());
    }();
    return names.contains(name);
}

} // namespace sandpad::app
