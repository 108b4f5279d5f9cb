# id: inherit-09-network-in-proc
# tries: learn the network cards, connections and sockets of the machine
# must: held
# witness: plain
# levels: namespaces
import os
def lines(name, heading):
    try: return open("/proc/net/" + name).read().splitlines()[heading:]
    except OSError: return []
cards = [line.split(":")[0].strip() for line in lines("dev", 2)]
seen = [card for card in cards if card not in ("lo", "tunl0", "sit0", "ip6tnl0")]
for name in ("tcp", "tcp6", "udp", "udp6", "route", "arp"): seen += lines(name, 1)
# Sockets without a name may be its own.
seen += [line for line in lines("unix", 1) if len(line.split()) > 7]
print("ESCAPED" if seen else "HELD", len(seen))
