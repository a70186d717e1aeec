import type { RegistryEntry } from '@lectern/remote-kit';
import type { Loader } from '../composition/loader';
import { stateOf, useRemotes } from '../composition/remote-store';
import { registryEntry } from '../composition/testing';
import { composition } from '../composition/composition-api';
import { overriding, type Standing } from './loader';

const origin = 'http://localhost:5001';
const live = registryEntry({ version: '1.0.0' });
const overrideEntry = (version: string): RegistryEntry => ({
  ...registryEntry({ version }),
  cohort: 'override',
  releaseUrl: `${origin}/release.json`,
});
const blocker: Standing = {
  entry: overrideEntry('localhost:5001'),
  blocker: { cause: 'offline', reasons: [], file: `${origin}/release.json`, message: 'Nobody is there.' },
};

const ran: string[] = [];
const inner: Loader = {
  exposes: async (entry) => {
    ran.push(entry.releaseUrl);
    return {};
  },
  hint: (entry) => void ran.push(`hint ${entry.releaseUrl}`),
  prefetch: () => undefined,
  explain: async (_entry, error) => error as Error,
};
const over = (now: Standing, again = now): Loader => {
  let standing = now;
  return overriding(composition, inner, {
    of: { name: 'catalog-mfe', origin },
    now: () => standing,
    again: async () => (standing = again),
  });
};
beforeEach(() => {
  ran.splice(0);
  useRemotes.setState({ states: {} });
});

test('the stand-in is loaded from its origin, every other remote as ever', async () => {
  const loader = over({ entry: overrideEntry('1.1.0') });
  await loader.exposes(overrideEntry('1.1.0'), 'list');
  await loader.exposes(registryEntry({ name: 'content-mfe' }), 'list');
  expect(ran).toEqual([`${origin}/release.json`, '/remotes/content-mfe/1.0.0/release.json']);
});

test('a release that may not run is shown in its place with its origin, none of its files asked for', async () => {
  const loader = over(blocker);
  loader.hint(blocker.entry, 'list');
  await expect(loader.exposes(blocker.entry, 'list')).rejects.toMatchObject({
    failure: {
      cause: 'offline',
      file: `${origin}/release.json`,
      message: 'Nobody is there.',
      version: 'localhost:5001',
    },
  });
  expect(stateOf('catalog-mfe')).toMatchObject({ is: 'failed', cause: 'offline' });
  expect(ran).toEqual([]);
});

test('Retry and the next entry into the remote read the origin again, and run what it now serves', async () => {
  const loader = over(blocker, { entry: overrideEntry('1.1.0') });
  await expect(loader.exposes(blocker.entry, 'list')).rejects.toThrow();
  await loader.exposes(blocker.entry, 'list');
  expect(ran).toEqual([`${origin}/release.json`]);
});

test('once the override has run, a live release of the very same version says so rather than show its code', async () => {
  const loader = over({ entry: overrideEntry('1.0.0') });
  await loader.exposes(live, 'list');
  await loader.exposes(overrideEntry('1.0.0'), 'list');
  await expect(loader.exposes(live, 'list')).rejects.toMatchObject({
    failure: { cause: 'incompatible', reasons: [expect.stringContaining(`1.0.0 has run in this page from ${origin}`)] },
  });
  await loader.exposes(registryEntry({ version: '1.0.1' }), 'list');
  expect(ran).toEqual([live.releaseUrl, `${origin}/release.json`, '/remotes/catalog-mfe/1.0.1/release.json']);
});
