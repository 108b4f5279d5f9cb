"""Runs a program with matplotlib's plain Agg, and keeps each picture that somebody would see.

python3 bare.py PROGRAM FOLDER RATIO: FOLDER gets 0.png, 1.png and so on, with RATIO pixels for each
of a figure's own. A figure is seen at each show() and savefig() to a file, and at the end of the
program, whenever it looks otherwise than the last time.
"""

import hashlib
import io
import math
import os
import runpy
import sys

import matplotlib

matplotlib.use("agg")

import matplotlib.figure  # noqa: E402
import matplotlib.pyplot as plt  # noqa: E402
from matplotlib._pylab_helpers import Gcf  # noqa: E402

program, folder = sys.argv[1:3]
ratio = float(sys.argv[3])
real_savefig = matplotlib.figure.Figure.savefig
seen = {}
count = 0


# What a canvas shows has nothing to do with the parameters of files.
CANVAS = {"savefig.facecolor": "auto", "savefig.edgecolor": "auto", "savefig.transparent": False,
          "savefig.bbox": None}


def sticks_out(figure):
    """The box with what sticks out of the figure by up to half of it, or None."""
    tight = figure.get_tightbbox()
    width, height = figure.get_size_inches()
    sides = [-tight.x0, -tight.y0, tight.x1 - width, tight.y1 - height]
    dot = 1 / figure.dpi
    sides = [math.ceil((side + matplotlib.rcParams["savefig.pad_inches"]) / dot) * dot
             if dot < side <= size / 2 else 0
             for side, size in zip(sides, [width, height] * 2)]
    if any(sides):
        return matplotlib.transforms.Bbox.from_extents(
            -sides[0], -sides[1], width + sides[2] + dot / 1000, height + sides[3] + dot / 1000)


def keep(figure):
    global count
    picture = io.BytesIO()
    try:
        with matplotlib.rc_context(CANVAS):
            real_savefig(figure, picture, format="png", dpi=figure.dpi * ratio)
            box = sticks_out(figure)
            if box is not None:
                picture = io.BytesIO()
                real_savefig(figure, picture, format="png", dpi=figure.dpi * ratio,
                             bbox_inches=box)
    except Exception as error:
        print("bare: not drawn:", error, file=sys.stderr)
        return
    figure.stale = False
    digest = hashlib.blake2b(picture.getvalue()).digest()
    before = seen.get(id(figure))
    seen[id(figure)] = (figure, digest)
    if before is None or before[1] != digest:
        with open(os.path.join(folder, "%d.png" % count), "wb") as file:
            file.write(picture.getvalue())
        count += 1


def show(*args, **options):
    for manager in Gcf.get_all_fig_managers():
        figure = manager.canvas.figure
        if id(figure) not in seen or figure.stale:
            keep(figure)


def savefig(self, target, *args, **options):
    result = real_savefig(self, target, *args, **options)
    if isinstance(target, (str, os.PathLike)):
        keep(self)
    return result


matplotlib.figure.Figure.savefig = savefig
matplotlib.figure.Figure.show = lambda self, *args, **options: keep(self)
plt.show = show
sys.argv = [program]
sys.path[0] = os.path.dirname(program)
try:
    runpy.run_path(program, run_name="__main__")
finally:
    show()
