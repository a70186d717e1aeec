import type { RegistryEntry } from '@lectern/remote-kit';

/** By the remote's name: the version whose code came into this page first. */
const ran = new Map<string, RegistryEntry>();

/** Notes that code of this version runs in this page. */
export const noteRun = (entry: RegistryEntry): void => {
  if (!ran.has(entry.name)) ran.set(entry.name, entry);
};

/** The version that may run: where two of it can't be in one page, the one that is there. */
export const versionFor = (entry: RegistryEntry, there: RegistryEntry | undefined): RegistryEntry =>
  there && there.version !== entry.version && (entry.declared.onePerPage || there.declared.onePerPage) ? there : entry;

/** The same in this page. */
export const versionHere = (entry: RegistryEntry): RegistryEntry => versionFor(entry, ran.get(entry.name));
