import { readFileSync } from 'node:fs';
import path from 'node:path';
import { versions } from './versions';

const modules = path.join(process.cwd(), '../../node_modules');
const packageOf = (name: string): string => name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/');

test.each(Object.entries(versions))('%s is shared with the version that is installed', (name, version) => {
  const { version: installed } = JSON.parse(readFileSync(path.join(modules, packageOf(name), 'package.json'), 'utf8')) as { version: string };
  expect(version).toBe(installed);
});
