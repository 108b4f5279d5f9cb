"""The limits of the kernel that a process may ask for."""
import resource

UNLIMITED = resource.RLIM_INFINITY
print("CPU time is unlimited:", resource.getrlimit(resource.RLIMIT_CPU)[0] == UNLIMITED)
print("data is unlimited:", resource.getrlimit(resource.RLIMIT_DATA)[0] == UNLIMITED)
print("file size is unlimited:", resource.getrlimit(resource.RLIMIT_FSIZE)[0] == UNLIMITED)
print("address space is unlimited:", resource.getrlimit(resource.RLIMIT_AS)[0] == UNLIMITED)
