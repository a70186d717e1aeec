import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packedManifest, type Kind, type SourceManifest } from './manifest';
import { withExtensions } from './specifiers';

const run = promisify(execFile);

/** Our packages that a remote outside the checkout needs, and their form. */
export const packages: Readonly<Record<string, Kind>> = {
  contract: 'compiled',
  'api-client': 'types',
  'remote-kit': 'types',
};

/** Compiles the libraries, without their tests, into `<folder>/<library>/src`. */
const compile = async (root: string, folder: string): Promise<void> => {
  const libs = path.join(root, 'libs');
  const sources = Object.keys(packages).map((name) => path.join(libs, name, 'src'));
  const project = path.join(folder, 'tsconfig.json');
  await writeFile(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        // npm run typecheck has checked them.
        noCheck: true,
        rootDir: libs,
        outDir: folder,
        typeRoots: [path.join(root, 'node_modules/@types')],
        types: ['node'],
      },
      include: sources.flatMap((source) => [`${source}/**/*.ts`, `${source}/**/*.tsx`]),
      exclude: sources.flatMap((source) =>
        ['**/*.test.*', '**/testing*', '**/test-*'].map((pattern) => `${source}/${pattern}`),
      ),
    }),
  );
  await run(process.execPath, [path.join(root, 'node_modules/typescript/bin/tsc'), '-p', project]);
};

/** Every file below a folder, as a path from there. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Makes a folder that npm packs: the compiled library, or its types alone, and its package.json. */
const assemble = async (root: string, compiled: string, name: string, kind: Kind, to: string): Promise<void> => {
  const from = path.join(compiled, name, 'src');
  const imported: string[] = [];
  for (const file of await filesIn(from)) {
    if (kind === 'types' && !file.endsWith('.d.ts')) continue;
    const text = await readFile(path.join(from, file), 'utf8');
    imported.push(text);
    await mkdir(path.dirname(path.join(to, file)), { recursive: true });
    await writeFile(path.join(to, file), withExtensions(text, path.dirname(path.join(from, file))));
  }
  const all = imported.join('\n');
  const manifest = JSON.parse(await readFile(path.join(root, 'libs', name, 'package.json'), 'utf8')) as SourceManifest;
  const mentions = (dependency: string): boolean =>
    all.includes(`'${dependency}'`) || all.includes(`"${dependency}"`) || all.includes(`'${dependency}/`);
  await writeFile(
    path.join(to, 'package.json'),
    `${JSON.stringify(packedManifest(manifest, kind, mentions), undefined, 2)}\n`,
  );
  await cp(path.join(root, 'libs', name, 'README.md'), path.join(to, 'README.md'));
  await cp(path.join(root, 'LICENSE'), path.join(to, 'LICENSE'));
};

/** Packs what a remote outside the checkout needs into `folder`. Answers the tarballs. */
export const pack = async (root: string, folder: string): Promise<string[]> => {
  const work = await mkdtemp(path.join(tmpdir(), 'lectern-packages-'));
  try {
    await compile(root, work);
    await mkdir(folder, { recursive: true });
    const tarballs: string[] = [];
    for (const [name, kind] of Object.entries(packages)) {
      const to = path.join(work, 'packed', name);
      await assemble(root, work, name, kind, to);
      const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: to });
      const [{ filename } = { filename: '' }] = JSON.parse(stdout) as { filename: string }[];
      tarballs.push(path.join(folder, filename));
    }
    return tarballs;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
