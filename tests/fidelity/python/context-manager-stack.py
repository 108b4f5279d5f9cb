# Context managers: order of entering and leaving, swallowed errors, ExitStack and redirection.
import contextlib
import io


class Room:
    def __init__(self, name, forgives=()):
        self.name, self.forgives = name, tuple(forgives)

    def __enter__(self):
        print("enter", self.name)
        return self

    def __exit__(self, kind, error, trace):
        print("leave", self.name, "with", repr(error))
        return kind is not None and issubclass(kind, self.forgives)


@contextlib.contextmanager
def heading(title):
    print(f"[{title}]")
    try:
        yield title.upper()
    except LookupError as error:
        raise RuntimeError(f"while in {title}") from error
    finally:
        print(f"[/{title}]")


with Room("hall"), Room("kitchen", [ZeroDivisionError]) as kitchen:
    print("cooking in", kitchen.name)
    1 / 0
print("after the kitchen")

try:
    with heading("lookup") as upper:
        {}[upper]
except RuntimeError as error:
    print(repr(error), "because of", repr(error.__cause__))

with contextlib.ExitStack() as stack:
    rooms = [stack.enter_context(Room(name)) for name in ("a", "b", "c")]
    stack.callback(print, "called back", len(rooms), sep=": ")
    kept = stack.pop_all()
print("nothing left yet")
kept.close()

captured = io.StringIO()
with contextlib.redirect_stdout(captured), contextlib.suppress(FileNotFoundError):
    print("to the string")
    open("no-such-file")
    print("never")
print(repr(captured.getvalue()))
with contextlib.closing(io.BytesIO(b"x")) as source, contextlib.nullcontext(3) as three:
    print(source.read(), three, source.closed)
print(source.closed)
