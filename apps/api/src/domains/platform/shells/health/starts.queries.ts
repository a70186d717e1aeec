import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import type { Actor } from '../../../../server/calls/frame';

/** People that were given a build, and those of them with a page that did not start. */
export interface Starts {
  readonly people: number;
  readonly failed: number;
  readonly lastError: string | null;
}

/** Pages within so many minutes are judged together. */
export const windowMinutes = 5;

/** Nobody judges a build in the name of a person who is impersonated; students and strangers never do. */
const judges = ({ rights, impersonatorId }: Actor): boolean => rights.size > 0 && impersonatorId === null;

/** Notes that a session is given a page of this build. */
export const countPage = async (db: Kysely<DB>, hash: string, actor: Actor, now: Date): Promise<void> => {
  if (!judges(actor)) return;
  await sql`
    insert into shell_starts as s (hash, minute, session_id, user_id)
    select ${hash}, greatest(date_trunc('minute', ${now}::timestamptz), c.judged_from), ${actor.sessionId}, ${actor.userId} from shell_channel c
    on conflict (hash, minute, session_id) do update set pages = s.pages + 1`.execute(db);
};

/** Notes that a page of this build did not start. Answers false for a session that was given none lately: it says nothing about the build. */
export const countFailure = async (
  db: Kysely<DB>,
  hash: string,
  actor: Actor,
  reason: string,
  now: Date,
): Promise<boolean> => {
  if (!judges(actor)) return false;
  const { rows } = await sql`
    update shell_starts s set failures = least(failures + 1, pages), last_error = ${reason}
    where s.hash = ${hash} and s.session_id = ${actor.sessionId} and s.minute =
      (select max(minute) from shell_starts g where g.hash = ${hash} and g.session_id = ${actor.sessionId} and g.minute > ${now}::timestamptz - make_interval(mins => ${windowMinutes}))
    returning 1`.execute(db);
  return rows.length > 0;
};

const none: Starts = { people: 0, failed: 0, lastError: null };

/** The starts of each build in the minutes up to now, by person. `judged`: none from before the last switch. */
export const startsOf = async (
  db: Kysely<DB>,
  minutes: number,
  now: Date,
  judged: 'judged' | 'all',
): Promise<(hash: string | null) => Starts> => {
  const { rows } = await sql<Starts & { hash: string }>`
    select s.hash, count(distinct s.user_id)::int as people, count(distinct s.user_id) filter (where s.failures > 0)::int as failed,
      (array_agg(s.last_error order by s.minute desc) filter (where s.last_error is not null))[1] as last_error
    from shell_starts s cross join shell_channel c
    where s.minute > ${now}::timestamptz - make_interval(mins => ${minutes}) and (${judged === 'all'} or s.minute >= c.judged_from)
    group by s.hash`.execute(db);
  const byHash = new Map(rows.map(({ hash, ...starts }) => [hash, starts]));
  return (hash) => byHash.get(hash ?? '') ?? none;
};

/** Ids of the users with a page of this build that did not start. */
export const failedPeople = async (db: Kysely<DB>, hash: string, now: Date): Promise<readonly number[]> => {
  const { rows } = await sql<{ userId: number }>`
    select distinct user_id from shell_starts s cross join shell_channel c
    where s.hash = ${hash} and s.failures > 0 and s.minute > ${now}::timestamptz - make_interval(mins => ${windowMinutes}) and s.minute >= c.judged_from
    order by user_id`.execute(db);
  return rows.map(({ userId }) => userId);
};

/** Deletes what no judgement needs any more. */
export const forgetStarts = async (db: Kysely<DB>): Promise<void> =>
  void (await sql`delete from shell_starts where minute < now() - interval '1 day'`.execute(db));
