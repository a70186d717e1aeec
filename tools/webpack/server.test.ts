import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Stats } from 'webpack';
import { server } from './server';

const directory = path.join(__dirname, 'testing/server');
const dist = path.join(directory, 'dist');

const build = (): Promise<Stats | undefined> =>
  new Promise((resolve, reject) =>
    webpack(server({ directory, entry: { main: './main.ts' }, copied: { sql: './sql' } }), (error, stats) =>
      error ? reject(error) : resolve(stats),
    ),
  );

beforeAll(async () => {
  const stats = await build();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString());
}, 60_000);

test('a bundle holds our own code, and packages as imports', async () => {
  const bundle = await readFile(path.join(dist, 'main.js'), 'utf8');
  expect([...bundle.matchAll(/^import .* from "([^"]+)";$/gm)].map(([, name]) => name).sort()).toEqual([
    'semver',
    'semver/ranges/valid.js',
  ]);
  expect(bundle).toContain('import("acorn")');
  expect(bundle).not.toContain('node_modules');
});

test('files that the program reads are copied', async () => {
  expect(await readdir(path.join(dist, 'sql'))).toEqual(['0001_one.sql']);
});

test('it runs in Node, and a trace leads to the source', async () => {
  const program = `import('${path.join(dist, 'main.js')}').then(({ run }) => run()).catch(({ stack }) => console.log(stack))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--enable-source-maps', '-e', program]);
  expect(stdout).toMatch(/^Error: thrown on purpose\n\s+at run \(.*testing\/server\/main\.ts:8:/);
});
