/**
 * Fingerprint of a shuffle's key: hexadecimal SHA-256 of the key's bytes. Throws unless the key is pairs of lower-case
 * hexadecimal digits.
 */
export async function computeFingerprint(key: string): Promise<string> {
  if (!/^([0-9a-f]{2})+$/.test(key)) throw new Error(`a key is pairs of hexadecimal digits, not ${key}`);
  const bytes = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
