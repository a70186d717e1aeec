/**
 * `npm run -s addresses`: every declared address (`/student`) and every declared call path (`admin/student`), one a line.
 * Addresses come from the remotes' declared data and the shell's own routes, call paths from the contract.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Call } from '@lectern/contract';
import { contract } from '@lectern/contract/all';
import type { RemoteConfig } from '@lectern/remote-kit';

const root = path.resolve(import.meta.dirname, '..');
const load = async <T>(file: string, name: string): Promise<T> =>
  ((await import(pathToFileURL(path.join(root, file)).href)) as Record<string, T>)[name] as T;

const remotes = readdirSync(path.join(root, 'apps')).filter((name) => name.endsWith('-mfe'));
const declared = await Promise.all(
  remotes.map((name) => load<RemoteConfig>(`apps/${name}/remote.config.ts`, 'default')),
);
const shellPaths = await load<readonly string[]>('apps/shell/src/layout/own-addresses.ts', 'ownAddresses');
const calls = Object.values(contract).flatMap((entity) => Object.values(entity as Readonly<Record<string, Call>>));

const addresses = [...declared.flatMap(({ routes }) => routes.map((route) => route.path)), ...shellPaths];
const lines = [...new Set([...addresses.sort(), ...calls.map((call) => call.path).sort()])];
process.stdout.write(`${lines.join('\n')}\n`);
