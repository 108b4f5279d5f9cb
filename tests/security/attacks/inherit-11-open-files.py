# id: inherit-11-open-files
# tries: learn how many files, inodes and names the machine has open
# must: held
# witness: plain
# levels: namespaces
for name in "file-nr", "inode-nr", "inode-state", "dentry-state", "aio-nr":
    try:
        numbers = open("/proc/sys/fs/" + name).read().split()
    except OSError as refusal:
        print("HELD", refusal)
        continue
    print("ESCAPED" if numbers and name != "aio-nr" else "HELD", name, numbers)
