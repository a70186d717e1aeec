import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lockFaults, type Lock } from './lock';

test('package-lock.json holds every optional package, whatever the platform, and no address', () => {
  expect(
    lockFaults(JSON.parse(readFileSync(path.resolve(__dirname, '../../package-lock.json'), 'utf8')) as Lock),
  ).toEqual([]);
});

test('a missing entry and an address are reported by name; an entry in the same folder or above is found', () => {
  const packages = {
    '': {},
    'node_modules/a': { version: '1.0.0', optionalDependencies: { b: '1', c: '1', d: '1' } },
    'node_modules/a/node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', resolved: 'https://registry.test/c.tgz' },
    'libs/x': { version: '1.0.0' },
    'node_modules/@x/x': { link: true, resolved: 'libs/x' },
  };
  expect(lockFaults({ packages })).toEqual([
    'node_modules/a wants d, which has no entry',
    'node_modules/c names an address to download from',
  ]);
});
