import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { answerContext, isSealedPath, requestContext, seal, unseal } from './seal';

const device = 'k3J9Zr0x5uQvW1bYc7dE2fGhIjKlMnOpQrStUvWxYz0';
const context = requestContext('POST', 'auth/admin-login');

/** The design's recipe once more, written with Node's own primitives. */
const keyOf = (salt: Buffer) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(device), salt, Buffer.from('console-auth-v1'), 32));
const sealByHand = (value: unknown, salt: Buffer, iv: Buffer, additional = context): string => {
  const cipher = createCipheriv('aes-256-gcm', keyOf(salt), iv).setAAD(Buffer.from(additional));
  const data = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final(), cipher.getAuthTag()]);
  return ['v1', ...[salt, iv, data].map((part) => part.toString('base64url'))].join('.');
};

it('opens a text sealed under the same device id and context [3.2]', async () => {
  const value = { email: 'a@example.com', password: 'Grüße ✓' };
  expect(await unseal(device, context, await seal(device, context, value))).toEqual(value);
});

it('opens a message that another implementation of the recipe sealed', async () => {
  const payload = sealByHand({ remember: true }, randomBytes(16), randomBytes(12));
  expect(await unseal(device, context, payload)).toEqual({ remember: true });
});

it('opens the fixed vector', async () => {
  const vector = 'v1.AQEBAQEBAQEBAQEBAQEBAQ.AgICAgICAgICAgIC.JImcFk5ZX7A3_48COoveMGVX27XL0VU-0afIGnS2Qr1YSetaHncwEY8';
  expect(sealByHand({ email: 'a@example.com' }, Buffer.alloc(16, 1), Buffer.alloc(12, 2))).toBe(vector);
  expect(await unseal(device, context, vector)).toEqual({ email: 'a@example.com' });
});

it('seals so that another implementation can open it', async () => {
  const [, salt, iv, data] = (await seal(device, context, { a: 1 }))
    .split('.')
    .map((part) => Buffer.from(part, 'base64url')) as [Buffer, Buffer, Buffer, Buffer];
  const decipher = createDecipheriv('aes-256-gcm', keyOf(salt), iv)
    .setAAD(Buffer.from(context))
    .setAuthTag(data.subarray(-16));
  expect(decipher.update(data.subarray(0, -16)).toString() + decipher.final().toString()).toBe('{"a":1}');
});

it('never uses a salt or an iv twice', async () => {
  const [first, second] = await Promise.all([seal(device, context, {}), seal(device, context, {})]);
  expect(first.split('.')[1]).not.toBe(second.split('.')[1]);
  expect(first.split('.')[2]).not.toBe(second.split('.')[2]);
});

it.each([
  ['another device', 'x'.repeat(43), context],
  ['another call', device, requestContext('POST', 'auth/logout')],
  ['an answer for a request', device, answerContext('POST', 'auth/admin-login', 200)],
])('refuses a message of %s', async (_of, deviceId, about) => {
  await expect(unseal(deviceId, about, await seal(device, context, { a: 1 }))).rejects.toThrow();
});

it.each(['', 'v1', 'v2.a.b.c', 'v1.a.b.c.d', 'v1.@@.b.c', 'not sealed'])(
  'refuses the unreadable payload %p',
  async (payload) => {
    await expect(unseal(device, context, payload)).rejects.toThrow();
  },
);

it('refuses a message with one changed byte', async () => {
  const sealed = await seal(device, context, { a: 1 });
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A');
  const far = sealed.slice(0, -4) + (sealed.at(-4) === 'x' ? 'y' : 'x') + sealed.slice(-3);
  await expect(unseal(device, context, far)).rejects.toThrow();
  await expect(unseal(device, context, `${changed}AAAA`)).rejects.toThrow();
});

it('seals every path that contains auth and no other [3.7, 7.3]', () => {
  expect(isSealedPath('auth/get-accesstoken')).toBe(true);
  expect(isSealedPath('session')).toBe(false);
});
