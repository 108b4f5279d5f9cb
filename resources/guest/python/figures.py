"""matplotlib figures: shown where show(), savefig() or the end of the program leaves them.

The backend is the plain Agg one, chosen before the program can ask for another, and no style is
touched. A figure appears once, and again only if it has changed. SVG, or PNG when that is large.
"""

import functools
import io
import os

MOST_SVG = 4 << 20
INTERACTIVE = ("tk", "qt", "gtk", "wx", "macosx", "webagg", "nbagg", "inline", "ipympl", "notebook")


class TooLarge(Exception):
    pass


class BoundedText(io.BytesIO):
    """Gives up as soon as an SVG is larger than is worth having."""

    def write(self, data):
        if self.tell() + len(data) > MOST_SVG:
            raise TooLarge
        return super().write(data)


class Figures:
    def __init__(self, displays, matplotlib):
        self.displays = displays
        self.matplotlib = matplotlib
        self.shown = {}  # id -> (figure, digest of what was shown)
        self.real_savefig = None
        self.is_busy = False
        self.choose_backend()

    def choose_backend(self):
        if not os.environ.get("MPLBACKEND"):
            self.matplotlib.rcParams["backend"] = "agg"
        real_use = self.matplotlib.use

        @functools.wraps(real_use)
        def use(backend, *, force=True):
            """There is no screen here, so a backend with windows means: show it."""
            name = str(backend).lower()
            if any(word in name for word in INTERACTIVE):
                backend = "agg"
            return real_use(backend, force=force)

        self.matplotlib.use = use

    def watch_class(self, figure_class):
        figures = self
        self.figure_class = figure_class
        self.real_savefig = figure_class.savefig

        @functools.wraps(self.real_savefig)
        def savefig(self, fname, *args, **options):
            was_current = figures.is_current(self)
            result = figures.real_savefig(self, fname, *args, **options)
            figures.saved(self, fname, was_current)
            return result

        @functools.wraps(figure_class.show)
        def show(self, warn=True):
            figures.show(self)

        figure_class.savefig = savefig
        figure_class.show = show

    def watch_pyplot(self, pyplot):
        @functools.wraps(pyplot.show)
        def show(*args, **options):
            self.show_open()

        pyplot.show = show

    def is_figure(self, value):
        return hasattr(self, "figure_class") and isinstance(value, self.figure_class)

    def is_current(self, figure):
        return id(figure) in self.shown and not figure.stale

    def saved(self, figure, target, was_current):
        if self.is_busy or not isinstance(target, (str, os.PathLike)):
            return
        name = os.path.relpath(os.path.abspath(os.fspath(target)))
        if "." not in os.path.basename(name):
            name += "." + self.matplotlib.rcParams["savefig.format"]
        if was_current:
            figure.stale = False
            self.displays.mention([name])
        else:
            self.show(figure, [name])

    def show_open(self):
        helpers = self.matplotlib._pylab_helpers if hasattr(
            self.matplotlib, "_pylab_helpers") else None
        if helpers is None:
            return
        for manager in helpers.Gcf.get_all_fig_managers():
            if not self.is_current(manager.canvas.figure):
                self.show(manager.canvas.figure)

    def show(self, figure, files=()):
        if not self.displays.channel.is_open():
            return
        self.is_busy = True
        try:
            data, mime = self.rendered(figure)
        except Exception:
            return
        finally:
            self.is_busy = False
        import hashlib

        digest = hashlib.blake2b(data).digest()
        before = self.shown.get(id(figure))
        self.shown[id(figure)] = (figure, digest)
        figure.stale = False
        if before is not None and before[1] == digest:
            self.displays.mention(files)
            return
        encoded = data.decode("utf-8") if mime == "image/svg+xml" else self.base64(data)
        self.displays.send({mime: encoded, "text/plain": self.title(figure)}, files)

    @staticmethod
    def base64(data):
        import base64

        return base64.b64encode(data).decode("ascii")

    def rendered(self, figure):
        """Deterministic: equal figures give equal bytes."""
        with self.matplotlib.rc_context({"svg.hashsalt": "sandpad"}):
            try:
                buffer = BoundedText()
                self.real_savefig(figure, buffer, format="svg", metadata={"Date": None})
                return buffer.getvalue(), "image/svg+xml"
            except TooLarge:
                buffer = io.BytesIO()
                self.real_savefig(figure, buffer, format="png", dpi="figure")
                return buffer.getvalue(), "image/png"

    @staticmethod
    def title(figure):
        number = getattr(figure, "number", None)
        titles = [axes.get_title() for axes in figure.axes if axes.get_title()]
        name = "Figure %s" % number if number is not None else "Figure"
        return ": ".join([name, titles[0]]) if titles else name
