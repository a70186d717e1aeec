// `npm start`. Plain JavaScript, so that a Node that is too old can still read why it is.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19) || major > 24) {
  console.error(`Lectern needs Node 20.19 to 24, and this is ${process.versions.node}.`);
  process.exit(1);
}
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
if (!existsSync(path.join(root, 'node_modules/tsx'))) {
  console.error('The packages are not installed: run npm ci first.');
  process.exit(1);
}

// One process from here on: whoever ends it, ends the console, and nothing is left that holds the port.
process.chdir(root);
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(path.join(root, 'apps/api/src/start/main.ts')).href);
