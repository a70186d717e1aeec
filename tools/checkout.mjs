// Plain JavaScript, so that a Node that is too old can still read why it is.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const load = (file) => import(pathToFileURL(path.join(root, file)).href);

/** Goes to the checkout's folder, or says in one sentence why nothing of it can run. */
const enter = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19) || major > 24) {
    console.error(`Lectern needs Node 20.19 to 24, and this is ${process.versions.node}.`);
    process.exit(1);
  }
  if (!existsSync(path.join(root, 'node_modules/tsx'))) {
    console.error('The packages are not installed: run npm ci first.');
    process.exit(1);
  }
  process.chdir(root);
};

/** Runs a TypeScript file of this checkout in this process. */
export const runHere = async (file) => {
  enter();
  const { register } = await import('tsx/esm/api');
  register();
  await load(file);
};

/**
 * Loads an entry of the API's bundle into this process: `main`, or a command. Without AS_BUILT it is built before, and for `main` what the
 * console serves too. `release` ends the hold of the builds: until then no other start changes them.
 */
export const loadApi = async (entry) => {
  enter();
  let release = () => undefined;
  if (process.env.AS_BUILT !== '1') {
    const { tsImport } = await import('tsx/esm/api');
    const { buildBundle } = await tsImport('../apps/api/src/startup/build-bundle.ts', import.meta.url);
    release = await buildBundle(root, entry);
  }
  if (!existsSync(path.join(root, `apps/api/dist/${entry}.js`))) {
    console.error('There is no build of the API in apps/api/dist: run npm run build.');
    process.exit(1);
  }
  process.setSourceMapsEnabled(true);
  const { bundleRoots } = await load('apps/api/dist/roots.js');
  const { run } = await load(`apps/api/dist/${entry}.js`);
  return { run, roots: bundleRoots(root), release };
};
