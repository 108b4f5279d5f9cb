"""Passwords: where there is no terminal whose echo could be switched off, the host is asked not to
show what is typed. Without this getpass would only warn that it cannot help it.
"""

import functools
import os
import sys


class Prompts:
    def __init__(self, channel):
        self.channel = channel

    def on_getpass(self, module):
        prompts = self
        real = module.getpass

        @functools.wraps(real)
        def getpass(prompt="Password: ", stream=None, **options):
            if prompts.can_ask():
                return prompts.ask(prompt, stream or sys.stderr)
            return real(prompt, stream, **options)

        module.getpass = getpass

    def can_ask(self):
        return (self.channel.is_open() and sys.stdin is not None
                and sys.stdin is sys.__stdin__ and not os.isatty(0))

    def ask(self, prompt, stream):
        stream.write(str(prompt))
        stream.flush()
        self.channel.send({"type": "prompt", "secret": True})
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line[:-1] if line.endswith("\n") else line
