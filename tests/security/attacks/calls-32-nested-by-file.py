# id: calls-32-nested-by-file
# tries: make a user namespace by /proc limits
# must: held
# witness: namespaced root
# levels: namespaces
try:
    open("/proc/sys/user/max_user_namespaces", "w").write("100")
    print("ESCAPED")
except OSError as refusal:
    print("HELD", refusal)
