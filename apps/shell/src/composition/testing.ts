import type { CommandEntry, RegistryEntry, Release, RemoteConfig, RouteEntry, SlotEntry } from '@lectern/remote-kit';

/** A registry entry for tests; what is not named is the plainest valid value. */
export const registryEntry = (
  over: {
    name?: RemoteConfig['name'];
    version?: string;
    routes?: readonly RouteEntry[];
    slots?: readonly SlotEntry[];
    commands?: readonly CommandEntry[];
    state?: RegistryEntry['state'];
    message?: string;
  } = {},
): RegistryEntry => {
  const name = over.name ?? 'catalog-mfe';
  const version = over.version ?? '1.0.0';
  const folder = `/remotes/${name}/${version}`;
  return {
    name,
    version,
    title: 'Catalogue',
    state: over.state ?? 'enabled',
    ...(over.message ? { message: over.message } : {}),
    ...(over.state === 'disabled' ? {} : { entry: { url: `${folder}/remoteEntry.js`, integrity: 'sha384-entry' } }),
    releaseUrl: `${folder}/release.json`,
    releaseDigest: 'sha384-release',
    declared: {
      name,
      title: 'Catalogue',
      team: 'Catalogue team',
      basePaths: (over.routes ?? []).map((route) => route.path),
      shell: '^1.0.0',
      menu: [],
      routes: over.routes ?? [],
      slots: over.slots ?? [],
      commands: over.commands ?? [],
    },
  };
};

/** The release behind an entry, for tests. */
export const releaseOf = (entry: RegistryEntry, over: Partial<Release> = {}): Release => ({
  format: 1,
  version: entry.version,
  commit: '0',
  federation: '2.9.2',
  declared: entry.declared,
  shared: {},
  files: { 'remoteEntry.js': { integrity: 'sha384-entry', bytes: 1 } },
  assets: {},
  ...over,
});
