import { readCookie, writeCookie } from './cookies';

const name = 'device-id';
const days = 400;

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The device's name: 32 random bytes made at the first start. It names the device, not the person, and outlives sign-out. */
export const deviceId = (): string => {
  const known = readCookie(name);
  if (known) return known;
  const made = base64url(crypto.getRandomValues(new Uint8Array(32)));
  writeCookie(name, made, days);
  return made;
};
