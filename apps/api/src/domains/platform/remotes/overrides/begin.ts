import type { RequestOf } from '@lectern/contract';
import type { overrideCalls } from '@lectern/contract/platform/overrides';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { badRequest, fieldError, notFound } from '../../../../server/calls/errors';
import type { Actor } from '../../../../server/calls/frame';
import type { Services } from '../../../../server/services';
import { readRegistryRevision } from '../../../../server/auth/live-session';
import { tokenHash } from '../../../../server/auth/deploy-key';
import { noteEvent } from '../events';
import { remoteIdOf } from '../keys/keys.queries';
import { registryFor } from '../registry';
import { endTries } from '../tries/end';
import { endOverrides, tellOwner, type EndedOverride } from './end';
import { issueOverrideToken } from './override-token';

type OverrideServices = Pick<Services, 'keys' | 'publicUrl' | 'otherOrigins' | 'developmentRows' | 'shellHash'>;

/** A remote that this person may know: nobody learns here which others there are. @throws 404 */
const openOverridesOf = async (
  db: Kysely<DB>,
  { developmentRows, shellHash }: OverrideServices,
  actor: Actor,
  name: string,
): Promise<number> => {
  const { remotes } = await registryFor(db, actor, shellHash(), await developmentRows?.());
  const remoteId = remotes.some((remote) => remote.name === name) ? await remoteIdOf(db, name) : undefined;
  if (remoteId === undefined) throw notFound(`There is no remote ${name}`);
  return remoteId;
};

/** Begins an override for the actor's own session. An earlier override, in this browser or of this remote, ends, and so does a try in this browser. @throws 400, 404 */
export const beginOverride = async (
  db: Kysely<DB>,
  services: OverrideServices,
  actor: Actor,
  { name, origin, minutes, reason }: RequestOf<typeof overrideCalls.begin>,
) => {
  if ([services.publicUrl, ...services.otherOrigins].includes(origin))
    throw badRequest(fieldError('origin', 'own', 'This is the console itself'));
  const remoteId = await openOverridesOf(db, services, actor, name);
  const { userId, sessionId } = actor;
  // Two of one person at a time: the second would find the place of the first taken.
  await sql`select 1 from users where id = ${userId} for no key update`.execute(db);
  const tries = await endTries(db, sql`t.session_id = ${sessionId}`);
  const ended: EndedOverride[] = await endOverrides(
    db,
    sql`o.user_id = ${userId} and (o.remote_id = ${remoteId} or o.session_id = ${sessionId})`,
    { by: userId, why: 'Another one begins' },
  );
  const { rows } = await sql<{ id: number; until: string }>`
    select nextval(pg_get_serial_sequence('remote_overrides', 'id')) as id, to_char((now() + make_interval(mins => ${minutes}::int)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until`.execute(
    db,
  );
  const { id, until } = rows[0]!;
  const token = issueOverrideToken(services.keys, { id, userId, remote: name }, new Date(until));
  await sql`insert into remote_overrides (id, remote_id, user_id, session_id, origin, token_hash, reason, issued_by, expires_at) overriding system value
    values (${id}, ${remoteId}, ${userId}, ${sessionId}, ${origin}, ${tokenHash(token)}, ${reason}, ${userId}, ${until})`.execute(
    db,
  );
  await noteEvent(db, {
    remoteId,
    action: 'override',
    channel: null,
    from: null,
    to: null,
    revision: await readRegistryRevision(db),
    by: { userId },
    reason,
    detail: { origin, minutes },
  });
  await tellOwner(db, userId);
  return { ended, tries, begun: { id, name, origin, until, token } };
};
