// Hashes, keyed hashes, derived keys, ciphers and signatures with fixed inputs.
const crypto = require("node:crypto");

for (const name of ["md5", "sha1", "sha256", "sha3-256", "blake2b512"]) {
  const digest = crypto.createHash(name).update("Grüße").update(Buffer.from([0])).digest("hex");
  console.log(name.padEnd(11), digest.length, digest.slice(0, 32));
}
const hash = crypto.createHash("sha256").update("a");
console.log(hash.copy().update("b").digest("base64url"), hash.digest("base64"));
console.log(crypto.createHmac("sha512", "key").update("message").digest("hex").slice(-24));
console.log(crypto.pbkdf2Sync("password", "salt", 1000, 16, "sha256").toString("hex"));
console.log(crypto.scryptSync("password", "NaCl", 16, { N: 1024 }).toString("hex"));
console.log(Buffer.from(crypto.hkdfSync("sha256", "key", "salt", "info", 12)).toString("hex"));

const key = Buffer.alloc(32, 7);
const nonce = Buffer.alloc(12, 1);
const cipher = crypto.createCipheriv("aes-256-gcm", key, nonce);
const hidden = Buffer.concat([cipher.update("attack at dawn"), cipher.final()]);
const tag = cipher.getAuthTag();
console.log(hidden.toString("hex"), tag.toString("hex"));
const opener = crypto.createDecipheriv("aes-256-gcm", key, nonce).setAuthTag(tag);
console.log(opener.update(hidden, null, "utf8") + opener.final("utf8"));

const { publicKey, privateKey } = crypto.generateKeyPairSync("ed25519");
const signature = crypto.sign(null, Buffer.from("contract"), privateKey);
console.log(signature.length, crypto.verify(null, Buffer.from("contract"), publicKey, signature));
console.log(publicKey.asymmetricKeyType, publicKey.export({ type: "spki", format: "der" }).length);
console.log(crypto.randomBytes(8).length, /^[0-9a-f-]{36}$/.exec(crypto.randomUUID()) !== null);
console.log(crypto.timingSafeEqual(Buffer.from("ab"), Buffer.from("ab")));
crypto.subtle.digest("SHA-1", Buffer.from("abc")).then((bytes) => {
  console.log(Buffer.from(bytes).toString("hex"));
});
for (const attempt of [
  () => crypto.createHash("md1"),
  () => hash.update("more"),
  () => crypto.createDecipheriv("aes-256-gcm", key, nonce).setAuthTag(nonce).final(),
  () => crypto.timingSafeEqual(Buffer.from("a"), Buffer.from("ab")),
  () => crypto.createCipheriv("aes-128-cbc", key, nonce),
]) {
  try {
    attempt();
  } catch (error) {
    console.log(error.name, error.code, error.message);
  }
}
