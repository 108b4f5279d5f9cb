# Reads lines of child processes in asyncio, writes to one, and sees how they end.
import asyncio
import sys

COUNT = "import sys\nfor n in range(int(sys.argv[1])): print('line', n, flush=True)"
ECHO = "import sys\nfor line in sys.stdin: print(line.strip()[::-1])\nsys.exit(3)"
NOISY = "import sys; print('out'); print('err', file=sys.stderr); 1/0"


async def lines_of(*arguments):
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", *arguments, stdout=asyncio.subprocess.PIPE)
    lines = [line.decode().rstrip() async for line in process.stdout]
    return lines, await process.wait()


async def main():
    for lines, status in await asyncio.gather(lines_of(COUNT, "3"), lines_of(COUNT, "2")):
        print(status, lines)

    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", ECHO,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
    out, err = await process.communicate("stressed\nnaïve\n".encode())
    print(out.decode().split(), err, process.returncode)

    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", NOISY,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)
    out, err = await process.communicate()
    print(out, err.decode().splitlines()[-1], process.returncode)

    process = await asyncio.create_subprocess_exec("sleep", "30")
    process.terminate()
    print("terminated", await process.wait())

    process = await asyncio.create_subprocess_shell(
        "echo $((6 * 7)); exit 5", stdout=asyncio.subprocess.PIPE)
    print((await process.communicate())[0], process.returncode)
    try:
        await asyncio.create_subprocess_exec("no-such-program-here")
    except FileNotFoundError as error:
        print(error)


asyncio.run(main())
