import { readFileSync } from 'node:fs';
import path from 'node:path';
import { federationFormat } from '@lectern/remote-kit/container';
import { federationVersion, sharedModules } from '@lectern/tools/shared-modules';
import { satisfies } from 'semver';
import { given, versions } from './versions';

const modules = path.join(process.cwd(), '../../node_modules');
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

test('the shell gives exactly the modules that remotes are built against', () => {
  expect(Object.keys(versions).sort()).toEqual(Object.keys(sharedModules).sort());
});

test.each(Object.entries(versions))(
  '%s is shared with the version that is installed, inside the range of the table',
  (name, version) => {
    const { version: installed } = JSON.parse(
      readFileSync(path.join(modules, packageOf(name), 'package.json'), 'utf8'),
    ) as { version: string };
    expect(version).toBe(installed);
    expect(satisfies(version, sharedModules[name]?.range ?? '')).toBe(true);
  },
);

test('the shell takes containers of the plugin that builds remotes here, which is of the version of its runtime', () => {
  const { version } = JSON.parse(
    readFileSync(path.join(modules, '@module-federation/runtime/package.json'), 'utf8'),
  ) as { version: string };
  expect(given.containers).toContain(federationFormat(federationVersion));
  expect(version).toBe(federationVersion);
});
