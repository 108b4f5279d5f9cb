# Shows tracebacks of caught errors in several forms and ends with a chain of causes.
import sys
import traceback


class ConfigError(Exception):
    def __init__(self, name, reason):
        super().__init__(name, reason)
        self.name = name

    def __str__(self):
        return f"cannot use {self.name!r}"


class Loader:
    def __init__(self, values):
        self.values = values

    def number(self, name):
        try:
            return int(self.values[name])
        except ValueError as error:
            raise ConfigError(name, "not a number") from error

    def load(self):
        try:
            return [self.number(name) for name in ("width", "height")]
        except ConfigError as error:
            error.add_note("while loading the size")
            error.add_note("(see the manual,\npage 12)")
            total = self.values["width"] + self.values["depth"]
            return total


try:
    (lambda a, b: a["x"]["y"] / b)({"x": {"y": 1}}, 0)
except ZeroDivisionError as error:
    traceback.print_exc(file=sys.stdout)
    print(traceback.format_exception_only(error), error.__traceback__.tb_lineno)
    print([(frame.name, frame.line) for frame in traceback.extract_tb(error.__traceback__)])

try:
    exec(compile("def inner():\n    return undefined_name\ninner()", "<made up>", "exec"))
except NameError as error:
    traceback.print_exception(error, limit=-1, file=sys.stdout)

try:
    raise ExceptionGroup("several", [OSError(2, "No such thing", "x.txt"), ExceptionGroup(
        "nested", [TypeError("a\nb")])])
except ExceptionGroup as group:
    traceback.print_exception(group, file=sys.stdout)
    print(group.split(OSError)[0].exceptions)

print(sys.exception(), traceback.format_stack()[-1].splitlines()[-1].strip())
sys.stdout.flush()
Loader({"width": "80", "height": "tall"}).load()
