import type { RegistryEntry } from '@lectern/remote-kit';
import type { OverrideTarget, Read } from './read';

/** The cohort of an entry that comes from a developer's origin. */
const cohort = 'override';

export const isOverrideEntry = (entry: Pick<RegistryEntry, 'cohort'>): boolean => entry.cohort === cohort;

/**
 * The entry that replaces the live one: what the origin serves, or, where that may not run, a place in the menu and routes of
 * the live one that tells why.
 */
export const overrideEntryOf = (live: RegistryEntry, { name, origin }: OverrideTarget, read: Read): RegistryEntry => {
  const common = { name, cohort, state: 'enabled', releaseUrl: `${origin}/release.json` } as const;
  if (read.blocker)
    return {
      ...common,
      title: live.title,
      version: read.blocker.version ?? new URL(origin).host,
      releaseDigest: 'sha384-',
      declared: live.declared,
    };
  const { release, digest } = read;
  const entry = release.files['remoteEntry.js'];
  return {
    ...common,
    title: release.declared.title,
    version: release.version,
    ...(entry && { entry: { url: `${origin}/remoteEntry.js`, integrity: entry.integrity } }),
    releaseDigest: digest,
    declared: release.declared,
  };
};

/** The registry with the override's entry in place of the live one; unchanged without the remote. */
export const withEntry = (
  remotes: readonly RegistryEntry[],
  name: string,
  overrideEntry: (live: RegistryEntry) => RegistryEntry,
): readonly RegistryEntry[] => remotes.map((entry) => (entry.name === name ? overrideEntry(entry) : entry));
