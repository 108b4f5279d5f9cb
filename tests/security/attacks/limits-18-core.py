# id: limits-18-core
# tries: leave a core file, or have the machine start a program that takes it
# must: held
# witness: plain
import resource
before = resource.getrlimit(resource.RLIMIT_CORE)
# With the limit 1 the kernel does neither. With 0 it makes no file.
for call in resource.setrlimit, lambda *limits: resource.prlimit(0, *limits):
    for limits in (0, 0), (0, before[1]), (4096, 4096):
        try:
            call(resource.RLIMIT_CORE, limits)
        except (OSError, ValueError):
            pass
after = resource.getrlimit(resource.RLIMIT_CORE)
print("HELD" if before == after and before[1] <= 1 else "ESCAPED", before, after)
