# id: others-10-calls-on-init
# tries: use on the supervisor each call that acts on another process of the same user
# must: held
# witness: child of a shell
import ctypes, os
libc = ctypes.CDLL(None, use_errno=True)
init = os.getppid()
room = ctypes.create_string_buffer(4096)
address = ctypes.addressof(room)
vector = (ctypes.c_uint64 * 2)(address, 8)
pidfd = libc.syscall(434, init, 0)
PTRACE_SEIZE, PTRACE_ATTACH = 0x4206, 16
SCHED_CORE, SHARE_TO, SHARE_FROM, GET = 62, 2, 3, 0
CALLS = {
    "ptrace seize": (101, PTRACE_SEIZE, init, 0, 0),
    "ptrace attach": (101, PTRACE_ATTACH, init, 0, 0),
    "process_vm_readv": (310, init, vector, 1, vector, 1, 0),
    "process_vm_writev": (311, init, vector, 1, vector, 1, 0),
    "pidfd_getfd": (438, pidfd, 0, 0),
    "process_madvise": (440, pidfd, vector, 1, 20, 0),
    "process_mrelease": (448, pidfd, 0),
    "kcmp": (312, init, os.getpid(), 1, 0, 0),
    "move_pages": (279, init, 0, 0, 0, 0, 0),
    "migrate_pages": (256, init, 64, room, room),
    "get_robust_list": (274, init, address, address + 8),
    "perf_event_open": (298, room, init, -1, -1, 0),
    "setpgid": (109, init, 0),
    "core scheduling of it": (157, SCHED_CORE, SHARE_TO, init, 0, 0),
    "core scheduling like it": (157, SCHED_CORE, SHARE_FROM, init, 0, 0),
    "cookie of it": (157, SCHED_CORE, GET, init, 0, address),
    "prlimit64": (302, init, 7, 0, room),
}
done = [name for name, call in CALLS.items() if libc.syscall(*call) >= 0]
print("ESCAPED" if done else "HELD", done)
