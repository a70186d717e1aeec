import type { Release, Sha384 } from '@lectern/remote-kit';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { signedRelease } from './signed-releases';

interface LiveRow {
  readonly revision: number;
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

/** What a remote has live. `refused` says why none of its code may be loaded, as its team or the signature has it. */
export interface Live {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  readonly release: Release;
  readonly digest: Sha384;
  readonly refused: string | undefined;
}

const check = async ({ name, title, state, stateReason, version, declared, text, digest, signature, publicKey, revoked }: LiveRow): Promise<Live> => {
  const integrity: Sha384 = `sha384-${digest.replaceAll('\n', '')}`;
  const signed = await signedRelease({ text, digest: integrity, signature, publicKey });
  const refusals = [
    state === 'disabled' ? stateReason || 'It was switched off' : undefined,
    revoked ? `The key that signed ${version} was revoked` : undefined,
    signed ? undefined : `The signature of ${version} does not hold`,
  ];
  // Without a signature that holds, the menu keeps its entries; they lead to the reason.
  return { name: name ?? '', title, version, release: signed ?? declared, digest: integrity, refused: refusals.find((reason) => reason !== undefined) };
};

/** What every remote has live, with the revision: one statement, so it is never half a switch. */
export const readLive = async (db: Kysely<DB>): Promise<{ revision: number; live: Live[] }> => {
  const { rows } = await sql<LiveRow>`
    select s.revision, r.name, r.title, r.state, r.state_reason, l.semver as version, l.declared, l.declared_text as text,
      encode(sha384(convert_to(l.declared_text, 'UTF8')), 'base64') as digest, l.signature, k.public_key, k.revoked_at is not null as revoked
    from registry_state s
      left join (remotes r join remote_channels c on c.remote_id = r.id and c.channel = 'live' join remote_releases l on l.id = c.release_id join remote_keys k on k.id = l.key_id) on true
    order by r.id`.execute(db);
  return { revision: rows[0]?.revision ?? 0, live: await Promise.all(rows.filter((row) => row.name !== null).map(check)) };
};

/** The releases that are live, for the gates. */
export const liveReleases = async (db: Kysely<DB>): Promise<Release[]> => (await readLive(db)).live.map(({ release }) => release);
