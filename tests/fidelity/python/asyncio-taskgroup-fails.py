# Two tasks of a group fail; the exception group is handled in part and the rest goes uncaught.
import asyncio


class BadInput(Exception):
    pass


async def convert(text):
    await asyncio.sleep(0)
    try:
        return int(text)
    except ValueError as error:
        error.add_note(f"the text was {text!r}")
        raise


async def reject(text):
    await asyncio.sleep(0)
    raise BadInput(f"rejected {text}")


async def wait_long():
    try:
        await asyncio.sleep(30)
    finally:
        print("the long wait was cancelled")


async def main():
    async with asyncio.TaskGroup() as group:
        good = group.create_task(convert("12"))
    print("good", good.result())
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(wait_long())
            group.create_task(convert("twelve"))
            group.create_task(reject("thirteen"))
    except* BadInput as errors:
        print("handled", errors.exceptions)
    print("not reached")


asyncio.run(main())
