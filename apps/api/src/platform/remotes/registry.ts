import type { Access, Right } from '@lectern/contract';
import type { Registry } from '@lectern/contract/platform';
import type { RegistryEntry, Release, RemoteConfig, Sha384 } from '@lectern/remote-kit';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';

/** A path that a remote answers and this person may not open: the console says so without knowing more of the remote. */
export interface ClosedRoute {
  readonly path: string;
  readonly title: string;
  readonly access: Access;
}

/** The registry as one person's session holds it. */
export interface PersonalRegistry extends Registry<RegistryEntry> {
  readonly closed: readonly ClosedRoute[];
}

interface LiveRow {
  readonly revision: number;
  readonly name: string | null;
  readonly title: string;
  readonly state: 'enabled' | 'disabled';
  readonly stateReason: string;
  readonly version: string;
  readonly release: Release;
  readonly digest: string;
}

/** What every remote has live, with the revision: one statement, so it is never half a switch. */
const readLive = async (db: Kysely<DB>): Promise<{ revision: number; rows: LiveRow[] }> => {
  const { rows } = await sql<LiveRow>`
    select s.revision, r.name, r.title, r.state, r.state_reason, l.semver as version, l.declared as release,
      encode(sha384(convert_to(l.declared_text, 'UTF8')), 'base64') as digest
    from registry_state s
      left join (remotes r join remote_channels c on c.remote_id = r.id and c.channel = 'live' join remote_releases l on l.id = c.release_id) on true
    order by r.id`.execute(db);
  return { revision: rows[0]?.revision ?? 0, rows: rows.filter((row) => row.name !== null) };
};

const opens = (access: Access, rights: ReadonlySet<Right>): boolean => access === 'public' || access === 'signed in' || access.some((right) => rights.has(right));

/** True when a person with these rights may open anything that the remote declares. */
export const mayOpenAny = ({ routes, menu, slots, commands }: RemoteConfig, rights: ReadonlySet<Right>): boolean =>
  [...routes, ...menu, ...slots, ...commands].some((each) => opens(each.access, rights));

const entryOf = ({ name, title, version, state, stateReason, release, digest }: LiveRow): RegistryEntry => {
  const folder = `/remotes/${name}/${version}`;
  const integrity = release.files['remoteEntry.js']?.integrity;
  return {
    name: name ?? '',
    title,
    version,
    state,
    ...(state === 'disabled' ? { message: stateReason } : {}),
    ...(state === 'enabled' && integrity ? { entry: { url: `${folder}/remoteEntry.js`, integrity } } : {}),
    releaseUrl: `${folder}/release.json`,
    releaseDigest: `sha384-${digest.replaceAll('\n', '')}` satisfies Sha384,
    declared: release.declared,
  };
};

/** The registry part of a person's session document: only remotes that they may open, and the paths that are closed to them. */
export const registryFor = async (db: Kysely<DB>, rights: ReadonlySet<Right>): Promise<PersonalRegistry> => {
  const { revision, rows } = await readLive(db);
  return {
    revision,
    remotes: rows.filter((row) => mayOpenAny(row.release.declared, rights)).map(entryOf),
    closed: rows.flatMap((row) => row.release.declared.routes.filter((route) => !opens(route.access, rights)).map(({ path, title, access }) => ({ path, title, access }))),
  };
};

/** The releases that are live, for the gates. */
export const liveReleases = async (db: Kysely<DB>): Promise<Release[]> => (await readLive(db)).rows.map((row) => row.release);
