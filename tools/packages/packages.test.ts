import { execFile } from 'node:child_process';
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readRelease } from '@lectern/remote-kit/release';
import { exampleOutside } from './example';
import { packedManifest } from './manifest';

const root = path.resolve(__dirname, '../..');
const folder = path.join(root, 'tools/dist-changed/rspack-remote');
const node = (...args: string[]) =>
  promisify(execFile)(process.execPath, args, { cwd: folder, env: { ...process.env, NODE_ENV: '' } });

test('a packed library depends on the packages that its files import: ours in the same version, others in theirs [D12.1]', () => {
  const manifest = {
    name: '@lectern/api-client',
    version: '1.0.0',
    license: 'MIT',
    exports: { '.': './src/index.ts', './*': './src/*.ts' },
    dependencies: { '@lectern/contract': '*', axios: '1.21.1', react: '19.3.1' },
  };
  expect(packedManifest(manifest, 'types', (name) => name !== 'axios')).toMatchObject({
    exports: { '.': { types: './index.d.ts' }, './*': { types: './*.d.ts' } },
    peerDependencies: { '@lectern/contract': '1.0.0', react: '^19.3.1' },
  });
  expect(packedManifest(manifest, 'compiled', () => false)).toMatchObject({
    exports: { '.': { types: './index.d.ts', default: './index.js' } },
    peerDependencies: {},
  });
});

test('the first call in docs/remotes.md is the example’s, and the example asks for the versions that this checkout has [D12.1]', async () => {
  const text = (file: string) => readFile(path.join(root, file), 'utf8');
  const [call = ''] = (await text('examples/rspack-remote/src/Languages.tsx')).split(/\/\*\*.*\*\/\n/).slice(1);
  expect(await text('docs/remotes.md')).toContain(call);
  const { devDependencies } = JSON.parse(await text('examples/rspack-remote/package.json')) as {
    devDependencies: Record<string, string>;
  };
  for (const [name, version] of Object.entries(devDependencies)) {
    const from = name.startsWith('@lectern/') ? `libs/${name.slice('@lectern/'.length)}` : `node_modules/${name}`;
    const ours = (JSON.parse(await text(`${from}/package.json`)) as { version: string }).version;
    expect([name, version]).toEqual([
      name,
      name.startsWith('@lectern/') ? `file:packages/lectern-${path.basename(from)}-${ours}.tgz` : ours,
    ]);
  }
});

test('the example compiles and builds against the tarballs only, and its compiler refuses an unknown field [D12.1]', async () => {
  await exampleOutside(root, folder);
  const wrong = `import { useRead } from '@lectern/api-client/hooks';
import { languageCalls } from '@lectern/contract/platform/language';

export const useWrong = () => {
  // @ts-expect-error: no call takes what its contract does not have.
  const { data } = useRead(languageCalls.list, { limit: 'many' });
  // @ts-expect-error: no answer has it.
  return data?.items[0]?.nickname;
};
`;
  await writeFile(path.join(folder, 'src/wrong.ts'), wrong);
  await node(path.join(root, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.json');
  await rm(path.join(folder, 'src/wrong.ts'));
  await node('build.mjs');
  const { release } = readRelease(await readFile(path.join(folder, 'dist/release.json'), 'utf8'));
  expect(release?.shared).toHaveProperty('@lectern/api-client/hooks');
  const board = (await readdir(path.join(folder, 'dist'))).find((file) => /^board\..*\.js$/.test(file)) ?? '';
  expect(await readFile(path.join(folder, 'dist', board), 'utf8')).toContain('language/list');
}, 300_000);
