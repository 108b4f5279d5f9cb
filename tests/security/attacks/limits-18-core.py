# id: limits-18-core
# tries: leave a core file
# must: held
# witness: plain
import resource
print("HELD" if resource.getrlimit(resource.RLIMIT_CORE) == (0, 0) else "ESCAPED")
