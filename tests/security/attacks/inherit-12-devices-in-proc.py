# id: inherit-12-devices-in-proc
# tries: learn the machine's disks, network cards and terminals from what the kernel counts
# must: held
# witness: plain
# levels: namespaces
for name in ("buddyinfo", "consoles", "diskstats", "dma", "interrupts", "iomem", "ioports", "partitions",
             "softirqs", "swaps", "zoneinfo", "sys/kernel/pty/nr"):
    try:
        text = open("/proc/" + name).read()
    except OSError as refusal:
        print("HELD", refusal)
        continue
    print("ESCAPED" if text else "HELD", name, text[:40])
