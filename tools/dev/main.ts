/** `npm run dev`: dev servers of the shell and of remotes behind the API, and a watch on the API's sources. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { part, type Part } from './part';
import { configurationsOf, isSource, planOf, UserError, type Developed } from './plan';
import type { Said } from './said';
import { watch } from './watch';

const root = path.resolve(import.meta.dirname, '../..');
const names = readdirSync(path.join(root, 'apps'))
  .filter((name) => name.endsWith('-mfe'))
  .sort();
const apiSources = ['apps/api/src', 'libs/contract/src', 'libs/remote-kit/src'].map((folder) =>
  path.join(root, folder),
);

const parts: Part[] = [];
const watches: (() => void)[] = [];
let ending = false;

/** Ends every part, the API first: it closes what goes through it. Called again it changes nothing. */
const end = async (code: number, reason?: string): Promise<void> => {
  if (ending) return;
  ending = true;
  if (reason) console.error(reason);
  for (const stop of watches) stop();
  for (const each of [...parts].reverse()) await each.stop();
  process.exit(code);
};

const plan = (): Developed[] => {
  try {
    return planOf(process.argv.slice(2), { root, names, env: process.env });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
};

const width = Math.max(...names.map((name) => name.length));
const tell = (name: string, text: string): void =>
  console.log(`${name.padEnd(width)} │ ${text.replaceAll('\n', `\n${' '.repeat(width)} │ `)}`);

/** Starts a dev server; fulfilled with its port. From then on its builds are reported. */
const serve = (developed: Developed): Promise<number> =>
  new Promise((resolve) => {
    const { name, folder } = developed;
    let port = 0;
    const said = (message: unknown): void => {
      const now = message as Said;
      if (now.is === 'built') tell(name, `built in ${now.ms} ms`);
      if (now.is === 'broken') tell(name, `does not compile:\n${now.errors.join('\n')}`);
      if (now.is === 'listening') resolve((port = now.port));
    };
    const ended = (how: string): void => {
      // A dev server that never came up leaves nothing to work with.
      if (port === 0) void end(1, `The dev server of ${name} ended ${how} before it listened.`);
      else tell(name, `its dev server ended ${how}; it starts again when its configuration changes`);
    };
    const server = part({
      name,
      prefix: `${name.padEnd(width)} │ `,
      file: path.join(import.meta.dirname, 'server.ts'),
      args: () => [name, folder, String(port)],
      said,
      ended,
    });
    parts.push(server);
    server.start();
    watches.push(watch(configurationsOf(developed, root), (files) => files.some(isSource) && void server.restart()));
  });

const startApi = (servers: { shell: string; remotes: Record<string, string> }): void => {
  let ready = false;
  const ended = (how: string): void => {
    if (!ready || how === 'with code 130') void end(1, ready ? undefined : `The API ended ${how} before it was ready.`);
    else tell('api', `ended ${how}; it starts again with the next change of its sources`);
  };
  const said = (): void => {
    if (ready) tell('api', 'started again');
    ready = true;
  };
  const api = part({
    name: 'api',
    file: path.join(root, 'apps/api/src/startup/development.ts'),
    args: () => [root],
    env: () => ({ LECTERN_DEV_SERVERS: JSON.stringify(servers) }),
    said,
    ended,
  });
  parts.push(api);
  api.start();
  watches.push(watch(apiSources, (files) => files.some(isSource) && void api.restart()));
};

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies NodeJS.Signals[]) process.on(signal, () => void end(0));
// Nobody passes on a `kill -9` of npm.
const parent = process.ppid;
if (process.env['npm_lifecycle_event']) setInterval(() => process.ppid !== parent && void end(1), 250).unref();

const developed = plan();
console.log(`Dev servers: ${developed.map(({ name }) => name).join(', ')}.`);
const ports = await Promise.all(developed.map(serve));
const origins = developed.map(({ name }, index) => [name, `http://127.0.0.1:${ports[index] ?? 0}`] as const);
if (!ending) startApi({ shell: origins[0]?.[1] ?? '', remotes: Object.fromEntries(origins.slice(1)) });
