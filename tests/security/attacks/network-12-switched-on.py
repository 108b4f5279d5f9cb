# id: network-12-switched-on
# tries: reach this machine and private addresses although it may use the internet
# must: not escaped
# witness: not needed: network-01 shows it
# levels: namespaces
# options: --network on
import json, socket
target = json.load(open("target.json"))
own = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
for address in (("127.0.0.1", target["port"]), ("10.0.0.1", 80), ("192.168.1.1", 80),
                ("172.16.0.1", 80), ("169.254.169.254", 80), ("100.64.0.1", 80),
                ("168.63.129.16", 80)):
    try:
        socket.create_connection(address, 2)
        print("ESCAPED", address)
    except OSError as refusal:
        print("HELD", address, refusal)
