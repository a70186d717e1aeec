import { identityOf, readRelease } from './release';
import type { Release } from './types';

const digest = `sha384-${'A'.repeat(64)}`;
const release = {
  format: 1,
  version: '1.0.0-gabc',
  commit: 'c',
  federation: '2.9.2',
  shared: {},
  declared: {
    name: 'a-mfe',
    title: 'A',
    team: 'a',
    basePaths: ['/a'],
    shell: '^1.0.0',
    menu: [],
    routes: [],
    slots: [],
    commands: [],
  },
  files: { 'remoteEntry.js': { integrity: digest, bytes: 3 } },
  assets: { entry: ['remoteEntry.js'] },
};

test('a complete release is read', () => {
  expect(readRelease(JSON.stringify(release)).release).toEqual(release);
});

test('a text that is no release is refused with the reason', () => {
  expect(readRelease('{').reasons).toEqual(['release.json is not JSON']);
  expect(readRelease(JSON.stringify({ ...release, format: 2, version: 'x' })).reasons).toEqual([
    'the format 2 is unknown',
    'the version x is not a semantic version',
  ]);
});

test('declared data of another kind are reported by their place, and nothing is judged of them', () => {
  const text = JSON.stringify({
    ...release,
    shared: { react: null },
    declared: { ...release.declared, routes: [{ path: '/a' }] },
  });
  expect(readRelease(text).reasons).toEqual([
    ...['title', 'layout', 'expose'].map((field) => `declared.routes[0].${field} is missing or of another kind`),
    'shared: react has no range',
  ]);
});

test('a path that leaves the folder, a missing digest and an unlisted asset are refused', () => {
  const files = {
    ...release.files,
    '../evil.js': { integrity: digest, bytes: 1 },
    'a.js': { integrity: 'md5', bytes: 1 },
  };
  expect(readRelease(JSON.stringify({ ...release, files, assets: { x: ['b.js'] } })).reasons).toEqual([
    'files: "../evil.js" is not a path a release may hold',
    'files: a.js has no SHA-384 digest or no size',
    'assets: x names b.js, which is no file of the release',
  ]);
});

test('a right that does not exist is refused with its place', () => {
  const routes = [{ path: '/a', title: 'A', layout: 'full', access: ['noSuchRight'], expose: 'a' }];
  expect(readRelease(JSON.stringify({ ...release, declared: { ...release.declared, routes } })).reasons).toEqual([
    'the route /a asks for the right noSuchRight, which does not exist',
  ]);
});

test('a need that the release does not share is refused, and no needs are fine', () => {
  expect(
    readRelease(
      JSON.stringify({
        ...release,
        shared: { react: { range: '^19.0.0', singleton: true } },
        needs: { list: ['react'] },
      }),
    ).release,
  ).toBeDefined();
  expect(readRelease(JSON.stringify({ ...release, needs: { list: ['vue'] } })).reasons).toEqual([
    'needs: list names vue, which is no shared module of the release',
  ]);
});

test('the format of the container is named, or follows from the version of the plugin', () => {
  const { federation: _, ...without } = release;
  const reasonsOf = (more: object) => readRelease(JSON.stringify({ ...without, ...more })).reasons;
  expect(reasonsOf({ container: 'plain' })).toBeUndefined();
  expect(reasonsOf({ container: 'webpack-federation 2.9' })).toBeUndefined();
  expect(reasonsOf({})).toEqual(['the format of the container is missing']);
  expect(reasonsOf({ container: 'Webpack' })).toEqual([
    'the container Webpack is not a format such as "webpack-federation 2.9" or "plain"',
  ]);
  expect(reasonsOf({ federation: 2 })).toEqual(['federation is not a text']);
});

test('a format makes another release, and one without a format stays what it was', () => {
  const older = release as unknown as Release;
  expect(identityOf(older)).toBe(
    JSON.stringify({
      ...{ declared: older.declared, shared: {}, federation: '2.9.2', files: Object.entries(older.files) },
      assets: Object.entries(older.assets),
    }),
  );
  expect(identityOf({ ...older, container: 'plain' })).not.toBe(identityOf(older));
});

test('commit does not make another release, a digest does', () => {
  const same = { ...release, commit: 'd' } as unknown as Release;
  const other = {
    ...release,
    files: { 'remoteEntry.js': { integrity: `sha384-${'B'.repeat(64)}`, bytes: 3 } },
  } as unknown as Release;
  expect(identityOf(same)).toBe(identityOf(release as unknown as Release));
  expect(identityOf(other)).not.toBe(identityOf(release as unknown as Release));
});

test('a range that is none is refused, of the shell as of a shared module', () => {
  const text = JSON.stringify({
    ...release,
    declared: { ...release.declared, shell: 'any' },
    shared: { react: { range: 'newest', singleton: true } },
  });
  expect(readRelease(text).reasons).toEqual([
    'the shell range "any" is not a semver range',
    'shared: the range "newest" of react is not a semver range',
  ]);
});
