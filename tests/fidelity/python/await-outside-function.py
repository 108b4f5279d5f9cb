# Awaits at the top of a program, which only notebooks allow.
import asyncio


async def answer():
    await asyncio.sleep(0)
    return 42


print("never printed")
print(await answer())
print("nor this")
