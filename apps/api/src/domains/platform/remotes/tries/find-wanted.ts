import type { WantedRelease } from '@lectern/contract/platform/tries';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import type { Actor } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { knownShells } from '../../shells/shells.queries';
import { standingOf } from '../channels';
import { checkVersion, readLive, versionColumns, type LiveVersion, type VersionRow } from '../live-releases';
import { pageReleases } from '../page-refusals';
import { mayOpenAny } from '../registry';
import { readWanted, type Wanted } from './wanted';

type FindServices = Pick<Services, 'store' | 'host'>;

/** A release that can be tried. */
interface FoundRelease extends WantedRelease {
  readonly id: number;
  readonly checked: LiveVersion;
}

interface WantedRow extends VersionRow {
  readonly id: number;
  readonly publishedAt: string;
  readonly publishedBy: string | null;
}

/** The releases that an address names, and all reasons to try nothing of it. */
export interface FoundReleases {
  readonly releases: readonly FoundRelease[];
  readonly blockers: readonly string[];
}

const channels: Readonly<Record<string, string>> = {
  live: 'live release',
  next: 'release on next',
  canary: 'canary',
};

const readRow = async (db: Kysely<DB>, { name, at }: Wanted): Promise<WantedRow | undefined> => {
  const release =
    at === 'canary'
      ? sql`(select canary_release_id from remote_channels where remote_id = r.id and channel = 'live')`
      : at in channels
        ? sql`(select release_id from remote_channels where remote_id = r.id and channel = ${at})`
        : sql`(select id from remote_releases where remote_id = r.id and semver = ${at})`;
  const { rows } = await sql<WantedRow>`
    select l.id, ${versionColumns}, 'enabled' as state, '' as state_reason, l.published_at, u.full_name as published_by
    from remotes r join remote_releases l on l.id = ${release} join remote_keys k on k.id = l.key_id left join users u on u.id = l.published_by
    where r.name = ${name} and r.unregistered_at is null`.execute(db);
  return rows[0];
};

const missing = ({ name, at }: Wanted, isKnown: boolean): string =>
  !isKnown
    ? `There is no remote ${name}`
    : at in channels
      ? `${name} has no ${channels[at]}`
      : `${name} has no release ${at}`;

/** Only the remotes that the person may open: nobody learns here which others there are. */
const isKnownTo = async (db: Kysely<DB>, { rights }: Pick<Actor, 'rights'>, name: string): Promise<boolean> => {
  const { rows } = await sql<{ declared: LiveVersion['release'] }>`
    select l.declared from remotes r join remote_releases l on l.remote_id = r.id
    where r.name = ${name} and r.unregistered_at is null order by l.published_at desc, l.id desc limit 1`.execute(db);
  return rows.some(({ declared }) => mayOpenAny(declared.declared, rights));
};

const findOne = async (
  db: Kysely<DB>,
  { store }: Pick<FindServices, 'store'>,
  actor: Pick<Actor, 'rights'>,
  wanted: Wanted,
): Promise<FoundRelease | readonly string[]> => {
  const row = await readRow(db, wanted);
  if (!row || !mayOpenAny(row.declared.declared, actor.rights))
    return [missing(wanted, row === undefined && (await isKnownTo(db, actor, wanted.name)))];
  const found = await standingOf(db, store, row);
  if (found.standing !== undefined) return [`${wanted.name}: ${found.standing}`];
  const checked = await checkVersion(row);
  const reasons = [...found.reasons, ...(checked.blocker === undefined ? [] : [checked.blocker])];
  if (reasons.length > 0) return reasons.map((reason) => `${wanted.name}: ${reason}`);
  const { id, title, publishedAt, publishedBy } = row;
  return { id, name: wanted.name, title, version: checked.version, publishedAt, publishedBy, checked };
};

/** Reasons of the page to run nothing of a remote, where the live releases alone give it none. */
const misfits = async (
  db: Kysely<DB>,
  { host }: Pick<FindServices, 'host'>,
  shellHash: string,
  tried: readonly LiveVersion[],
): Promise<string[]> => {
  const shell = (await knownShells(db)).find(({ hash }) => hash === shellHash) ?? host();
  const { live } = await readLive(db, shellHash);
  const isTried = (name: string): boolean => tried.some((each) => each.name === name);
  const before = pageReleases(live, shell).filter(({ reason }) => reason === undefined);
  const page = [
    ...live.map((each) => tried.find(({ name }) => name === each.name) ?? each),
    ...tried.filter(({ name }) => !live.some((each) => each.name === name)),
  ];
  return pageReleases(page, shell).flatMap(({ remote, version, reason }) =>
    reason !== undefined && (isTried(remote) || before.some((each) => each.remote === remote))
      ? [`${remote} ${version}: ${reason}`]
      : [],
  );
};

/** Releases that an address names, for a page of this shell. Each must be published, signed and whole, and the page must run it with the others. */
export const findWanted = async (
  db: Kysely<DB>,
  services: FindServices,
  actor: Pick<Actor, 'rights'>,
  shellHash: string,
  text: string,
): Promise<FoundReleases> => {
  const { wanted, faults } = readWanted(text);
  const blockers = [...faults];
  const releases: FoundRelease[] = [];
  for (const each of wanted) {
    const found = await findOne(db, services, actor, each);
    if ('id' in found) releases.push(found);
    else blockers.push(...found);
  }
  const checked = releases.map((each) => each.checked);
  if (releases.length > 0) blockers.push(...(await misfits(db, services, shellHash, checked)));
  return { releases, blockers };
};
