# Reads an INI file with defaults, interpolation and converters, changes it and writes it back.
import configparser
import sys

config = configparser.ConfigParser(
    allow_no_value=True, converters={"list": lambda text: [one.strip() for one in text.split(",")]})
print(config.read(["server.ini", "missing.ini"], encoding="utf-8"))
print(config.sections(), dict(config.defaults()))

paths = config["paths"]
print(paths["logs"], paths.get("cache", "no cache"), paths.get("none", fallback="fallen back"))
server = config["server"]
print(server.getint("port"), server.getboolean("secure"), server.getfloat("limit"))
print(server.getlist("names"), server["FLAG"], "flag" in server)
print(repr(server["banner"]), list(server))

for section, option in (("server", "colour"), ("client", "x"), ("paths", "loop"), ("paths", "odd")):
    try:
        print(config.get(section, option))
    except configparser.Error as error:
        print(f"{type(error).__name__}: {error}")
try:
    server.getboolean("port")
except ValueError as error:
    print(error)

for text in ("[a]\nx=1\nx=2\n", "x=1\n", "[a]\n  what is this\n"):
    try:
        configparser.ConfigParser().read_string(text, source="<given>")
    except configparser.Error as error:
        print(f"{type(error).__name__}: {error}")

extended = configparser.ConfigParser(interpolation=configparser.ExtendedInterpolation())
extended.read_dict({"a": {"home": "/h", "full": "${home}/x-${b:n}"}, "b": {"n": 3}})
print(extended["a"]["full"])

raw = configparser.RawConfigParser()
raw.optionxform = str
raw["New"] = {"Name": "100%", "Value": 2}
raw.write(sys.stdout)
config.remove_section("paths")
config.set("server", "port", "9000")
with open("changed.ini", "w", encoding="utf-8") as file:
    config.write(file, space_around_delimiters=False)
print(open("changed.ini", encoding="utf-8").read())
