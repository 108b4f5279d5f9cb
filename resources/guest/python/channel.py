"""The display channel: descriptor 3, to which only this process and only we write.

A frame is a little-endian 32-bit length and JSON in UTF-8. The host answers each with one byte
once it has read all that was printed before, so a display lands in its place in the text.
"""

import os

DESCRIPTOR = 3
OUT_OF_THE_WAY = 200
MOST_BYTES = 32 << 20


class Channel:
    def __init__(self):
        self.pid = os.getpid()
        self.descriptor = self.claim()

    @staticmethod
    def claim():
        """Moves the descriptor to where children do not inherit it and numbers stay usual."""
        try:
            os.dup2(DESCRIPTOR, OUT_OF_THE_WAY, inheritable=False)
            os.close(DESCRIPTOR)
            return OUT_OF_THE_WAY
        except OSError:
            return -1

    def is_open(self):
        return self.descriptor >= 0 and os.getpid() == self.pid

    def wait(self):
        """Until the host says that the program is there. Without a host the process ends."""
        os.write(self.descriptor, b"w")
        if os.read(self.descriptor, 1) == b"":
            os._exit(1)
        os.write(self.descriptor, b"g")

    def mark(self):
        """An empty message: Sandpad's own drawing of a figure begins, and at the next one ends."""
        self.send_bytes(b"")

    def send(self, message):
        """Sends a message and waits until its place in the text is certain. Never raises."""
        import sys

        if not self.is_open():
            return False
        try:
            for stream in (sys.stdout, sys.stderr):
                if stream is not None:
                    stream.flush()
        except Exception:
            pass
        try:
            import json  # fails where the program has used up its descriptors

            body = json.dumps(message).encode("utf-8", "replace")
        except Exception:
            return False
        return len(body) <= MOST_BYTES and self.send_bytes(body)

    def send_bytes(self, body):
        if not self.is_open():
            return False
        try:
            self.write(len(body).to_bytes(4, "little") + body)
            return os.read(self.descriptor, 1) != b""
        except OSError:
            self.descriptor = -1
            return False

    def write(self, data):
        view = memoryview(data)
        while view:
            view = view[os.write(self.descriptor, view):]
