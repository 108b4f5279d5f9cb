# Starts fresh interpreters with spawn: the module runs again in them under another name.
import multiprocessing
import os

SETTINGS = {"scale": 1}


def scaled(value):
    return value * SETTINGS["scale"], __name__, os.path.basename(__file__)


def set_scale(scale):
    SETTINGS["scale"] = scale


def talk(connection):
    while (message := connection.recv()) != "stop":
        connection.send(message.title())
    connection.close()


if __name__ == "__main__":
    SETTINGS["scale"] = 99
    context = multiprocessing.get_context("spawn")
    with context.Pool(2, initializer=set_scale, initargs=(3,)) as pool:
        print(pool.map(scaled, [1, 2, 3]))
    print(scaled(1))

    here, there = context.Pipe()
    child = context.Process(target=talk, args=(there,), name="talker")
    child.start()
    for text in ("good morning", "ça va"):
        here.send(text)
        print(here.recv())
    here.send("stop")
    child.join()
    print(child.name, child.exitcode, child.is_alive())
    try:
        context.Process(target=lambda: None).start()
    except Exception as error:
        print(type(error).__name__, str(error).split(":")[0].split(" at ")[0])
