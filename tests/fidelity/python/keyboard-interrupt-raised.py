# A long job is interrupted: inside asyncio, in a nested call, and at last for good.
import asyncio
import contextlib
import signal


class Job:
    def __init__(self, steps):
        self.steps = steps
        self.done = []

    def run(self, stop_at=None):
        for step in range(self.steps):
            if step == stop_at:
                raise KeyboardInterrupt(f"at step {step}")
            self.done.append(step)
        return len(self.done)


job = Job(5)
print(job.run())
try:
    job.run(stop_at=2)
except KeyboardInterrupt as error:
    print("interrupted", error, job.done, isinstance(error, Exception))


async def main():
    loop = asyncio.get_running_loop()
    loop.call_later(0.01, signal.raise_signal, signal.SIGINT)
    try:
        await asyncio.sleep(20)
    except asyncio.CancelledError:
        print("the task is cancelled first")
        raise


try:
    asyncio.run(main())
except KeyboardInterrupt as error:
    print("then", repr(error), "from", repr(error.__cause__ or error.__context__))


@contextlib.contextmanager
def progress():
    print("begin")
    try:
        yield
    except Exception:
        print("not for interrupts")
    finally:
        print("end")


with progress():
    Job(10).run(stop_at=7)
