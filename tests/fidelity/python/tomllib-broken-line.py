# Reads two TOML files; the second is broken and the error is not handled.
import datetime
import tomllib

with open("good.toml", "rb") as file:
    good = tomllib.load(file)
for name, value in good.items():
    print(f"{name}: {type(value).__name__} {value!r}")
print(good["owner"]["born"] < datetime.datetime(2000, 1, 1, tzinfo=datetime.UTC))
print([tool["name"] for tool in good["tool"]], good["table"]["inner"]["deep"])

for text in ("a = 1\na = 2", "x = [1, 2", "d = 2024-13-01", 'k = "\\q"', "= 1", "n = 0o8"):
    try:
        print(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        print(f"{text!r}: {error}")

try:
    tomllib.load(open("good.toml", encoding="utf-8"))
except TypeError as error:
    print(error)


def settings(path):
    with open(path, "rb") as file:
        return tomllib.load(file)


class Application:
    def __init__(self, path):
        self.settings = settings(path)


Application("broken.toml")
