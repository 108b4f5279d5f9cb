import day


def name():
    return "night of " + day.__name__
