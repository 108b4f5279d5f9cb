# Cancellation and time limits of asyncio, with shields and clean-up.
import asyncio
import contextlib


async def patient(name, log):
    try:
        await asyncio.sleep(60)
    except asyncio.CancelledError as error:
        log.append(f"{name} cancelled {error.args}")
        raise
    finally:
        log.append(f"{name} tidy")


async def stubborn(log):
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.sleep(60)
    log.append("stubborn stays")
    return "done anyway"


async def ticker():
    for number in range(3):
        yield number
        await asyncio.sleep(0)


async def main():
    log = []
    task = asyncio.create_task(patient("one", log))
    await asyncio.sleep(0)
    print(task.cancel("enough"), task.cancelling(), task.cancelled())
    try:
        await task
    except asyncio.CancelledError as error:
        print("main saw", repr(error))
    print(task.cancelled(), log)
    try:
        async with asyncio.timeout(0.01) as limit:
            await patient("two", log)
    except TimeoutError as error:
        print("timeout", repr(error), limit.expired(), log)
    try:
        await asyncio.wait_for(patient("three", log), 0.01)
    except TimeoutError as error:
        print("wait_for", repr(error), repr(error.__cause__))
    task = asyncio.create_task(stubborn(log))
    await asyncio.sleep(0)
    task.cancel()
    print(await task, task.cancelled())
    inner = asyncio.create_task(asyncio.sleep(0.05, "shielded"))
    try:
        await asyncio.wait_for(asyncio.shield(inner), 0.001)
    except TimeoutError:
        print("outer gave up,", await inner)
    print([number async for number in ticker()], log[-1])


asyncio.run(main())
