# id: files-29-keys-of-certificates
# tries: see keys and certificates of the machine beside those of authorities
# must: held
# witness: plain
import os

seen = []
try:
    seen += [name for name in os.listdir("/etc/ssl") if name not in ("certs", "openssl.cnf")]
except OSError as refusal:
    print("HELD", refusal)
try:
    for entry in os.scandir("/etc/ssl/certs"):
        # Those of authorities are links; one that update-ca-certificates has made holds them all.
        if not entry.is_symlink() and entry.name != "ca-certificates.crt" and entry.stat().st_size:
            seen.append(entry.name)
except OSError as refusal:
    print("HELD", refusal)
print("ESCAPED" if seen else "HELD", seen)
