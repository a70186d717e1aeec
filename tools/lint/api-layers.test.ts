import { spawnSync } from 'node:child_process';
import path from 'node:path';

// The order of apps/api/README.md, written a second time: a direction that is opened in boundaries.mjs is seen here.
const layers = [
  ['database', 'storage'],
  ['server'],
  ['records', 'development'],
  ['domains'],
  ['seed'],
  ['startup', 'commands'],
];
const folders = layers.flatMap((names, layer) => names.map((name) => ({ name, layer })));
const sources = path.resolve(__dirname, '../../apps/api/src');

const pairs = folders.flatMap((from) => folders.map((to) => ({ from, to })));
const planted = [
  ...pairs.map(({ from, to }) => ({ folder: from.name, file: 'planted.ts', specifier: `../${to.name}/x` })),
  { folder: 'database', file: 'planted.test.ts', specifier: '../startup/x' },
  { folder: 'new-folder', file: 'planted.ts', specifier: '../database/x' },
];

let refused: readonly boolean[];
beforeAll(() => {
  const input = JSON.stringify(
    planted.map(({ folder, file, specifier }) => ({
      file: path.join(sources, folder, file),
      text: `import '${specifier}';\n`,
    })),
  );
  const { stdout, stderr, status } = spawnSync(process.execPath, [path.join(__dirname, 'lint-texts.mjs')], {
    cwd: path.resolve(__dirname, '../..'),
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  refused = (JSON.parse(stdout) as unknown[][]).map((messages) => messages.length > 0);
}, 120_000);

test('inside the API a folder imports its own layer and those below it, and no layer above', () => {
  expect(pairs.filter((_pair, index) => refused[index])).toEqual(pairs.filter(({ from, to }) => to.layer > from.layer));
});

test('a test of the API may import from any layer', () => {
  expect(refused[pairs.length]).toBe(false);
});

test('a new folder of the API is refused until it has a layer', () => {
  expect(refused[pairs.length + 1]).toBe(true);
});
