// Plain JavaScript, so that a Node that is too old can still read why it is.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Runs a TypeScript file of this checkout in this process, or says in one sentence why it can't. */
export const runHere = async (file) => {
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
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(path.join(root, file)).href);
};
