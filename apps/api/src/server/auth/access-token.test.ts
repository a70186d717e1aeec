import { accessTokenSeconds, issueAccessToken, readAccessToken } from './access-token';

const keys = { current: { id: 'k1', secret: 'one' } };

it('names the session it was issued for', () => {
  expect(readAccessToken(keys, issueAccessToken(keys, 42))).toEqual({ sessionId: 42, expired: false });
});

it('expires after ten minutes', () => {
  const token = issueAccessToken(keys, 42, 0);
  expect(readAccessToken(keys, token, (accessTokenSeconds - 1) * 1000)?.expired).toBe(false);
  expect(readAccessToken(keys, token, accessTokenSeconds * 1000)?.expired).toBe(true);
});

it('is believed while its key is the previous one, and not after', () => {
  const token = issueAccessToken(keys, 42);
  const next = { id: 'k2', secret: 'two' };
  expect(readAccessToken({ current: next, previous: keys.current }, token)?.sessionId).toBe(42);
  expect(readAccessToken({ current: next }, token)).toBeUndefined();
});

it.each([
  ['another session', (token: string) => token.replace('.42.', '.43.')],
  [
    'a later expiry',
    (token: string) =>
      token.replace(
        /\.(\d+)\.([^.]+)$/,
        (_whole, expiry: string, signature: string) => `.${Number(expiry) + 1}.${signature}`,
      ),
  ],
  ['no signature', (token: string) => token.slice(0, token.lastIndexOf('.'))],
  ['something behind it', (token: string) => `${token}.x`],
  ['an empty text', () => ''],
])('is refused with %s', (_with, change) => {
  expect(readAccessToken(keys, change(issueAccessToken(keys, 42)))).toBeUndefined();
});
