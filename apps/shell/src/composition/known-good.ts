import type { Cause, RegistryEntry } from '@lectern/remote-kit';

/** Versions of one remote that were shown in this page and have not failed since, the newest last. */
export type KnownGood = readonly RegistryEntry[];

/** So many are remembered: further back nobody goes. */
const most = 3;

/** Without this version: it failed. */
export const without = (knownGood: KnownGood, version: string): KnownGood =>
  knownGood.filter((each) => each.version !== version);

/** With this version, which was just shown. */
export const withShown = (knownGood: KnownGood, entry: RegistryEntry): KnownGood =>
  knownGood.at(-1) === entry ? knownGood : [...without(knownGood, entry.version), entry].slice(-most);

/** Where a release shows an expose: as a screen, or in versions of slots, which give it other props. */
const placesOf = ({ declared: { routes, slots } }: RegistryEntry, expose: string): string[] => [
  ...routes.filter((route) => route.expose === expose).map(() => 'a screen'),
  ...slots.filter((entry) => entry.expose === expose).map(({ slot }) => slot),
];

const fits = (instead: RegistryEntry, failed: RegistryEntry, expose: string): boolean => {
  const [there, wanted] = [placesOf(instead, expose), placesOf(failed, expose)];
  return wanted.length > 0 && wanted.every((place) => there.includes(place));
};

/** Whether it is the version's own fault, and another could do better: not where it is switched off, nor where nobody answers. */
export const isItsOwn = (cause: Cause): boolean => cause !== 'disabled' && cause !== 'offline';

/** The version to go on with after this one failed: the last other one that worked in this page and has the same expose, for the same version of a slot. */
export const insteadOf = (
  knownGood: KnownGood,
  failed: RegistryEntry,
  expose: string,
  cause: Cause,
): RegistryEntry | undefined =>
  isItsOwn(cause) ? without(knownGood, failed.version).findLast((each) => fits(each, failed, expose)) : undefined;
