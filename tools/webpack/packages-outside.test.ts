import { packagesOutside } from './packages-outside';

const copies: Readonly<Record<string, string>> = {
  '/api semver': '/node_modules/semver/index.js',
  '/libs/kit semver': '/node_modules/semver/index.js',
  '/libs/old semver': '/libs/old/node_modules/semver/index.js',
};

const decide = (context: string, request: string): Promise<unknown> =>
  packagesOutside('/api')({
    context,
    request,
    getResolve: () => (from: string, name: string) => Promise.resolve(copies[`${from} ${name}`]),
  } as never);

test.each(['./near', '/work/far', '@lectern/contract/platform'])(
  '%s is our own code and goes into the bundle',
  (name) => expect(decide('/api', name)).resolves.toBe(false),
);

test.each(['node:fs', 'fs', 'semver'])('%s stays outside as the import that it is', (name) =>
  expect(decide('/libs/kit', name)).resolves.toBe(`module-import ${name}`),
);

test('a package of hundreds of small files goes into the bundle', () =>
  expect(decide('/api', 'kysely')).resolves.toBe(false));

test('a library that has another copy of a package than the bundle gets is refused', () =>
  expect(decide('/libs/old', 'semver')).rejects.toThrow(
    'semver is /libs/old/node_modules/semver/index.js in /libs/old, and /node_modules/semver/index.js in /api',
  ));
