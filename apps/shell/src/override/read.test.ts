/** @jest-environment jsdom */
import { composition } from '../composition/composition-api';
import { registryEntry, releaseOf } from '../composition/testing';
import { given } from '../shares/versions';
import { readOverride } from './read';

const target = { name: 'catalog-mfe', origin: 'http://localhost:5001' };
const address = 'http://localhost:5001/release.json';
const integrity = `sha384-${'A'.repeat(64)}` as const;
const release = (over: Parameters<typeof releaseOf>[1] = {}, of = registryEntry({ version: '1.1.0' })) =>
  releaseOf(of, { container: given.containers[0], files: { 'remoteEntry.js': { integrity, bytes: 1 } }, ...over });

const seen: RequestInit[] = [];
const serving = (answer: (options: RequestInit) => unknown): void =>
  void (globalThis.fetch = (async (_address: string, options: RequestInit) => {
    seen.push(options);
    return answer(options);
  }) as unknown as typeof fetch);
const servingText = (text: string, status = 200) =>
  serving(() => ({ ok: status === 200, status, arrayBuffer: async () => new TextEncoder().encode(text).buffer }));

beforeAll(() => void Object.assign(globalThis, { SHELL_VERSION: '1.4.0' }));
beforeEach(() => void seen.splice(0));

test('a release that fits is taken with the digest of its very bytes, fetched fresh and without cookies [D7.4]', async () => {
  servingText(JSON.stringify(release()));
  expect(await readOverride(composition, target, [])).toMatchObject({
    release: { version: '1.1.0' },
    digest: expect.stringMatching(/^sha384-.{64}$/) as unknown,
  });
  expect(seen[0]).toMatchObject({ mode: 'cors', credentials: 'omit', cache: 'no-store' });
});

test('another remote, what is no release, and what either gate refuses are each named with the origin [D7.4]', async () => {
  servingText(JSON.stringify(release({}, registryEntry({ name: 'content-mfe', version: '3.0.0' }))));
  expect(await readOverride(composition, target, [])).toEqual({
    blocker: {
      cause: 'incompatible',
      version: '3.0.0',
      reasons: ['http://localhost:5001 serves content-mfe, and the override is of catalog-mfe'],
    },
  });
  servingText('<!doctype html>');
  expect(await readOverride(composition, target, [])).toEqual({
    blocker: {
      cause: 'incompatible',
      reasons: ['http://localhost:5001 serves what can’t run here', 'release.json is not JSON'],
    },
  });
  servingText(JSON.stringify(release({ container: 'webpack-federation 1.0' })));
  expect(await readOverride(composition, target, [])).toMatchObject({
    blocker: {
      cause: 'incompatible',
      version: '1.1.0',
      reasons: [expect.anything(), expect.stringContaining('its container is webpack-federation 1.0')],
    },
  });
});

test('what another remote of the page claims is not taken from it, wherever it is in the registry [D7.4]', async () => {
  const route = { path: '/FAQs', title: 'FAQs', layout: 'full', access: 'signed in', expose: 'list' } as const;
  servingText(JSON.stringify(release({}, registryEntry({ version: '1.1.0', routes: [route] }))));
  expect(
    await readOverride(composition, target, [registryEntry({ name: 'content-mfe', routes: [route] })]),
  ).toMatchObject({ blocker: { reasons: [expect.anything(), 'the route /FAQs belongs to content-mfe@1.0.0'] } });
});

test('a failed answer is named by its address: missing, an error, too late, offline [D7.4]', async () => {
  servingText('', 404);
  expect(await readOverride(composition, target, [])).toEqual({
    blocker: { cause: 'missing', reasons: [], file: address },
  });
  servingText('', 502);
  expect(await readOverride(composition, target, [])).toEqual({
    blocker: { cause: 'incompatible', reasons: [`${address} answered 502`] },
  });
  serving(() => {
    throw new DOMException('late', 'TimeoutError');
  });
  const message = expect.stringMatching(
    /^http:\/\/localhost:5001 does not answer.*npm run remotes -- serve catalog-mfe.*Reset/,
  ) as unknown;
  expect(await readOverride(composition, target, [])).toEqual({
    blocker: { cause: 'timeout', reasons: [], file: address, message },
  });
  serving(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await readOverride(composition, target, [])).toEqual({
    blocker: { cause: 'offline', reasons: [], file: address, message },
  });
});

test('the page waits five seconds at most, also where it asks a second time whether anybody is there [D7.4]', async () => {
  const limits = jest.spyOn(AbortSignal, 'timeout');
  serving(() => {
    throw new TypeError('Failed to fetch');
  });
  await readOverride(composition, target, []);
  expect(limits.mock.calls).toEqual([[5000]]);
  expect(seen.map(({ signal }) => signal)).toEqual([limits.mock.results[0]?.value, limits.mock.results[0]?.value]);
});

test('for an origin that forbids this page the missing header is named [D7.4]', async () => {
  serving(({ mode }) => {
    if (mode === 'cors') throw new TypeError('Failed to fetch');
    return {};
  });
  expect(await readOverride(composition, target, [])).toEqual({
    blocker: {
      cause: 'incompatible',
      reasons: [`${address} answers without the header access-control-allow-origin for http://localhost`],
    },
  });
});
