# Reads memory that is not there; the fault handler says where, and the program dies.
import ctypes
import faulthandler
import sys

faulthandler.enable()


def read_at(address):
    return ctypes.string_at(address)


def explore():
    print("reading", flush=True)
    return read_at(0)


print(faulthandler.is_enabled(), faulthandler.dump_traceback(sys.stderr))
explore()
print("not reached")
