"""What a program shows: objects with rich representations, figures, pictures, the last value.

Nothing here may raise into the program or print: a representation that fails is left out. `load` is
the harness's own.
"""

import atexit
import os
import sys

METHODS = (
    ("_repr_html_", "text/html"),
    ("_repr_svg_", "image/svg+xml"),
    ("_repr_png_", "image/png"),
    ("_repr_jpeg_", "image/jpeg"),
    ("_repr_markdown_", "text/markdown"),
    ("_repr_latex_", "text/latex"),
    ("_repr_json_", "application/json"),
)
MOST_TEXT = 1 << 20
MOST_DATA = 16 << 20


def is_text(mime):
    return mime.startswith("text/") or mime == "image/svg+xml"


def is_json(mime):
    return mime == "application/json" or mime.endswith("+json")


def encoded(mime, data):
    """The data as the channel wants it, or None when it is not what its type says."""
    if is_json(mime):
        import json

        return json.loads(json.dumps(data))
    if is_text(mime):
        return data if isinstance(data, str) and len(data) <= MOST_DATA else None
    if isinstance(data, str):
        return data
    import base64

    if not isinstance(data, (bytes, bytearray)) or len(data) > MOST_DATA:
        return None
    return base64.b64encode(data).decode("ascii")


def said(error):
    try:
        return "%s: %s" % (type(error).__name__, str(error)[:200])
    except Exception:
        return type(error).__name__


def text_of(value):
    try:
        text = repr(value)
    except Exception as error:
        text = "<%s: its repr failed with %s>" % (type(value).__name__, type(error).__name__)
    if len(text) > MOST_TEXT:
        text = text[:MOST_TEXT] + "… (%d characters in all)" % len(text)
    return text


def call(value, method):
    """The result of a representation method, without metadata, or None."""
    # Classes have the methods of their objects, and __getattr__ may invent any.
    if isinstance(value, type) or not hasattr(type(value), method):
        return None
    result = getattr(value, method)()
    return result[0] if isinstance(result, tuple) and result else result


class Displays:
    def __init__(self, channel, figure_wish):
        self.channel = channel
        self.figure_wish = figure_wish
        self.has_window = figure_wish.endswith(",stepwise")
        self.figures = None
        self.watcher = None

    def install(self):
        """Waits for the libraries that show things; loads none."""
        importing = load("importing")
        self.watcher = importing.Watcher({
            "matplotlib": self.on_matplotlib,
            "matplotlib.animation": self.on_animation,
            "matplotlib.figure": self.on_figure,
            "matplotlib.pyplot": self.on_pyplot,
            "PIL.Image": self.on_pillow,
            "altair": self.on_altair,
            "plotly.basedatatypes": self.on_plotly,
            "getpass": self.on_getpass,
        })
        sys.meta_path.insert(0, self.watcher)

    def on_matplotlib(self, module):
        figures = load("figures")
        self.figures = figures.Figures(self, module, figures.Wish(self.figure_wish))

    def on_figure(self, module):
        if self.figures:
            self.figures.watch_class(module.Figure)

    def on_animation(self, module):
        if self.figures:
            self.figures.watch_animation(module)

    def on_pyplot(self, module):
        if self.figures:
            self.figures.watch_pyplot(module)
            # Before pyplot forgets them, at the end of the process.
            atexit.register(self.finish)

    def on_pillow(self, module):
        displays = self

        def show(self, title=None, **options):
            displays.show(self)

        module.Image.show = show

    def on_plotly(self, module):
        module.BaseFigure.show = self.instead_of_browser()

    def on_altair(self, module):
        module.TopLevelMixin.show = self.instead_of_browser()

    def instead_of_browser(self):
        """A method that shows its object here; without a window it would open none and say nothing."""
        displays = self

        def show(self, *args, **options):
            displays.show(self)

        return show

    def on_getpass(self, module):
        load("prompts").Prompts(self.channel).on_getpass(module)

    def bundle(self, value):
        failed = []
        bundle = self.ready(self.representations(value, failed), failed)
        self.add_chart(bundle, value)
        if not bundle:
            self.add_tree(bundle, value)
        if "text/html" in bundle and self.has_window:
            self.add_rows(bundle, value)
        return self.with_text(bundle, value, failed)

    def bundle_of_types(self, value):
        """Of a dict from MIME types to data."""
        failed = []
        bundle = self.ready(value.items(), failed)
        return bundle if bundle and not failed else self.with_text(bundle, value, failed)

    def ready(self, representations, failed):
        bundle = {}
        for mime, data in representations:
            try:
                ready = encoded(mime, data)
            except Exception as error:
                failed.append("%s: %s" % (mime, said(error)))
                continue
            if ready is not None:
                bundle[mime] = ready
        return bundle

    def with_text(self, bundle, value, failed):
        bundle.setdefault("text/plain", text_of(value))
        # An error in a method that only a viewer calls would otherwise be seen by nobody.
        for note in failed:
            bundle["text/plain"] = "%s\n(%s)" % (bundle["text/plain"], note)
        return bundle

    def add_chart(self, bundle, value):
        # Of programs without such a library no more is loaded than this.
        if not any(library in sys.modules for library in ("plotly", "altair")):
            return
        charts = load("charts")
        try:
            library = charts.library_of(value)
        except Exception:
            return  # a class that says nothing, or nonsense, of where it comes from
        if library is None:
            return
        # The time that this takes is not the program's, within bounds that the host keeps.
        self.channel.mark()
        try:
            charts.add(bundle, value, library)
        finally:
            self.channel.mark()

    def add_rows(self, bundle, value):
        # Of most values no more is loaded than this.
        if type(value).__name__ != "DataFrame":
            return
        tables = load("tables")
        # The time that this takes is not the program's, within bounds that the host keeps.
        self.channel.mark()
        try:
            rows = tables.csv_of(value) if tables.is_frame(value) else None
        except Exception:
            rows = None
        finally:
            self.channel.mark()
        if rows:
            bundle["text/csv"] = rows

    def add_tree(self, bundle, value):
        # Of most values no more is loaded than this.
        if not isinstance(value, (dict, list, tuple, set, frozenset)) and not hasattr(
                type(value), "__dataclass_params__") and type(value).__name__ != "deque":
            return
        text = bundle["text/plain"] = text_of(value)
        trees = load("trees")
        try:
            tree = trees.tree_of(value, text)
        except Exception:
            return  # a representation that changes what it is in
        if tree:
            bundle[trees.MIME] = tree

    def representations(self, value, failed):
        try:
            many = call(value, "_repr_mimebundle_")
            if isinstance(many, dict):
                yield from ((str(mime), data) for mime, data in many.items())
                return
        except Exception as error:
            failed.append("_repr_mimebundle_ failed with %s" % said(error))
        for method, mime in METHODS:
            try:
                data = call(value, method)
            except Exception as error:
                failed.append("%s failed with %s" % (method, said(error)))
                continue
            if data is not None:
                yield mime, data

    def show(self, *values):
        """The program's display(): shows each value here in the text."""
        for value in values:
            if figure := self.figure_of(value):
                self.figures.show(figure)
            elif isinstance(value, dict) and value and all(
                    isinstance(key, str) and "/" in key for key in value):
                self.send(self.bundle_of_types(value))
            else:
                self.send(self.bundle(value))

    def figure_of(self, value):
        return self.figures.figure_of(value) if self.figures else None

    def send(self, bundle, files=(), number=0):
        bundle = {mime: data for mime, data in bundle.items() if data is not None}
        if bundle:
            self.channel.send(
                {"type": "display", "data": bundle, "files": list(files), "id": number})

    def add(self, number, bundle):
        """More representations of the display that was sent last, under this number."""
        self.channel.send({"type": "more", "data": bundle, "id": number})

    def mention(self, files):
        """These files hold what has been displayed already."""
        if files:
            self.channel.send({"type": "display", "data": {}, "files": list(files)})

    def value(self, value):
        if value is None or not self.channel.is_open():
            return
        if figure := self.figure_of(value):
            self.figures.show(figure)
            return
        bundle = self.bundle(value)
        if any(mime.endswith("sandpad.error+json") for mime in bundle):
            self.send(bundle)  # a card says why there is nothing to see
        else:
            self.channel.send({"type": "value", "data": bundle})

    def finish(self):
        """The end of the program: figures that nobody has shown."""
        if self.figures and self.channel.is_open():
            self.figures.show_open()
