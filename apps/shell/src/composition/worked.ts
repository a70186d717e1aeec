import type { Cause, RegistryEntry } from '@lectern/remote-kit';

/** Versions of one remote that were shown in this page and have not failed since, the newest last. */
export type Worked = readonly RegistryEntry[];

/** So many are remembered: further back nobody goes. */
const most = 3;

/** Without this version: it failed. */
export const without = (worked: Worked, version: string): Worked => worked.filter((each) => each.version !== version);

/** With this version, which was just shown. */
export const withShown = (worked: Worked, entry: RegistryEntry): Worked => (worked.at(-1) === entry ? worked : [...without(worked, entry.version), entry].slice(-most));

const has = ({ declared: { routes, slots } }: RegistryEntry, expose: string): boolean => [...routes, ...slots].some((each) => each.expose === expose);

/** Whether it is the version's own fault, and another could do better: not where it is switched off, nor where nobody answers. */
export const isItsOwn = (cause: Cause): boolean => cause !== 'disabled' && cause !== 'offline';

/** The version to go on with after this one failed: the last other one that worked in this page and has the same expose. */
export const insteadOf = (worked: Worked, version: string, expose: string, cause: Cause): RegistryEntry | undefined => (isItsOwn(cause) ? without(worked, version).findLast((each) => has(each, expose)) : undefined);
