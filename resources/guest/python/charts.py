"""Charts of plotly and altair, which a script in a browser would draw.

Sandpad runs no scripts of pages. Such a chart is seen as the picture that its library makes itself:
plotly does that with kaleido, altair with vl-convert. Where a library makes none, a card says what
it lacks.
"""

import io

ERROR = "application/vnd.sandpad.error+json"
LIBRARIES = ("plotly", "altair")
KEEP = {"plotly": "write_html", "altair": "save"}


def library_of(value):
    """Which of the libraries a value comes from, or a class of the program's that is built on one;
    None for everything else."""
    for base in type(value).__mro__:
        library = base.__module__.partition(".")[0]
        if library in LIBRARIES:
            return library if callable(getattr(value, KEEP[library], None)) else None
    return None


def drawing_of(value, library):
    """The chart as SVG text."""
    if library == "plotly":
        drawing = value.to_image(format="svg")
        return drawing.decode("utf-8") if isinstance(drawing, bytes) else drawing
    buffer = io.StringIO()
    value.save(buffer, format="svg")
    return buffer.getvalue()


def failure_of(value, library, error):
    name = type(value).__name__
    try:
        message = str(error)[:10000].strip()
    except Exception:
        message = ""
    title = "%s of %s cannot be drawn" % (name, library)
    advice = ("%s('chart.html') keeps the chart as a page, which a browser draws."
              % KEEP[library])
    kind = type(error).__name__
    return {ERROR: {"title": title, "type": kind, "message": "%s\n%s" % (message, advice)},
            "text/plain": "%s. %s: %s %s" % (title, kind, message, advice)}


def add(bundle, value, library):
    """Adds to what the library gave: the drawing, or why there is none."""
    if any(mime.startswith("image/") for mime in bundle):
        return
    try:
        bundle["image/svg+xml"] = drawing_of(value, library)
    except Exception as error:
        bundle.update(failure_of(value, library, error))
