import type { RemoteEvent } from '@lectern/contract/platform/remotes-overview';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** Events with who did them in words, the newest first. They are counted as they happen, so that the id is their order. */
const readEvents = async (
  db: Kysely<DB>,
  which: RawBuilder<unknown>,
  count: number,
): Promise<readonly (RemoteEvent & { remoteId: number })[]> => {
  const { rows } = await sql<RemoteEvent & { remoteId: number }>`
    select e.id, e.remote_id, e.at, r.name as remote, e.action, f.semver as "from", t.semver as "to", e.reason, u.full_name as by_user, k.label as by_key, (e.detail->>'percent')::int as percent,
      array(select o.name from roles o where o.id in (select jsonb_array_elements_text(e.detail->'roles')::bigint) order by o.id) as roles, e.detail->>'label' as key_label, e.detail->>'origin' as origin, e.detail->'failed' as failed
    from (select * from remote_events e where ${which} order by e.id desc limit ${count}) e
      join remotes r on r.id = e.remote_id left join remote_releases f on f.id = e.from_release_id left join remote_releases t on t.id = e.to_release_id
      left join users u on u.id = e.actor_id left join remote_keys k on k.id = e.key_id
    order by e.id desc`.execute(db);
  return rows;
};

/** One page of the events of all remotes. Served by the primary key. */
export const eventPage = async (
  db: Kysely<DB>,
  before: number | undefined,
  limit: number,
): Promise<{ items: RemoteEvent[]; hasMore: boolean }> => {
  const rows = await readEvents(db, before === undefined ? sql`true` : sql`e.id < ${before}`, limit + 1);
  return {
    items: rows.slice(0, limit).map(({ remoteId: _remoteId, ...event }) => event),
    hasMore: rows.length > limit,
  };
};

/** Remote → the last time in 24 hours that a release of it was rolled back automatically, unless a person has switched since. Served by the index on remote and time. */
export const readRolledBack = async (db: Kysely<DB>, now: Date): Promise<ReadonlyMap<number, RemoteEvent>> => {
  const { rows } = await sql<{ id: number }>`
    select e.id from remotes r
      cross join lateral (select x.id, x.at from remote_events x where x.remote_id = r.id and x.at > ${now}::timestamptz - interval '24 hours' and x.action = 'auto_rollback' order by x.at desc, x.id desc limit 1) e
    where not exists (select 1 from remote_events s where s.remote_id = r.id and s.at >= e.at and s.id > e.id and s.action in ('promote', 'canary', 'rollback', 'disable', 'enable'))`.execute(
    db,
  );
  if (rows.length === 0) return new Map();
  const events = await readEvents(db, sql`e.id = any(${rows.map(({ id }) => id)})`, rows.length);
  return new Map(events.map(({ remoteId, ...event }) => [remoteId, event]));
};
