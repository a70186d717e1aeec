import { fetchRelease } from './release';
import { registryEntry } from './testing';

test.each([
  [404, 'missing'],
  [410, 'missing'],
  [502, 'offline'],
])('a release.json that is answered with %i is %s', async (status, cause) => {
  globalThis.fetch = (async () => ({ ok: false, status })) as unknown as typeof fetch;
  await expect(fetchRelease(registryEntry())).rejects.toMatchObject({
    remoteCause: cause,
    message: `release.json answered ${status}`,
  });
});
