"""Tries what docs/differences.md says of the two levels of isolation. Prints a line for each row of
its first table: the row's id, and what came of it."""
import ctypes
import fcntl
import mmap
import multiprocessing
import os
import pwd
import resource
import socket
import struct
import subprocess
import tempfile

libc = ctypes.CDLL(None, use_errno=True)
SYSCALLS = {"x86_64": {"shmget": 29, "set_mempolicy": 238, "io_uring_setup": 425, "add_key": 248},
            "aarch64": {"shmget": 194, "set_mempolicy": 237, "io_uring_setup": 425, "add_key": 217}}
numbers = SYSCALLS[os.uname().machine]


def called(result):
    """What a function of C gave: 0 or more is success."""
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))


def syscall(name, *arguments):
    called(libc.syscall(numbers[name], *arguments))


def each_refused(*attempts):
    for attempt in attempts:
        try:
            attempt()
        except OSError:
            continue
        return "works"
    return "refused"


def network():
    socket.socket(socket.AF_INET)


def shared_memory():
    return each_refused(lambda: os.memfd_create("a"),
                        lambda: syscall("shmget", 0, 4096, 0o1600))


def shared_names():
    multiprocessing.Semaphore()


def temporary():
    try:
        open("/tmp/a", "w").close()
    except OSError:
        tempfile.TemporaryFile().close()
        return "only TMPDIR"


def modes():
    open("modes", "w").close()
    os.chmod("modes", 0o400)
    os.utime("modes", (1, 1))
    return "works" if os.stat("modes").st_mtime == 1 else "without effect"


def attributes():
    open("attributes", "w").close()
    try:
        os.setxattr("attributes", "user.a", b"b")
    except OSError:
        return "none"
    return "works" if os.getxattr("attributes", "user.a") == b"b" else "lost"


def descriptors():
    left, _ = socket.socketpair()
    message = [b"a"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, bytes(4))]
    try:
        left.sendmsg(*message)
    except OSError:
        left.sendmsg(*message, socket.MSG_DONTWAIT)
        return "with MSG_DONTWAIT"


def filters():
    program = (ctypes.c_uint16 * 4)(6, 0, 0, 0)
    pointer = ctypes.create_string_buffer(16)
    pointer[0:2] = b"\1\0"
    pointer[8:16] = ctypes.addressof(program).to_bytes(8, "little")
    socket.socketpair()[0].setsockopt(socket.SOL_SOCKET, 26, pointer.raw)


def places_of_memory():
    syscall("set_mempolicy", 0, 0, 0)


def watching():
    called(libc.inotify_init1(0))


def writing_through():
    with open("through", "w") as file:
        file.write("x")
        file.flush()
        os.fsync(file.fileno())
    with open("through", "r+") as file, mmap.mmap(file.fileno(), 1) as mapped:
        mapped.flush()
    try:
        os.close(os.open("through", os.O_WRONLY | os.O_SYNC))
    except OSError:
        return "only fsync"


def locks():
    with open("locks", "w") as file:
        fcntl.lockf(file, fcntl.LOCK_EX)
        fcntl.lockf(file, fcntl.LOCK_UN)
        try:
            fcntl.flock(file, fcntl.LOCK_EX)
        except OSError:
            return "only lockf"


def open_file_locks():
    with open("locks", "w") as file:
        fcntl.fcntl(file, 37, struct.pack("hh4xqqi4x", fcntl.F_WRLCK, 0, 0, 1, 0))


def space():
    with open("space", "w") as file:
        os.posix_fallocate(file.fileno(), 0, 1000)
        try:
            called(libc.fallocate(file.fileno(), 0, ctypes.c_long(0), ctypes.c_long(2000)))
        except OSError:
            return "only posix_fallocate"


def scheduling():
    child = subprocess.Popen(["sleep", "60"])
    try:
        resource.prlimit(child.pid, resource.RLIMIT_NOFILE, (100, 100))
        return each_refused(lambda: os.setpriority(os.PRIO_PROCESS, 1, 5),
                            lambda: os.setpriority(os.PRIO_PGRP, os.getpgrp(), 5),
                            lambda: os.setpriority(os.PRIO_USER, os.getuid(), 5)) + " of others"
    finally:
        child.kill()
        child.wait()


def priority():
    was = os.nice(0)
    os.nice(5)
    os.setpriority(os.PRIO_PROCESS, 0, 7)
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    all_processors = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(all_processors)})
    os.sched_setaffinity(os.getpid(), {max(all_processors)})
    has_effect = os.nice(0) != was or os.sched_getscheduler(0) != os.SCHED_OTHER \
        or os.sched_getaffinity(0) != all_processors
    return "works" if has_effect else "no effect"


def proc():
    return each_refused(lambda: os.open("/proc/self/comm", os.O_WRONLY),
                        lambda: os.open("/proc/self/oom_score_adj", os.O_WRONLY))


def holes():
    with open("holes", "w") as file:
        os.ftruncate(file.fileno(), 200 << 20)
        os.ftruncate(file.fileno(), 300 << 20)


def deaf_calls():
    size = 1 << 30
    libc.mmap.restype = ctypes.c_void_p
    place = ctypes.c_void_p(libc.mmap(None, ctypes.c_size_t(size), 1, 0x4022, -1, 0))
    pages = ctypes.create_string_buffer(size >> 12)
    called(libc.mincore(place, ctypes.c_size_t(size >> 2), pages))
    return each_refused(lambda: called(libc.mincore(place, ctypes.c_size_t(size), pages)),
                        lambda: called(libc.madvise(place, ctypes.c_size_t(4096), 102)))


def core_files():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    return "is %d" % resource.getrlimit(resource.RLIMIT_CORE)[0]


def users():
    try:
        return pwd.getpwuid(os.getuid()).pw_name
    except KeyError:
        return "none"


def written_programs():
    with open(os.open("written.sh", os.O_WRONLY | os.O_CREAT, 0o700), "w") as file:
        file.write("#!/bin/sh\n")
    subprocess.run(["./written.sh"], check=True)


def special():
    return each_refused(lambda: called(libc.ptrace(0, 0, 0, 0)),
                        lambda: syscall("io_uring_setup", 1, ctypes.create_string_buffer(200)),
                        lambda: called(libc.unshare(0x10000000)),
                        lambda: syscall("add_key", b"user", b"a", b"b", 1, -3))


for row, attempt in {
    "by-network": network, "by-shared-memory": shared_memory, "by-semaphores": shared_names,
    "by-temporary-files": temporary, "by-modes": modes, "by-attributes": attributes,
    "by-descriptors": descriptors, "by-filters": filters, "by-places-of-memory": places_of_memory,
    "by-watching": watching, "by-writing-through": writing_through, "by-locks": locks, "by-open-file-locks": open_file_locks, "by-space": space, "by-scheduling": scheduling, "by-priority": priority,
    "by-core-files": core_files, "by-proc": proc, "by-holes": holes, "by-deaf-calls": deaf_calls,
    "by-users": users, "by-written-programs": written_programs, "by-special-calls": special,
}.items():
    try:
        print(row, attempt() or "works")
    except OSError:
        print(row, "refused")
