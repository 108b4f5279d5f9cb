# Digests, message authentication and text encodings of bytes.
import base64
import binascii
import hashlib
import hmac
import io
import uuid
import zlib

MESSAGE = "The quick brown fox – çà et là".encode()
for name in ("md5", "sha1", "sha256", "sha3_256", "blake2s", "sha512"):
    print(f"{name:9}", hashlib.new(name, MESSAGE, usedforsecurity=False).hexdigest())
print(hashlib.shake_128(b"").hexdigest(8),
      hashlib.blake2b(b"x", key=b"k", digest_size=6).hexdigest())

digest = hashlib.sha256()
for start in range(0, len(MESSAGE), 7):
    digest.update(MESSAGE[start:start + 7])
print(digest.digest()[:4], digest.block_size,
      hashlib.file_digest(io.BytesIO(MESSAGE), "sha256").digest()
      == digest.digest(), sorted(hashlib.algorithms_guaranteed)[:3])

print(hmac.new(b"secret", MESSAGE, "sha256").hexdigest(), hmac.compare_digest("abc", "abd"))
print(hashlib.pbkdf2_hmac("sha256", b"password", b"salt", 1000).hex()[:24])
print(hashlib.scrypt(b"password", salt=b"NaCl", n=16, r=8, p=1, dklen=8).hex())
print(zlib.crc32(MESSAGE), zlib.adler32(b"Wikipedia"), binascii.crc_hqx(b"123456789", 0))

data = bytes(range(250, 256)) + b"\0hi?"
for encode in (base64.b64encode, base64.urlsafe_b64encode, base64.b32encode, base64.b16encode,
               base64.b85encode, base64.a85encode, binascii.hexlify, binascii.b2a_qp):
    print(f"{encode.__name__:18}", encode(data))
print(base64.encodebytes(MESSAGE * 2).splitlines(), base64.b64decode("aGk=\n"),
      base64.b32hexencode(b"a"))
print(uuid.uuid5(uuid.NAMESPACE_DNS, "example.org"), uuid.UUID(int=1).hex, uuid.UUID(int=5).variant)

for action in (lambda: base64.b64decode("abc"), lambda: base64.b64decode("a*b=", validate=True),
               lambda: hashlib.new("no-such"), lambda: binascii.unhexlify("abc"),
               lambda: hashlib.sha1("text"), lambda: base64.b32decode("abc"),
               lambda: bytes.fromhex("zz"),
               lambda: hmac.new("key", b""), lambda: uuid.UUID("12")):
    try:
        print(action())
    except (ValueError, TypeError) as error:
        print(type(error).__name__, error)
