# Logs through several handlers, levels, filters and formatters, also to a file.
import logging
import logging.config
import logging.handlers
import os
import sys

logging.warning("the root logger sets itself up")
logging.getLogger().handlers.clear()
LINES = []


class Collect(logging.Handler):
    def emit(self, record):
        try:
            LINES.append((record.levelname, record.funcName, record.getMessage()))
        except TypeError:
            self.handleError(record)


logging.config.dictConfig({
    "version": 1,
    "formatters": {"short": {"format": "{levelname:.1}|{name}|{message}", "style": "{"}},
    "handlers": {
        "out": {"class": "logging.StreamHandler", "stream": "ext://sys.stdout",
                "formatter": "short"},
        "file": {"class": "logging.FileHandler", "filename": "app.log", "level": "ERROR"}},
    "root": {"level": "INFO", "handlers": ["out", "file"]},
    "loggers": {"app.quiet": {"level": "ERROR"}},
})
app, quiet = logging.getLogger("app"), logging.getLogger("app.quiet")
app.addHandler(Collect())


def work():
    app.info("started with %d items, %s", 3, ["ä"])
    quiet.warning("not shown")
    quiet.error("but this")
    try:
        [].pop()
    except IndexError:
        app.exception("pop failed")
    app.log(25, "own level")
    app.critical("%s and %s", "one", "two")


work()
print(*LINES, sep="\n")
print(app.getEffectiveLevel(), quiet.parent.name, logging.getLevelName(25))
memory = logging.handlers.MemoryHandler(10, target=logging.StreamHandler(sys.stderr))
memory.setFormatter(logging.Formatter("%(message)s"))
app.addHandler(memory)
app.error("kept until the flush")
print("flushing now")
memory.flush()
app.removeHandler(memory)
app.info("bad arguments %d", "x")
print([line for line in open("app.log", encoding="utf-8") if line[:1] != " "])
logging.shutdown()
os.remove("app.log")
