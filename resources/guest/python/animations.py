"""Animations of matplotlib as GIF: without a window nothing else would draw their frames."""

import io
import os
import time

MOST_FRAMES = 200
MOST_SECONDS = 8
SHORTEST = 20  # milliseconds for a frame; viewers slow down what is quicker


class Enough(Exception):
    """There are as many frames as are worth having."""


def of(figure, module):
    """The animation of a figure that is still there, or None."""
    callbacks = figure.canvas.callbacks.callbacks.get("close_event", {})
    owners = [getattr(reference(), "__self__", None) for reference in list(callbacks.values())]
    return next((owner for owner in owners if isinstance(owner, module.Animation)), None)


def frames_of(animation, module):
    until = time.monotonic() + MOST_SECONDS

    class Writer(module.PillowWriter):
        def grab_frame(self, **options):
            super().grab_frame(**options)
            if len(self._frames) >= MOST_FRAMES or time.monotonic() > until:
                raise Enough

        def finish(self):
            pass

    writer = Writer()
    try:
        animation.save(os.devnull, writer=writer)
    except Enough:
        pass
    return writer._frames


def gif(animation, module, buffer, too_large):
    """Writes the animation as the program would save it, or its beginning; every second frame, or
    fewer, where more do not fit into the buffer."""
    frames = frames_of(animation, module)
    duration = max(int(getattr(animation, "_interval", 200)), SHORTEST)
    # Without a count it is played once.
    options = {"loop": 0} if getattr(animation, "_repeat", True) else {}
    while frames:
        try:
            return frames[0].save(buffer, format="GIF", save_all=True, append_images=frames[1:],
                                  duration=duration, **options)
        except too_large:
            if len(frames) == 1:
                raise
            buffer.seek(0)
            buffer.truncate()
            frames, duration = frames[::2], duration * 2
