import { registryEntry, releaseOf } from '../composition/testing';
import { isOverrideEntry, withEntry, overrideEntryOf } from './override-entry';

const target = { name: 'catalog-mfe', origin: 'http://localhost:5001' };
const route = (path: string) =>
  ({ path, title: 'Categories', layout: 'full', access: 'signed in', expose: 'list' }) as const;
const live = registryEntry({ routes: [route('/category/list')], state: 'disabled', message: 'Back at noon' });
const served = releaseOf(registryEntry({ version: '1.1.0', routes: [route('/category/tree')] }), {
  files: { 'remoteEntry.js': { integrity: 'sha384-theirs', bytes: 1 } },
});

test('the entry is the origin’s as a whole: its own version, routes and files, though the live one is switched off [D7.4]', () => {
  expect(overrideEntryOf(live, target, { release: served, digest: 'sha384-bytes' })).toEqual({
    name: 'catalog-mfe',
    title: 'Catalogue',
    version: '1.1.0',
    cohort: 'override',
    state: 'enabled',
    entry: { url: 'http://localhost:5001/remoteEntry.js', integrity: 'sha384-theirs' },
    releaseUrl: 'http://localhost:5001/release.json',
    releaseDigest: 'sha384-bytes',
    declared: served.declared,
  });
});

test('where it may not run, the menu and routes of the live one stay and name the origin; nothing of either can be loaded [D7.4]', () => {
  const entry = overrideEntryOf(live, target, { blocker: { cause: 'offline', reasons: [] } });
  expect(entry).toMatchObject({
    version: 'localhost:5001',
    cohort: 'override',
    state: 'enabled',
    declared: live.declared,
  });
  expect(entry.entry).toBeUndefined();
  expect(
    overrideEntryOf(live, target, { blocker: { cause: 'incompatible', reasons: ['no'], version: '2.0.0' } }).version,
  ).toBe('2.0.0');
});

test('it takes the place of its own remote and leaves the others as they are [D7.4]', () => {
  const other = registryEntry({ name: 'content-mfe' });
  const remotes = withEntry([live, other], 'catalog-mfe', (entry) => ({ ...entry, cohort: 'override' }));
  expect(remotes.map((entry) => [entry.name, isOverrideEntry(entry)])).toEqual([
    ['catalog-mfe', true],
    ['content-mfe', false],
  ]);
  expect(remotes[1]).toBe(other);
});
