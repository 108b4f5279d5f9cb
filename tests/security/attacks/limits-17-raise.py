# id: limits-17-raise
# tries: raise its own limits
# must: held
# witness: plain
import resource
try:
    resource.setrlimit(resource.RLIMIT_CPU, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    print("ESCAPED")
except (OSError, ValueError) as refusal:
    print("HELD", refusal)
