import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Call } from '@lectern/contract';
import { contract } from '@lectern/contract/all';
import type { MenuEntry, RemoteConfig } from '@lectern/remote-kit';

const root = path.resolve(import.meta.dirname, '../..');
const load = async <T>(file: string, name: string): Promise<T> =>
  ((await import(path.join(root, file))) as Record<string, T>)[name] as T;

const remotes = (): Promise<RemoteConfig[]> =>
  Promise.all(
    readdirSync(path.join(root, 'apps'))
      .filter((name) => name.endsWith('-mfe'))
      .map((name) => load<RemoteConfig>(`apps/${name}/remote.config.ts`, 'default')),
  );

/** Every address that the console answers: those that the remotes declare, and the shell's own. */
export const declaredAddresses = async (): Promise<readonly string[]> => [
  ...(await remotes()).flatMap(({ routes }) => routes.map((route) => route.path)),
  ...(await load<readonly string[]>('apps/shell/src/layout/own-addresses.ts', 'ownAddresses')),
];

/** Titles in the palette: of every command, or of every kind of records. */
export const paletteTitles = async (of: 'commands' | 'records'): Promise<readonly string[]> =>
  (await remotes()).flatMap((config) => (config[of] ?? []).map(({ title }) => title));

type MenuOf = (remotes: readonly object[], rights: ReadonlySet<string>) => readonly MenuEntry[];

/** Every menu entry that somebody with these rights is shown, by the shell's own rule. */
export const declaredMenu = async (rights: ReadonlySet<string>): Promise<readonly MenuEntry[]> => {
  const menuItems = await load<MenuOf>('apps/shell/src/layout/menu.ts', 'menuItems');
  const declared = (await remotes()).map((config) => ({ name: config.name, declared: config }));
  return menuItems(declared, rights);
};

/** The path of every call of the contract. */
export const declaredCalls = (): readonly string[] =>
  Object.values(contract)
    .flatMap((entity) => Object.values(entity as Readonly<Record<string, Call>>))
    .map((call) => call.path);
