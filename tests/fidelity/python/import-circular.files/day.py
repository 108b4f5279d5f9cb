import night


def name():
    return "day after " + night.name()
