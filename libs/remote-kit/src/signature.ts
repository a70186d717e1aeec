const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const hashing = { name: 'ECDSA', hash: 'SHA-256' } as const;

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));
const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** A team's signing key: both halves in base64, the private one as PKCS 8, the public one as SPKI. */
export interface SigningKey {
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Makes a new key pair (ECDSA P-256). */
export const newSigningKey = async (): Promise<SigningKey> => {
  const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const [privateKey, publicKey] = await Promise.all([
    crypto.subtle.exportKey('pkcs8', pair.privateKey),
    crypto.subtle.exportKey('spki', pair.publicKey),
  ]);
  return { privateKey: toBase64(privateKey), publicKey: toBase64(publicKey) };
};

/** The id of a public key: SHA-256 of its SPKI bytes, base64url. */
export const keyIdOf = async (publicKey: string): Promise<string> =>
  toBase64(await crypto.subtle.digest('SHA-256', fromBase64(publicKey)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Signs the exact bytes of a release.json; the signature is base64. */
export const sign = async (text: string, privateKey: string): Promise<string> => {
  const key = await crypto.subtle.importKey('pkcs8', fromBase64(privateKey), algorithm, false, ['sign']);
  return toBase64(await crypto.subtle.sign(hashing, key, new TextEncoder().encode(text)));
};

/** True for the public half of a signing key: ECDSA P-256, SPKI in base64. */
export const isPublicKey = async (publicKey: string): Promise<boolean> => {
  try {
    await crypto.subtle.importKey('spki', fromBase64(publicKey), algorithm, false, ['verify']);
    return true;
  } catch {
    return false;
  }
};

/** True when the signature was made over these exact bytes by the owner of the public key; false for anything malformed. */
export const verify = async (text: string, signature: string, publicKey: string): Promise<boolean> => {
  try {
    const key = await crypto.subtle.importKey('spki', fromBase64(publicKey), algorithm, false, ['verify']);
    return await crypto.subtle.verify(hashing, key, fromBase64(signature), new TextEncoder().encode(text));
  } catch {
    return false;
  }
};
