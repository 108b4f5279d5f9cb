# Handles signals that the program sends to itself: handlers, alarms, masks and waiting.
import os
import signal
import time

caught = []


def remember(number, frame):
    caught.append((signal.Signals(number).name, frame.f_code.co_name))


def interrupted():
    os.kill(os.getpid(), signal.SIGUSR1)
    os.kill(os.getpid(), signal.SIGUSR2)
    signal.raise_signal(signal.SIGHUP)


for number in (signal.SIGUSR1, signal.SIGUSR2, signal.SIGHUP):
    signal.signal(number, remember)
print(signal.getsignal(signal.SIGUSR1).__name__, signal.getsignal(signal.SIGTERM))
print(signal.getsignal(signal.SIGPIPE), signal.getsignal(signal.SIGINT).__name__)
interrupted()
print(sorted(caught))

signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
caught.clear()
os.kill(os.getpid(), signal.SIGUSR1)
print("blocked", caught, signal.sigpending())
signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGUSR1])
print("unblocked", [name for name, _ in caught])


class Late(Exception):
    pass


def give_up(number, frame):
    raise Late(signal.strsignal(number))


signal.signal(signal.SIGALRM, give_up)
signal.setitimer(signal.ITIMER_REAL, 0.05)
try:
    time.sleep(20)
except Late as error:
    print("given up:", error)

try:
    signal.raise_signal(signal.SIGINT)
except KeyboardInterrupt as error:
    print("interrupt", repr(error))
signal.signal(signal.SIGTERM, signal.SIG_IGN)
os.kill(os.getpid(), signal.SIGTERM)
print(signal.getsignal(signal.SIGTERM).name, signal.signal(signal.SIGTERM, signal.SIG_DFL))
try:
    signal.signal(signal.SIGKILL, remember)
except OSError as error:
    print(error)
print(signal.default_int_handler.__name__, signal.valid_signals() >= {signal.SIGTERM})
