import { rightNames, type Right } from '@lectern/contract';
import type { SessionDocument } from '@lectern/contract/platform';
import type { FastifyRequest } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { unauthorised } from '../../../server/calls/errors';
import type { Actor } from '../../../server/calls/frame';
import type { Services } from '../../../server/services';
import { runningOverride } from '../remotes/overrides/running';
import { registryFor } from '../remotes/registry';
import { mayTry, readTry } from '../remotes/tries/tries.queries';

const iso = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

type Parts = Omit<SessionDocument, 'registry' | 'rights' | 'overrides' | 'tries'> & {
  readonly rights: readonly string[];
};

/** Reads all of the document but the registry with one statement; the keys of its JSON are spelled as the wire spells them. */
const readParts = async (
  db: Kysely<DB>,
  sessionId: number,
): Promise<{ readonly document: Parts; readonly tryId: number | null }> => {
  const { rows } = await sql<{ document: Parts; tryId: number | null }>`
    select json_build_object(
      'session', json_build_object('id', s.id, 'kind', s.kind, 'expiresAt', to_char(s.expires_at at time zone 'UTC', ${iso})),
      'user', json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email, 'avatarUrl', null,
        'language', l.code, 'timeZone', u.time_zone, 'preferences', u.preferences),
      'role', json_build_object('id', r.id, 'name', r.name),
      'rights', array(select right_name from role_rights where role_id = r.id order by right_name),
      'rightsEpoch', r.rights_epoch,
      'impersonating', case when i.id is not null then json_build_object('by', json_build_object('id', i.id, 'name', i.full_name),
        'reason', coalesce(s.impersonation_reason, ''), 'since', to_char(s.created_at at time zone 'UTC', ${iso}), 'until', to_char(s.expires_at at time zone 'UTC', ${iso})) end,
      'settings', (select json_build_object('productName', coalesce(value->>'productName', 'Lectern'), 'timeZone', coalesce(value->>'timeZone', 'UTC')) from settings where group_name = 'general'),
      'currencies', coalesce((select json_agg(json_build_object('code', code, 'name', name, 'symbol', symbol, 'exponent', exponent) order by sort_order, code) from currencies where active), '[]'),
      'serverTime', to_char(clock_timestamp() at time zone 'UTC', ${iso})) as document,
      (select t.id from remote_tries t where t.session_id = s.id and t.ended_at is null and t.expires_at > now()) as try_id
    from sessions s join users u on u.id = s.user_id join roles r on r.id = u.role_id
      left join languages l on l.id = u.language_id left join users i on i.id = s.impersonator_id
    where s.id = ${sessionId} and s.ended_at is null`.execute(db);
  const [read] = rows;
  if (!read) throw unauthorised();
  return read;
};

type SessionServices = Pick<Services, 'db' | 'keys' | 'publicUrl' | 'cookiePort' | 'developmentRows'>;

const known: ReadonlySet<string> = new Set(rightNames);

/** All that a page of this shell knows of its user, in index.html and `GET session`. @throws 401 when the session has ended */
export const readSessionDocument = async (
  services: SessionServices,
  request: Pick<FastifyRequest, 'cookies'>,
  actor: Actor,
  shellHash: string,
): Promise<SessionDocument> => {
  const { document: parts, tryId } = await readParts(services.db, actor.sessionId);
  const running = tryId !== null && mayTry(actor) ? await readTry(services.db, tryId) : undefined;
  const registry = await registryFor(
    services.db,
    actor,
    shellHash,
    await services.developmentRows?.(),
    running?.versions,
  );
  const override = await runningOverride(services, request, actor);
  const overrides = override && registry.remotes.some(({ name }) => name === override.name) ? [override] : [];
  return {
    ...parts,
    rights: parts.rights.filter((name): name is Right => known.has(name)),
    registry,
    overrides,
    ...(running && { tries: { running: running.running } }),
  };
};
