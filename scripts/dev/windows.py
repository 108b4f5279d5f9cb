"""Windows of programs on an X server of the bench's own: when they are painted, and their memory.

The server has no screen, but a window manager and a session bus. A start is watched from outside, in the
same way for every program: a window counts as painted when it is mapped and its program has drawn at
least half of it. The programs have a home folder of their own. Each is started once before it is measured,
so its caches are there.
"""

import contextlib
import ctypes
import os
import pathlib
import select
import shutil
import signal
import subprocess
import time

STRUCTURE, CHILDREN = 1 << 17, 1 << 19  # what XSelectInput() asks for
CREATED, MAPPED = 16, 19
GROWING_BOX = 2  # XDamageReportBoundingBox
PATIENCE = 60  # seconds until a start has failed
SANDBOXES = {"bwrap", "sandpad-init"}


CODE = "".join(f"def area_{i}(width, height):\n    \"\"\"Of a rectangle.\"\"\"\n    if width < 0:\n"
               f"        return f'{{width}} is negative'\n    return width * height  # a number\n\n\n"
               for i in range(20))


class NotMeasured(Exception):
    """Why a row cannot be measured here."""


class Created(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("parent", ctypes.c_ulong), ("window", ctypes.c_ulong)]


class Rectangle(ctypes.Structure):
    _fields_ = [("x", ctypes.c_short), ("y", ctypes.c_short), ("width", ctypes.c_ushort),
                ("height", ctypes.c_ushort)]


class Damaged(ctypes.Structure):
    _fields_ = [("type", ctypes.c_int), ("serial", ctypes.c_ulong), ("sent", ctypes.c_int),
                ("display", ctypes.c_void_p), ("window", ctypes.c_ulong), ("damage", ctypes.c_ulong),
                ("level", ctypes.c_int), ("more", ctypes.c_int), ("time", ctypes.c_ulong),
                ("area", Rectangle), ("geometry", Rectangle)]


class Event(ctypes.Union):
    _fields_ = [("type", ctypes.c_int), ("created", Created), ("damaged", Damaged),
                ("room", ctypes.c_long * 24)]


class Watcher:
    """Sees the windows that programs make on a display."""

    def __init__(self, display):
        try:
            self.x, self.damage = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXdamage.so.1")
        except OSError as error:
            raise NotMeasured(f"a library is missing: {error}") from error
        pointer, number = ctypes.c_void_p, ctypes.c_ulong
        self.x.XOpenDisplay.restype = pointer
        self.x.XDefaultRootWindow.restype = number
        self.display = pointer(self.x.XOpenDisplay(display.encode()))
        if not self.display:
            raise NotMeasured("the X server does not start")
        # A window may be gone before it is asked for.
        self.ignore = ctypes.CFUNCTYPE(ctypes.c_int, pointer, pointer)(lambda _display, _error: 0)
        self.x.XSetErrorHandler(self.ignore)
        first, errors = ctypes.c_int(), ctypes.c_int()
        if not self.damage.XDamageQueryExtension(self.display, ctypes.byref(first), ctypes.byref(errors)):
            raise NotMeasured("the X server does not tell what is drawn")
        self.drawn = first.value
        self.x.XSelectInput(self.display, number(self.x.XDefaultRootWindow(self.display)),
                            ctypes.c_long(CHILDREN))
        self.strangers = set()

    def events(self, until):
        event = Event()
        while True:
            self.x.XFlush(self.display)
            if not self.x.XPending(self.display):
                left = until - time.perf_counter()
                if left <= 0 or not select.select([self.x.XConnectionNumber(self.display)], [], [], left)[0]:
                    return
                continue
            self.x.XNextEvent(self.display, ctypes.byref(event))
            yield event

    def forget(self):
        """Windows that are there before a program starts are not its own; the windows' makers."""
        return {maker(event.created.window) for event in self.events(time.perf_counter() + 0.3)
                if event.type == CREATED}

    def painted(self):
        """Waits until a program's window is mapped and painted; the time of it."""
        mapped, drawn = set(), set()
        for event in self.events(time.perf_counter() + PATIENCE):
            if event.type == CREATED and maker(event.created.window) not in self.strangers:
                window = ctypes.c_ulong(event.created.window)
                self.x.XSelectInput(self.display, window, ctypes.c_long(STRUCTURE))
                self.damage.XDamageCreate(self.display, window, GROWING_BOX)
            elif event.type == MAPPED:
                mapped.add(event.created.window)
            elif event.type == self.drawn:
                area, whole = event.damaged.area, event.damaged.geometry
                if 2 * area.width * area.height >= whole.width * whole.height:
                    drawn.add(event.damaged.window)
            if mapped & drawn:
                return time.perf_counter()
        raise NotMeasured("no window came")


def maker(window):
    """The number of the program that made it; the server gives each two million names."""
    return window >> 21


def processes_below(parent):
    """All that a process started, with itself and without sandboxes, by their ids."""
    children = {}
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            name, _, rest = stat.read_text().partition("(")[2].rpartition(")")
            children.setdefault(int(rest.split()[1]), []).append((int(stat.parent.name), name))
    found, waiting = [], [parent]
    while waiting:
        found.append(waiting.pop())
        waiting += [pid for pid, name in children.get(found[-1], []) if name not in SANDBOXES]
    return found


def ticks(processes):
    total = 0
    for pid in processes:
        with contextlib.suppress(OSError):
            fields = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
    return total


def mebibytes(processes):
    total = 0
    for pid in processes:
        with contextlib.suppress(OSError):
            rollup = pathlib.Path(f"/proc/{pid}/smaps_rollup").read_text()
            total += next(int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:"))
    if total == 0:
        raise NotMeasured("the memory of a program cannot be read")
    return total / 1024


def needed(program):
    if not shutil.which(program):
        raise NotMeasured(f"there is no {program}")
    return program


class Windows:
    """Starts programs on that display."""

    def __init__(self, work):
        for program in ("Xvfb", "openbox", "dbus-daemon"):
            needed(program)
        self.stack = contextlib.ExitStack()
        self.known = set()
        self.home = work / "home"
        runtime = work / "runtime"
        self.home.mkdir(parents=True, exist_ok=True)
        runtime.mkdir(mode=0o700, exist_ok=True)
        self.environment = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ} | {
            "HOME": str(self.home), "XDG_RUNTIME_DIR": str(runtime)}
        self.log = self.stack.enter_context(open(work / "windows.log", "w", encoding="utf-8"))
        try:
            self.start_desktop()
        except NotMeasured:
            self.close()
            raise

    def start_desktop(self):
        self.environment["DISPLAY"] = self.display = ":" + self.service(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"])
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.service(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"])
        self.watcher = Watcher(self.display)
        self.service(["openbox", "--startup", "echo it is there"])
        self.watcher.strangers = self.watcher.forget()  # the window manager's frames will be among them

    def peer(self, *command):
        """A command that opens one file."""
        file = self.home / "one.py"
        file.write_text(CODE)
        return self.tried([needed(command[0]), *command[1:], str(file)])

    def pad(self, tabs):
        """The command that opens a session with so many scratches."""
        data = self.home / f"data-{tabs}"
        scratches = data / "sandpad/scratches"
        if not scratches.exists():
            scratches.mkdir(parents=True)
            for i in range(tabs):
                (scratches / f"area {i:02}.py").write_text(CODE.replace("area_", f"area_{i:02}_"))
        return self.tried(["env", f"XDG_DATA_HOME={data}", "sandpad"])

    def tried(self, command):
        if str(command) not in self.known:
            self.start(command)
            self.known.add(str(command))
        return command

    def popen(self, command, stdout=None):
        return subprocess.Popen(command, env=self.environment, cwd=self.home, stdin=subprocess.DEVNULL,
                                stdout=stdout or self.log, stderr=self.log)

    def service(self, command):
        """Starts what tells its address in its first line."""
        process = self.popen(command, subprocess.PIPE)
        self.stack.callback(self.end, process)
        return process.stdout.readline().decode().strip()

    @staticmethod
    def end(process):
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout:
            process.stdout.close()

    def close(self):
        self.stack.close()

    @contextlib.contextmanager
    def started(self, command):
        """The process, and the milliseconds until its window was painted."""
        self.watcher.forget()
        begin = time.perf_counter()
        process = self.popen(command)
        try:
            yield process, (self.watcher.painted() - begin) * 1000
        finally:
            self.end(process)

    def until_idle(self, process):
        """The processes of a program that has nothing more to do; a cursor may blink."""
        calm = 0
        for _ in range(PATIENCE):
            before = ticks(processes_below(process.pid))
            time.sleep(1)
            calm = calm + 1 if ticks(processes_below(process.pid)) <= before + 2 else 0
            if calm == 3:
                break
        return processes_below(process.pid)

    def start(self, command):
        """Milliseconds until the window is painted. What it does afterwards may be finished, so that the
        next start finds a session that was closed in order."""
        with self.started(command) as (process, painted):
            self.until_idle(process)
        return painted

    def memory(self, command):
        """MiB of the idle window: each page is divided among the processes that share it."""
        with self.started(command) as (process, _):
            return mebibytes(self.until_idle(process))
