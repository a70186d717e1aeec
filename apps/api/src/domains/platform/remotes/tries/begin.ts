import type { RequestOf } from '@lectern/contract';
import type { RunningTry, tryCalls } from '@lectern/contract/platform/tries';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { badRequest, fieldError } from '../../../../server/calls/errors';
import type { AuditEntry } from '../../../../server/calls/audit';
import type { Actor } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { endEntry, endOverrides, tellOwner } from '../overrides/end';
import { endTries, tryEntries } from './end';
import { findWanted } from './find-wanted';

const another = 'Another one begins';

/** Begins a try for the actor's own session. A try or an override in this browser ends. @throws 400 with every blocker */
export const beginTry = async (
  db: Kysely<DB>,
  services: Pick<Services, 'store' | 'host'>,
  actor: Actor,
  shellHash: string,
  { of, minutes }: RequestOf<typeof tryCalls.begin>,
): Promise<{ readonly begun: RunningTry; readonly entries: readonly AuditEntry[] }> => {
  const { releases, blockers } = await findWanted(db, services, actor, shellHash, of);
  if (blockers.length > 0) throw badRequest(blockers.map((text) => fieldError('of', 'blocked', text)));
  const { userId, sessionId } = actor;
  // Two of one browser at a time: the second would find the place of the first taken.
  await sql`select 1 from users where id = ${userId} for no key update`.execute(db);
  const tries = await endTries(db, sql`t.session_id = ${sessionId}`);
  const overrides = await endOverrides(db, sql`o.session_id = ${sessionId}`, { by: userId, why: another });
  const { rows } = await sql<{ id: number; until: string }>`
    insert into remote_tries (session_id, user_id, expires_at) values (${sessionId}, ${userId}, now() + make_interval(mins => ${minutes}::int))
    returning id, to_char(expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`.execute(db);
  const { id, until } = rows[0]!;
  await db
    .insertInto('remoteTryReleases')
    .values(releases.map((each) => ({ tryId: id, releaseId: each.id })))
    .execute();
  await tellOwner(db, userId);
  const begun = { id, until, releases: releases.map(({ name, title, version }) => ({ name, title, version })) };
  return {
    begun,
    entries: [
      ...tries.flatMap((each) => tryEntries(each, 'remote.tryEnd', { reason: [null, another] })),
      ...overrides.map((each) => endEntry(each, another)),
      ...tryEntries(begun, 'remote.try', { minutes: [null, minutes] }),
    ],
  };
};
