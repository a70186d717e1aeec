import type { Release, Sha384 } from '@lectern/remote-kit';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Cohort } from '../../../server/delivery/cohort';
import { signedRelease } from './signed-releases';

/** A release with what proves whose it is, and the state of its remote. */
export interface VersionRow {
  readonly name: string | null;
  readonly title: string;
  readonly state: 'enabled' | 'disabled';
  readonly stateReason: string;
  readonly version: string;
  readonly declared: Release;
  readonly text: string;
  readonly digest: string;
  readonly signature: string;
  readonly publicKey: string;
  readonly revoked: boolean;
}

/** Columns of a `VersionRow` without its state, for a release `l` of a remote `r` with the key `k`. */
export const versionColumns = sql`r.name, r.title, l.semver as version, l.declared, l.declared_text as text,
  encode(sha384(convert_to(l.declared_text, 'UTF8')), 'base64') as digest, l.signature, k.public_key, k.revoked_at is not null as revoked`;

interface LiveRow extends VersionRow {
  readonly revision: number;
  readonly releaseId: number;
  readonly isCanary: boolean;
  readonly canaryPercent: number | null;
  readonly canaryRoles: readonly number[];
}

/** A release that people get. `blocker` says why none of its code may be loaded, as its team or the signature has it. */
export interface LiveVersion {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly release: Release;
  readonly digest: Sha384;
  readonly blocker: string | undefined;
}

/** What a remote has live, and the release that a part of the people gets instead. */
export interface Live extends LiveVersion {
  readonly canary: (LiveVersion & { readonly cohort: Cohort }) | undefined;
}

/** The release in a row, with the reason to load none of it. */
export const checkVersion = async ({
  name,
  title,
  state,
  stateReason,
  version,
  declared,
  text,
  digest,
  signature,
  publicKey,
  revoked,
}: VersionRow): Promise<LiveVersion> => {
  const integrity: Sha384 = `sha384-${digest.replaceAll('\n', '')}`;
  const signed = await signedRelease({ text, digest: integrity, signature, publicKey });
  const blockers = [
    state === 'disabled' ? stateReason || 'It was switched off' : undefined,
    revoked ? `The key that signed ${version} was revoked` : undefined,
    signed ? undefined : `The signature of ${version} does not hold`,
  ];
  // Without a signature that holds, the menu keeps its entries; they lead to the reason.
  return {
    name: name ?? '',
    title,
    version,
    release: signed ?? declared,
    digest: integrity,
    blocker: blockers.find((reason) => reason !== undefined),
  };
};

const canaryOf = async (row: LiveRow | undefined): Promise<Live['canary']> =>
  row && {
    ...(await checkVersion(row)),
    cohort: { releaseId: row.releaseId, percent: row.canaryPercent ?? 0, roles: row.canaryRoles },
  };

/** Releases that pages of this shell get, with the revision: one statement, so it is never half a switch. */
export const readLive = async (db: Kysely<DB>, shellHash: string): Promise<{ revision: number; live: Live[] }> => {
  const { rows } = await sql<LiveRow>`
    select s.revision, ${versionColumns}, r.state, r.state_reason, l.id as release_id, l.id is not distinct from c.canary_release_id as is_canary, c.canary_percent, c.canary_roles::int[]
    from registry_state s
      left join (remotes r join remote_channels c on c.remote_id = r.id and c.channel = 'live' left join remote_stand_ins x on x.remote_id = r.id and x.shell_hash = ${shellHash}
        join remote_releases l on l.id in (coalesce(x.release_id, c.release_id), case when coalesce(x.takes_canary, true) then c.canary_release_id end) join remote_keys k on k.id = l.key_id) on true
    order by r.id`.execute(db);
  const main = rows.filter(({ name, isCanary }) => name !== null && !isCanary);
  const live = await Promise.all(
    main.map(async (row): Promise<Live> => ({
      ...(await checkVersion(row)),
      canary: await canaryOf(rows.find(({ name, isCanary }) => isCanary && name === row.name)),
    })),
  );
  return { revision: rows[0]?.revision ?? 0, live };
};

/** The releases that somebody gets, canaries and stand-ins too, for the gates. */
export const liveReleases = async (db: Kysely<DB>): Promise<Release[]> => {
  const { rows } = await sql<{ release: Release }>`
    select l.declared as release from remote_releases l join remotes r on r.id = l.remote_id
    where r.unregistered_at is null and l.id in (
      select release_id from remote_channels where channel = 'live' union select canary_release_id from remote_channels where channel = 'live' union select release_id from remote_stand_ins)
    order by l.remote_id, l.id desc`.execute(db);
  return rows.map(({ release }) => release);
};
