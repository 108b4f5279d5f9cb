"""matplotlib figures: shown where show(), savefig() or the end of the program leaves them.

The backend is the plain Agg one, chosen before the program can ask for another, and no style is
touched. A figure appears once, and again only if it has changed: as the picture that Agg draws, at
the pixels of the screen, and as SVG for other sizes where that is not too large. One that is animated
has a GIF instead of the SVG. `load` is the harness's own.
"""

import contextlib
import functools
import io
import math
import os
import sys
import weakref

MOST_PICTURE = 4 << 20
MOST_DRAWN = 64 << 20  # of a picture as Agg draws it, before it is made smaller
MOST_PIXELS = 50_000_000  # Agg needs some ten bytes for each
MOST_SVG = 4 << 20
MOST_BEYOND = 0.5  # of a figure's width or height, at each side
LESSER_RATIOS = (1.0, 0.75, 0.5, 0.35, 0.25)
MOST_TOGETHER = 5 << 20  # of one message; the host takes 6 MiB
MOST_SHOWN = 16 << 20  # of a run, as the host says
MOST_FREE = 8 << 20  # shown so far; then there are only pictures, the large ones of lesser quality
SHARE = 8  # a picture has this part of what is left then, so that the next ones can be seen, too
INTERACTIVE = ("tk", "qt", "gtk", "wx", "macosx", "webagg", "nbagg", "inline", "ipympl", "notebook")
ERROR = "application/vnd.sandpad.error+json"

# A figure is shown as a canvas has it. These parameters are for the program's own files.
CANVAS_PARAMETERS = {"savefig.facecolor": "auto", "savefig.edgecolor": "auto",
                     "savefig.transparent": False, "savefig.bbox": None}
# What makes the SVG the same as the picture, and the same each time.
SVG_PARAMETERS = {"svg.hashsalt": "sandpad", "image.composite_image": False}


class TooLarge(Exception):
    pass


class Bounded(io.BytesIO):
    """Gives up as soon as it holds more than is worth having."""

    def __init__(self, most):
        super().__init__()
        self.most = most

    def write(self, data):
        if self.tell() + len(data) > self.most:
            raise TooLarge("more than %d KiB" % (self.most >> 10))
        return super().write(data)


def in_few_colours(png, facts):
    """The picture with 256 colours: a fraction of the bytes, and its words can still be read."""
    from PIL import Image, PngImagePlugin

    with Image.open(io.BytesIO(png)) as picture:
        is_opaque = picture.mode != "RGBA" or picture.getextrema()[3][0] == 255
        if is_opaque:
            picture = picture.convert("RGB")
        few = picture.quantize(256, method=Image.Quantize.FASTOCTREE)  # the others take seconds
        if is_opaque:
            few = picture.quantize(palette=few)  # with the errors spread over the neighbours
    text = PngImagePlugin.PngInfo()
    for name, value in facts.items():
        text.add_text(name, value)
    buffer = io.BytesIO()
    few.save(buffer, "png", pnginfo=text)
    return buffer.getvalue()


class RandomNumbers:
    """The common generators of random numbers. Drawing runs functions of the program's that may take
    some, and the program's next ones are to be those that it would have without."""

    def __init__(self):
        self.states = []
        for module, get, put in (("random", "getstate", "setstate"),
                                 ("numpy.random", "get_state", "set_state")):
            try:
                generators = sys.modules[module]
                self.states.append((getattr(generators, put), getattr(generators, get)()))
            except Exception:
                pass  # not loaded, or a module of the program's has this name

    def put_back(self):
        for put, state in self.states:
            try:
                put(state)
            except Exception:
                pass


class Wish:
    """How figures are to be drawn, as the host says: "2" or, picture first, "2,stepwise"."""

    def __init__(self, text):
        ratio, _, manner = text.partition(",")
        self.ratio = float(ratio)
        self.is_stepwise = manner == "stepwise"


class Figures:
    def __init__(self, displays, matplotlib, wish):
        self.displays = displays
        self.matplotlib = matplotlib
        self.wish = wish
        # figure -> digest of what was shown. It keeps no figure alive that the program gave up.
        self.shown = weakref.WeakKeyDictionary()
        self.numbers = weakref.WeakKeyDictionary()  # of the figures that have been shown
        self.taken = set()  # the numbers of all that have been shown
        self.count = 0
        self.size = 0  # bytes shown so far, as they are sent
        self.real_savefig = None
        self.is_busy = False
        self.box = None  # of the figure that is drawn, in inches; None: its own
        self.animation = None  # matplotlib.animation
        self.saved_animations = weakref.WeakSet()
        self.closed = weakref.WeakKeyDictionary()  # by show(); the program may go on with them
        self.last = None  # the figure that was current when show() closed all of them
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
            try:
                return real_use(backend, force=force)
            except BaseException as error:
                error.__traceback__ = error.__traceback__.tb_next  # not ours
                raise

        self.matplotlib.use = use

    def watch_class(self, figure_class):
        self.figure_class = figure_class
        self.real_savefig = figure_class.savefig
        figure_class.savefig = load("wrapping").around(
            self.real_savefig, self.saved, lambda figure, *args, **options: self.is_current(figure))

        @functools.wraps(figure_class.show)
        def show(figure, warn=True):
            self.show(figure)

        figure_class.show = show

    def watch_pyplot(self, pyplot):
        around = load("wrapping").around
        real_savefig = pyplot.savefig

        def shown(_, *args, block=None, **options):
            self.show_each(self.closed)
            self.show_open()
            if args:
                block = args[0]
            if block or block is None and not pyplot.isinteractive():
                self.close_all(pyplot)

        # Of a backend without windows it does nothing but look at its arguments.
        pyplot.show = around(pyplot.show, shown)

        @functools.wraps(real_savefig)
        def savefig(*args, **options):
            """Behind show() it saves what was shown, as it does without a screen."""
            if self.last is None or pyplot.get_fignums():
                return real_savefig(*args, **options)
            return self.last.savefig(*args, **options)

        pyplot.savefig = savefig

    def close_all(self, pyplot):
        """With windows show() waits until all of them are closed, and what is drawn next begins a new
        figure."""
        if pyplot.get_fignums():
            self.last = pyplot.gcf()
            self.closed.update(dict.fromkeys(map(pyplot.figure, pyplot.get_fignums())))
            pyplot.close("all")

    def watch_animation(self, module):
        self.animation = module
        real = module.Animation.save
        module.Animation.save = load("wrapping").around(
            real, lambda _, animation, *args, **options: self.saved_animations.add(animation))

    def figure_of(self, value):
        """The figure that a value is or animates, or None."""
        if self.animation and isinstance(value, self.animation.Animation):
            value = getattr(value, "_fig", None)
        is_figure = hasattr(self, "figure_class") and isinstance(value, self.figure_class)
        return value if is_figure else None

    def is_current(self, figure):
        return figure in self.shown and not figure.stale

    def is_cleared(self, figure):
        """Was it emptied, or begun, behind what was shown, for a next one that never came?"""
        return (figure in self.shown or self.last is not None) and (
            figure.get_children() == [figure.patch])

    def saved(self, was_current, figure, fname, *args, **options):
        if self.is_busy or not isinstance(fname, (str, os.PathLike)):
            return
        name = os.path.relpath(os.path.abspath(os.fspath(fname)))
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
        self.show_each(
            manager.canvas.figure for manager in helpers.Gcf.get_all_fig_managers())

    def show_each(self, figures):
        """Those that are new or have changed."""
        for figure in list(figures):
            if not self.is_current(figure) and not self.is_cleared(figure):
                self.show(figure)

    def show(self, figure, files=()):
        if not self.displays.channel.is_open():
            return
        self.is_busy = True
        # The time that this takes is not the program's, within bounds that the host keeps.
        self.displays.channel.mark()
        numbers = RandomNumbers()
        try:
            self.show_changed(figure, files)
        finally:
            numbers.put_back()
            self.is_busy = False
            # Drawing the SVG, at another resolution, may have moved its axes.
            figure.stale = False
            self.displays.channel.mark()

    def show_changed(self, figure, files):
        data = svg = self.box = None
        try:
            data = self.picture(figure)
        except Exception as error:
            svg = self.svg(figure, MOST_SVG)
            if svg is None:
                data = self.failure(figure, error)
        if not self.is_new(figure, data or svg):
            self.displays.mention(files)
        elif isinstance(data, dict):
            self.displays.send(data, files)
        elif not self.send_animated(figure, data, files):
            self.send(figure, data, svg, files)

    def send_animated(self, figure, picture, files):
        """Shows an animation that nobody has drawn yet; is there one?"""
        animation = self.animation_of(figure)
        if animation is None or picture is None:
            return False
        animations = load("animations")
        bundle = {"text/plain": self.title(figure), "image/png": self.base64(picture)}
        # In base64 four characters stand for three bytes.
        buffer = Bounded((MOST_TOGETHER - len(bundle["image/png"])) * 3 // 4)
        failure = None
        try:
            animations.gif(animation, self.animation, buffer, TooLarge)
            bundle["image/gif"] = self.base64(buffer.getvalue()) if buffer.tell() else None
        except Exception as error:
            failure = self.failure(figure, error, "The animation of %s")
        self.size += sum(len(part or "") for part in bundle.values())
        self.displays.send(bundle, files)
        if failure:
            self.displays.send(failure)
        return True

    def animation_of(self, figure):
        """Its animation that nobody has drawn yet, or None."""
        if not self.animation:
            return None
        animation = load("animations").of(figure, self.animation)
        return None if animation in self.saved_animations else animation

    def is_new(self, figure, data):
        import hashlib

        text = data if isinstance(data, bytes) else str(data).encode("utf-8", "replace")
        digest = hashlib.blake2b(text).digest()
        before = self.shown.get(figure)
        self.shown[figure] = digest
        figure.stale = False
        return before != digest

    def send(self, figure, picture, svg, files):
        bundle = {"text/plain": self.title(figure)}
        room = MOST_SVG
        if picture is not None:
            bundle["image/png"] = self.base64(picture)
            room = min(room, MOST_TOGETHER - len(bundle["image/png"]))
        self.size += len(bundle.get("image/png", ""))
        self.count += 1
        if picture is not None and self.wish.is_stepwise:
            self.displays.send(bundle, files, self.count)
            svg = self.svg(figure, MOST_SVG, is_laid_out=True)
            if svg is not None:
                self.displays.add(self.count, {"image/svg+xml": svg})
            return
        if svg is None:
            svg = self.svg(figure, room, is_laid_out=picture is not None)
        if svg is not None:
            bundle["image/svg+xml"] = svg
        self.displays.send(bundle, files)

    @staticmethod
    def base64(data):
        import base64

        return base64.b64encode(data).decode("ascii")

    def most_of_picture(self):
        """Bytes that the next picture may have. In base64 four characters stand for three."""
        if self.size <= MOST_FREE:
            return MOST_PICTURE
        return max(MOST_SHOWN - self.size, 0) // SHARE * 3 // 4

    def picture(self, figure):
        """What Agg draws, as PNG. One that is too large has fewer colours, and then fewer pixels."""
        most = self.most_of_picture()
        is_whole = False
        refusal = TooLarge("more than %d million pixels" % (MOST_PIXELS // 1_000_000))
        for ratio in sorted({self.wish.ratio, *LESSER_RATIOS}, reverse=True):
            try:
                if not is_whole:
                    data = self.picture_at(figure, ratio)
                    is_whole = True
                    self.box = self.box_beyond(figure)
                    if self.box is not None:
                        with self.quiet(figure), self.laid_out(figure):
                            data = self.picture_at(figure, ratio)
                else:
                    data = self.picture_at(figure, ratio)
            except TooLarge as error:
                refusal = error
                continue
            if len(data) > most:
                data = in_few_colours(data, self.facts(ratio, "colours"))
            if len(data) <= most:
                return data
            refusal = TooLarge(self.too_large(most))
        raise refusal

    def picture_at(self, figure, ratio):
        width, height = figure.get_size_inches() if self.box is None else self.box.size
        if width * height * (figure.dpi * ratio) ** 2 > MOST_PIXELS:
            raise TooLarge("more than %d million pixels" % (MOST_PIXELS // 1_000_000))
        buffer = Bounded(MOST_DRAWN)
        self.draw(figure, buffer, CANVAS_PARAMETERS, format="png", dpi=figure.dpi * ratio,
                  metadata=self.facts(ratio, "drawing"))
        return buffer.getvalue()

    def box_beyond(self, figure):
        """The figure's own box with what sticks out of it, or None where nothing does. A notebook
        shows that, too. What lies far away was hardly put there to be seen, and an animation has
        one size."""
        try:
            if self.animation_of(figure) is not None:
                return None
            tight = figure.get_tightbbox()
            width, height = figure.get_size_inches()
            pad = self.matplotlib.rcParams["savefig.pad_inches"]
            sides = [(-tight.x0, width), (-tight.y0, height),
                     (tight.x1 - width, width), (tight.y1 - height, height)]
            dot = 1 / figure.dpi
            # Less than a pixel is the rounding of a box, not a part of a letter. Whole pixels more
            # leave all others as they were.
            left, below, right, above = (
                math.ceil((out + pad) / dot) * dot if dot < out <= size * MOST_BEYOND else 0
                for out, size in sides)
            if not left + below + right + above:
                return None
            from matplotlib.transforms import Bbox

            # A number a little below a whole one would be a pixel less.
            rest = dot / 1000
            return Bbox.from_extents(-left, -below, width + right + rest, height + above + rest)
        except Exception:
            return None

    def facts(self, ratio, lack):
        """What the picture says of itself: its pixels, and what it lacks, for which reason."""
        is_behind = self.size > MOST_FREE
        facts = {"PixelRatio": "%g" % ratio}
        if ratio < self.wish.ratio:
            lack = "pixels"
        if is_behind or lack != "drawing":
            facts["Reduced"] = lack + ("-of-run" if is_behind else "-of-figure")
        return facts

    def too_large(self, most):
        text = "more than %d KiB" % (most >> 10)
        if self.size > MOST_FREE:
            text += ", all that is left for it of the %d MiB of a run" % (MOST_SHOWN >> 20)
        return text

    def draw(self, figure, buffer, changes, **options):
        """Draws it with changed parameters, which are then as they were."""
        parameters = self.matplotlib.rcParams
        before = {name: parameters[name] for name, value in changes.items()
                  if parameters[name] != value}
        try:
            for name in before:
                parameters[name] = changes[name]
            self.real_savefig(figure, buffer, bbox_inches=self.box, **options)
        finally:
            parameters.update(before)

    def svg_parameters(self):
        parameters = self.matplotlib.rcParams
        defaults = self.matplotlib.rcParamsDefault
        return CANVAS_PARAMETERS | {name: value for name, value in SVG_PARAMETERS.items()
                                    if parameters[name] == defaults[name]}

    @staticmethod
    @contextlib.contextmanager
    def quiet(figure):
        """While it is drawn again, the program's handlers of drawing hear nothing: they heard of the
        first time. What there is to warn of was said then, too."""
        import warnings

        callbacks = figure.canvas.callbacks
        with warnings.catch_warnings(), callbacks.blocked(signal="draw_event"):
            warnings.simplefilter("ignore")
            yield

    @staticmethod
    @contextlib.contextmanager
    def laid_out(figure):
        """After the first picture everything has its place, and to find it again may take most of
        the time."""
        engine = getattr(figure, "_layout_engine", None)
        try:
            if engine is not None:
                figure._layout_engine = None
            yield
        finally:
            if engine is not None:
                figure._layout_engine = engine

    def svg(self, figure, most, is_laid_out=False):
        """The figure as text, or None. Equal figures give equal text."""
        if self.size > MOST_FREE or most <= 0:
            return None
        buffer = Bounded(most)
        try:
            with self.quiet(figure), (
                    self.laid_out(figure) if is_laid_out else contextlib.nullcontext()):
                self.draw(figure, buffer, self.svg_parameters(), format="svg",
                          metadata={"Date": None})
        except Exception:
            return None
        text = buffer.getvalue().decode("utf-8", "replace")
        self.size += len(text)
        return text

    def failure(self, figure, error, what="%s"):
        """The card of a figure that cannot be drawn: matplotlib's own words."""
        try:
            message = str(error)[:10000].strip()
        except Exception:
            message = ""
        title = what % self.title(figure) + " cannot be drawn"
        name = type(error).__name__
        return {ERROR: {"title": title, "type": name, "message": message},
                "text/plain": "%s. %s: %s" % (title, name, message)}

    def number_of(self, figure):
        """Its own number, or the next free one where a figure that is closed had it; or None."""
        number = getattr(figure, "number", None)
        if not isinstance(number, int):
            return number
        if figure not in self.numbers:
            while number in self.taken:
                number += 1
            self.taken.add(number)
            self.numbers[figure] = number
        return self.numbers[figure]

    def title(self, figure):
        number = self.number_of(figure)
        label = figure.get_label()  # as in plt.figure("prices")
        above = getattr(figure, "_suptitle", None)
        titles = [above.get_text()] if above is not None else []
        titles = [title for title in titles + [axes.get_title() for axes in figure.axes] if title]
        name = "Figure %s" % number if number is not None else "Figure"
        if isinstance(label, str) and label and not label.startswith("_"):
            name = label
        return ": ".join([name, titles[0]]) if titles else name
