"""Streams, datagrams and a socket pair over the machine's own loopback."""
import asyncio
import socket


async def shout(reader, writer):
    while line := await reader.readline():
        writer.write(line.upper())
        await writer.drain()
    writer.close()
    await writer.wait_closed()


async def visit(port, name):
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for number in range(3):
        writer.write(f"{name} {number}\n".encode())
    writer.write_eof()
    text = await reader.read()
    writer.close()
    await writer.wait_closed()
    return text.decode().splitlines()


async def main():
    server = await asyncio.start_server(shout, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        print(await asyncio.gather(*(visit(port, name) for name in ("ann", "bob"))))


asyncio.run(main())

with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as post, \
        socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as box:
    box.bind(("127.0.0.1", 0))
    post.sendto("größer".encode(), box.getsockname())
    print(box.recv(100).decode())

with socket.create_server(("127.0.0.1", 0)) as listener:
    with socket.create_connection(listener.getsockname()) as one, listener.accept()[0] as other:
        one.sendall(b"a" * 10_000 + b".")
        received = b""
        while not received.endswith(b"."):
            received += other.recv(4096)
        print(len(received), one.getpeername()[0], other.getsockname()[0])
