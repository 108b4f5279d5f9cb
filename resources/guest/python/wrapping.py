"""Functions of libraries that are noticed when they are called."""

import functools


def around(real, after, before=None):
    """`real`, with `before` its arguments and `after` what that gave and the arguments. Nothing of
    this is in a traceback, from Python 3.11 on."""

    @functools.wraps(real)
    def wrapper(*args, **options):
        state = before(*args, **options) if before else None
        try:
            result = real(*args, **options)
        except BaseException as error:
            error.__traceback__ = error.__traceback__.tb_next
            raise
        after(state, *args, **options)
        return result

    return wrapper
