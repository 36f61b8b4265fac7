const encoder = new TextEncoder();

/** HMAC-SHA256 of a text, base64url without padding (43 characters). */
export async function hmac(secret: string, text: string): Promise<string> {
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  return btoa(String.fromCharCode(...signature))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Stands for a person's address where the address itself must not stand: links in mails, names of backup objects, the
 * list of unsubscribed addresses (decision: removal).
 * @param emailKey normalised address
 */
export function addressHash(linkSecret: string, emailKey: string): Promise<string> {
  return hmac(linkSecret, `address:${emailKey}`);
}
