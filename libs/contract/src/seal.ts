/**
 * Sealing of the `auth` paths: AES-256-GCM under a key derived from the device id, by WebCrypto alone, so that the same code runs
 * in the API and in the browser. It keeps credentials out of logs and middle boxes; it does not replace TLS.
 */
const coder = new TextEncoder();

/** What sealed bodies travel in. */
export interface Sealed {
  readonly payload: string;
}

const toBase64Url = (bytes: Uint8Array): string => {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> => {
  if (!/^[A-Za-z0-9_-]*$/.test(text)) throw new Error('not base64url');
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
};

const keyOf = async (
  deviceId: string,
  salt: Uint8Array<ArrayBuffer>,
  usage: 'encrypt' | 'decrypt',
): Promise<CryptoKey> => {
  const input = await crypto.subtle.importKey('raw', coder.encode(deviceId), 'HKDF', false, ['deriveKey']);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: coder.encode('console-auth-v1') };
  return crypto.subtle.deriveKey(derivation, input, { name: 'AES-GCM', length: 256 }, false, [usage]);
};

/** A path that must be sealed: one that contains `auth`. */
export const isSealedPath = (path: string): boolean => path.includes('auth');

/** Additional data of a request: `req POST auth/admin-login`. */
export const requestContext = (method: string, path: string): string => `req ${method} ${path}`;
/** Additional data of an answer: `res POST auth/admin-login 400`. */
export const answerContext = (method: string, path: string, status: number): string =>
  `res ${method} ${path} ${status}`;
/** Additional data of the logged-in user kept in the browser. */
export const storeContext = 'store loggedInUser';

/** Seals a JSON value as `v1.<salt>.<iv>.<data>`; salt and iv are new for every message, so no key is used twice. */
export const seal = async (deviceId: string, context: string, value: unknown): Promise<string> => {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const key = await keyOf(deviceId, salt, 'encrypt');
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: coder.encode(context) },
    key,
    coder.encode(JSON.stringify(value ?? {})),
  );
  return ['v1', toBase64Url(salt), toBase64Url(iv), toBase64Url(new Uint8Array(data))].join('.');
};

/** Opens what `seal` made under the same device id and context. @throws if a byte, the device id or the context differs. */
export const unseal = async (deviceId: string, context: string, payload: string): Promise<unknown> => {
  const [form, salt = '', iv = '', data = '', ...rest] = payload.split('.');
  if (form !== 'v1' || rest.length > 0) throw new Error('not a sealed payload');
  const key = await keyOf(deviceId, fromBase64Url(salt), 'decrypt');
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64Url(iv), additionalData: coder.encode(context) },
    key,
    fromBase64Url(data),
  );
  return JSON.parse(new TextDecoder().decode(plain));
};
