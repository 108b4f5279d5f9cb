"""The window in other languages. Pictures are kept, so that a person sees whether anything is cut."""
import os
import subprocess
from pathlib import Path

from desktop import PROGRAM, TYPED, ended, figure_is_seen, fill_screen, is_open, kept_picture, press, window_called, x_server
from sandpad import command, expect

USERS = ("ann",)
# The title of the settings, and a word of the help.
SETTINGS = {"de": "^Einstellungen$", "zh_CN": "^设置$"}


def window_in(language):
    script = Path.home() / f"{language}.py"
    script.write_text(TYPED + "\n" + PROGRAM)
    with x_server(), ended(subprocess.Popen(["sandpad", str(script)], env=os.environ | {"LANGUAGE": language})) as window:
        shown = window_called("Sandpad")
        fill_screen(shown)
        press("ctrl+Return")
        seen = figure_is_seen(f"window-{language}")
        press("ctrl+comma")
        window_called(SETTINGS[language])
        kept_picture(f"settings-{language}")
        is_open(window)
    return seen


def commands_in(language):
    english, translated = (command("--help", LANGUAGE=name).stdout for name in ("en", language))
    expect(translated and translated != english, translated[:200])
    return translated.strip().splitlines()[0]


CHECKS = {f"language {language}: {what}": lambda check=check, language=language: check(language)
          for language in SETTINGS for what, check in (("the commands", commands_in), ("the window", window_in))}
