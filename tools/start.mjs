// `npm start`. Plain JavaScript, so that a Node that is too old can still read why it is.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

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

const child = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'apps/api/src/start/main.ts')], { cwd: root, stdio: 'inherit' });
// A terminal sends Ctrl-C to both of us; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
