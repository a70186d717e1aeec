import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { writeAudit, type AuditOrigin } from '../../../server/calls/audit';
import { conflict, forbidden, notFound, unauthorised } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { refuseBeyond } from '../user/grants';
import { issueRefreshToken, type Refreshed } from '../../../server/auth/refresh';

/** How long one may act for somebody else, as PostgreSQL's interval. */
const longest = '60 minutes';

const lockParent = async (db: Kysely<DB>, sessionId: number) => {
  const { rows } = await sql<{ kind: 'web' | 'mobile'; deviceId: string; userAgent: string }>`
    select s.kind, s.device_id, s.user_agent from sessions s where s.id = ${sessionId} and s.ended_at is null for update of s`.execute(
    db,
  );
  if (!rows[0]) throw unauthorised();
  return rows[0];
};

const readTarget = async (db: Kysely<DB>, userId: number) => {
  const target = await db
    .selectFrom('users')
    .select(['id', 'roleId', 'status', 'fullName'])
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (!target) throw notFound();
  return target;
};

/** Why an account can't be acted for, by itself; rights come on top. */
const refuseTarget = ({ id, roleId, status }: { id: number; roleId: number; status: string }, actor: Actor): void => {
  if (id === actor.userId) throw conflict('You are this person already');
  if (roleId === 1) throw forbidden([], 'Nobody acts for a super admin');
  if (status !== 'active') throw conflict(`The account is ${status}`);
};

/**
 * Opens a session in which the actor acts for somebody else, for an hour at most (rule H4): a child of the actor's own, which rests
 * meanwhile. An earlier child, whose answer was lost, is ended. The person is informed.
 * @throws 403 with the rights of the target that the actor lacks, 404, 409
 */
export const impersonate = (
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  actor: Actor,
  { userId, reason }: { userId: number; reason: string },
  origin: AuditOrigin,
): Promise<Refreshed> =>
  db.transaction().execute(async (transaction) => {
    const parent = await lockParent(transaction, actor.sessionId);
    const target = await readTarget(transaction, userId);
    refuseTarget(target, actor);
    await refuseBeyond(transaction, actor, target.roleId, 'act for');
    await sql`update sessions set ended_at = now(), end_reason = 'impersonation_ended' where parent_session_id = ${actor.sessionId} and ended_at is null`.execute(
      transaction,
    );
    const { rows } = await sql<{ id: number }>`
      insert into sessions (user_id, kind, device_id, ip, user_agent, parent_session_id, impersonator_id, impersonation_reason, idle, expires_at)
      select ${userId}, ${parent.kind}, ${parent.deviceId}, ${origin.ip}::inet, ${parent.userAgent}, p.id, ${actor.userId}, ${reason}, ${longest}::interval, least(now() + ${longest}::interval, p.expires_at)
        from sessions p where p.id = ${actor.sessionId} returning id`.execute(transaction);
    const sessionId = rows[0]?.id ?? 0;
    const token = await issueRefreshToken(transaction, keys, sessionId, 1);
    const title = `${actor.name} acts for you`.slice(0, 160);
    await sql`insert into notifications (user_id, kind, title, body, dedupe_key) values (${userId}, 'security', ${title}, ${`Reason: ${reason}`}, ${`impersonation:${sessionId}`}) on conflict do nothing`.execute(
      transaction,
    );
    await writeAudit(transaction, { ...origin, actorId: actor.userId }, [
      {
        action: 'auth.impersonate',
        entity: 'users',
        entityId: userId,
        label: target.fullName ?? '',
        changes: { reason: [null, reason], session: [actor.sessionId, sessionId] },
      },
    ]);
    return { sessionId, userId, kind: parent.kind, ...token };
  });
