import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import type { GateReport } from '../gate-report';
import { isLeaving } from '../retention';

/** A release as it is stored, with its key and who published it. */
export interface StoredRelease {
  readonly id: number;
  readonly state: string;
  readonly stateReason: string;
  readonly publishedAt: string;
  readonly publishedBy: string | null;
  readonly publishedKey: string | null;
  readonly totalBytes: number;
  readonly entryBytes: number;
  readonly commit: string;
  readonly filesKeptUntil: string | null;
  /** Whether they are gone, or about to go. */
  readonly leaving: boolean;
  readonly files: number;
  /** Releases from before this was stored have none. */
  readonly atPublish: GateReport | null;
  readonly text: string;
  /** The text of its contract.json, where it has one. */
  readonly contract: string | null;
  readonly digest: string;
  readonly signature: string;
  readonly publicKey: string;
  readonly label: string;
  readonly keyId: string;
  readonly revoked: boolean;
}

/** One release, or undefined. The event of its publishing was noted in the same transaction, so at the same moment: the index on remote and time finds it. */
export const readStored = async (db: Kysely<DB>, name: string, version: string): Promise<StoredRelease | undefined> => {
  const { rows } = await sql<StoredRelease>`
    select l.id, l.state, l.state_reason, l.published_at, u.full_name as published_by, l.total_bytes, l.entry_bytes, l.commit_id as commit, l.files_kept_until, ${isLeaving} as leaving,
      (select d.label from remote_events e join remote_keys d on d.id = e.key_id where e.remote_id = r.id and e.at = l.published_at and e.action = 'publish' and e.to_release_id = l.id limit 1) as published_key,
      (select count(*)::int from remote_release_files f where f.release_id = l.id) as files, case when jsonb_typeof(l.gate_report) = 'object' then l.gate_report end as at_publish,
      l.declared_text as text, l.contract, encode(sha384(convert_to(l.declared_text, 'UTF8')), 'base64') as digest, l.signature, k.public_key, k.label, k.key_id, k.revoked_at is not null as revoked
    from remotes r join remote_releases l on l.remote_id = r.id and l.semver = ${version} join remote_keys k on k.id = l.key_id left join users u on u.id = l.published_by
    where r.name = ${name}`.execute(db);
  return rows[0];
};
