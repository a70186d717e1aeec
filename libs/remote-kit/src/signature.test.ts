import { isPublicKey, keyIdOf, newSigningKey, sign, verify } from './signature';

test('a signature holds for the exact text and key only', async () => {
  const [mine, other] = [await newSigningKey(), await newSigningKey()];
  const signature = await sign('{"a":1}', mine.privateKey);
  expect(await verify('{"a":1}', signature, mine.publicKey)).toBe(true);
  expect(await verify('{"a":2}', signature, mine.publicKey)).toBe(false);
  expect(await verify('{"a":1}', signature, other.publicKey)).toBe(false);
  expect(await verify('{"a":1}', 'not base64 %', mine.publicKey)).toBe(false);
});

test('a key id is the same for the same key and another for another', async () => {
  const [mine, other] = [await newSigningKey(), await newSigningKey()];
  expect(await keyIdOf(mine.publicKey)).toBe(await keyIdOf(mine.publicKey));
  expect(await keyIdOf(mine.publicKey)).not.toBe(await keyIdOf(other.publicKey));
});

test('a public key is distinguished from a private one and from any other text', async () => {
  const { publicKey, privateKey } = await newSigningKey();
  expect(await Promise.all([publicKey, privateKey, 'AAAA', 'not base64 %', ''].map(isPublicKey))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
