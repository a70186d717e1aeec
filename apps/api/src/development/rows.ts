import type { RegistryEntry, Release } from '@lectern/remote-kit';
import { developmentVersion, servedUnder } from '@lectern/tools/webpack/development-place';
import { digestOf } from '../server/delivery/paths';
import type { DevelopmentServers } from './servers';

/** How long a session waits for what a dev server declares when an earlier answer is at hand, in ms. */
const timeout = 2_000;

const rowOf = (name: string, text: string): RegistryEntry => {
  const { declared } = JSON.parse(text) as Release;
  return {
    name,
    title: declared.title,
    version: developmentVersion,
    state: 'enabled',
    development: { entry: `${servedUnder(name)}remoteEntry.js` },
    releaseUrl: `${servedUnder(name)}release.json`,
    releaseDigest: digestOf(Buffer.from(text)),
    declared,
  };
};

/** The registry's development rows, read again from the dev servers for each session document. They are in no table, so no other mode can meet one. */
export const developmentRows = ({ remotes }: DevelopmentServers): (() => Promise<RegistryEntry[]>) => {
  const last = new Map<string, RegistryEntry>();
  const read = async (name: string, origin: string): Promise<RegistryEntry | undefined> => {
    const known = last.get(name);
    try {
      // A dev server answers when its build is done.
      const answer = await fetch(
        `${origin}${servedUnder(name)}release.json`,
        known ? { signal: AbortSignal.timeout(timeout) } : {},
      );
      if (answer.ok) last.set(name, rowOf(name, await answer.text()));
    } catch {
      // It is building or starting again: what it declared last still holds.
    }
    return last.get(name);
  };
  return async () =>
    (await Promise.all(Object.entries(remotes).map(([name, origin]) => read(name, origin)))).filter(
      (row) => row !== undefined,
    );
};
