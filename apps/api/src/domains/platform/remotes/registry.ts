import type { Access, Right } from '@lectern/contract';
import type { Registry } from '@lectern/contract/platform';
import type { RegistryEntry, RemoteConfig } from '@lectern/remote-kit';
import type { Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { isInCohort, type Person } from '../../../server/delivery/cohort';
import { aheadOf } from './ahead';
import { readLive, type Live, type LiveVersion } from './live-releases';

/** A path that a remote answers and this person may not open: the console says so without knowing more of the remote. */
export interface ClosedRoute {
  readonly path: string;
  readonly deeper?: true;
  readonly title: string;
  readonly access: Access;
}

/** The registry as one person's session holds it. */
export interface PersonalRegistry extends Registry<RegistryEntry> {
  readonly closed: readonly ClosedRoute[];
}

const opens = (access: Access, rights: ReadonlySet<Right>): boolean =>
  access === 'public' || access === 'signed in' || access.some((right) => rights.has(right));

/** True when a person with these rights may open anything that the remote declares. */
export const mayOpenAny = ({ routes, menu, slots, commands }: RemoteConfig, rights: ReadonlySet<Right>): boolean =>
  [...routes, ...menu, ...slots, ...commands].some((each) => opens(each.access, rights));

const entryOf = (
  { name, title, version, release, digest, blocker }: LiveVersion,
  cohort?: 'main' | 'canary' | 'try',
): RegistryEntry => {
  const folder = `/remotes/${name}/${version}`;
  const integrity = release.files['remoteEntry.js']?.integrity;
  return {
    name,
    title,
    version,
    ...(cohort && { cohort }),
    ...(blocker === undefined && integrity
      ? { state: 'enabled' as const, entry: { url: `${folder}/remoteEntry.js`, integrity } }
      : { state: 'disabled' as const, message: blocker }),
    releaseUrl: `${folder}/release.json`,
    releaseDigest: digest,
    ...(blocker === undefined && { ahead: aheadOf(release) }),
    declared: release.declared,
  };
};

/** What this person gets of a remote. A canary that may not run is nobody's: its cohort stays with what everybody else has. */
const entryFor = (live: Live, person: Person): RegistryEntry => {
  const { canary } = live;
  if (!canary) return entryOf(live);
  return canary.blocker === undefined && isInCohort(person, live.name, canary.cohort)
    ? entryOf(canary, 'canary')
    : entryOf(live, 'main');
};

/**
 * The registry part of the session document of a person's page: only remotes that they may open, each in the newest release that fits the page's shell, and the paths that are closed to them. A development row
 * takes precedence over the remote's live release, and so does a release that the person tries.
 */
export const registryFor = async (
  db: Kysely<DB>,
  person: Person & { readonly rights: ReadonlySet<Right> },
  shellHash: string,
  developed: readonly RegistryEntry[] = [],
  tried: readonly LiveVersion[] = [],
): Promise<PersonalRegistry> => {
  const { rights } = person;
  const { revision, live } = await readLive(db, shellHash);
  const isOther =
    (taken: readonly { readonly name: string }[]) =>
    ({ name }: LiveVersion): boolean =>
      !taken.some((each) => each.name === name);
  const inPlace = (each: Live): RegistryEntry => {
    const own = tried.find(({ name }) => name === each.name);
    return own ? entryOf(own, 'try') : entryFor(each, person);
  };
  const all = [
    ...developed,
    ...live.filter(isOther(developed)).map(inPlace),
    ...tried.filter(isOther([...developed, ...live])).map((each) => entryOf(each, 'try')),
  ];
  return {
    revision,
    remotes: all.filter(({ declared }) => mayOpenAny(declared, rights)),
    closed: all.flatMap(({ declared }) =>
      declared.routes
        .filter((route) => !opens(route.access, rights))
        .map(({ path, deeper, title, access }) => ({ path, title, access, ...(deeper && { deeper }) })),
    ),
  };
};
