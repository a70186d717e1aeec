import type { FastifyRequest } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { RunningTry } from '@lectern/contract/platform/tries';
import type { DB } from '../../../../database/schema.generated';
import { writeAudit, type AuditEntry, type AuditOrigin } from '../../../../server/calls/audit';
import type { Actor } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { tellOwner } from '../overrides/end';
import { pageOrigin } from '../page-origin';

/** True for a try `t` that is over: by its time, its session or the lost right. */
export const isTryOver = sql<boolean>`(t.expires_at <= now() or not exists (
  select 1 from sessions s join users u on u.id = s.user_id join role_rights g on g.role_id = u.role_id and g.right_name = 'remoteTry'
   where s.id = t.session_id and s.ended_at is null and s.expires_at > now()))`;

/** Audit entries of a try that begins or ends: one for each remote. */
export const tryEntries = (
  { releases }: Pick<RunningTry, 'releases'>,
  action: 'remote.try' | 'remote.tryEnd',
  changes: NonNullable<AuditEntry['changes']>,
): AuditEntry[] =>
  releases.map(({ name, version }) => ({
    action,
    entity: 'remotes',
    entityId: name,
    label: `${name}@${version}`,
    changes: { release: action === 'remote.try' ? [null, version] : [version, null], ...changes },
  }));

/** Ends those of the open tries `t` that `which` names. The audit log is the caller's. */
export const endTries = async (db: Kysely<DB>, which: RawBuilder<boolean>): Promise<readonly RunningTry[]> => {
  const { rows } = await sql<RunningTry & { userId: number }>`
    with ended as (update remote_tries t set ended_at = now() where t.ended_at is null and ${which} returning t.id, t.user_id, t.expires_at)
    select e.id, e.user_id, to_char(e.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until,
      (select coalesce(json_agg(json_build_object('name', r.name, 'title', r.title, 'version', l.semver) order by r.id), '[]')
       from remote_try_releases x join remote_releases l on l.id = x.release_id join remotes r on r.id = l.remote_id where x.try_id = e.id) as releases
    from ended e order by e.id`.execute(db);
  for (const { userId } of rows) await tellOwner(db, userId);
  return rows.map(({ id, until, releases }) => ({ id, until, releases }));
};

/** The same, with the audit log. Answers how many there were. */
export const endTriesAndNote = async (
  db: Kysely<DB>,
  which: RawBuilder<boolean>,
  origin: AuditOrigin,
  why: string,
): Promise<number> => {
  const ended = await endTries(db, which);
  await writeAudit(
    db,
    origin,
    ended.flatMap((each) => tryEntries(each, 'remote.tryEnd', { reason: [null, why] })),
  );
  return ended.length;
};

/** Ends the try of a session, as the address of a page asks for it: no script is needed. */
export const resetTry = async ({ db }: Pick<Services, 'db'>, request: FastifyRequest, actor: Actor): Promise<void> =>
  void (await db
    .transaction()
    .execute((transaction) =>
      endTriesAndNote(transaction, sql`t.session_id = ${actor.sessionId}`, pageOrigin(request, actor), 'Reset'),
    ));
