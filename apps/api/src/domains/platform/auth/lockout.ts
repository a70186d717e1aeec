import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { digestBy, type ServerKeys } from '../../../server/auth/server-keys';

/** Failures of one address in 15 minutes after which it is asked to wait. */
export const failuresPerAddress = 100;

/** What failures are counted under. */
export interface Counter {
  readonly scope: 'account' | 'device' | 'ip' | 'forgot' | 'reset';
  readonly keyHash: Buffer;
}

/**
 * The counter of a sign-in: the e-mail's, or, on a device that has signed this account in before, that device's own, so that a
 * stranger's guesses never lock the owner out. Unknown e-mails are counted alike.
 */
export const accountCounter = (keys: ServerKeys, email: string, knownDevice: string | undefined): Counter => {
  const about = email.toLowerCase();
  return knownDevice === undefined
    ? { scope: 'account', keyHash: digestBy(keys.current, `account ${about}`) }
    : { scope: 'device', keyHash: digestBy(keys.current, `device ${knownDevice} ${about}`) };
};

export const addressCounter = (keys: ServerKeys, ip: string): Counter => ({
  scope: 'ip',
  keyHash: digestBy(keys.current, `ip ${ip}`),
});

/** Requests about a forgotten password (`forgot`) and tries of links (`reset`), by address or e-mail. */
export const linkCounter = (keys: ServerKeys, scope: 'forgot' | 'reset', about: string): Counter => ({
  scope,
  keyHash: digestBy(keys.current, `${scope} ${about.toLowerCase()}`),
});

/** Whether sign-in is paused under this counter. */
export const isLocked = async (db: Kysely<DB>, { scope, keyHash }: Counter): Promise<boolean> => {
  const { rows } = await sql<{
    locked: boolean;
  }>`select coalesce(locked_until > clock_timestamp(), false) as locked from auth_counters where scope = ${scope} and key_hash = ${keyHash}`.execute(
    db,
  );
  return rows[0]?.locked ?? false;
};

/** Seconds until `limit` of this counter in 15 minutes no longer hold; 0 when it may try now. */
export const secondsToWait = async (
  db: Kysely<DB>,
  { scope, keyHash }: Counter,
  limit: number = failuresPerAddress,
): Promise<number> => {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from window_started_at + interval '15 minutes' - clock_timestamp()))::int as seconds
      from auth_counters where scope = ${scope} and key_hash = ${keyHash} and failures >= ${limit}::int and window_started_at > clock_timestamp() - interval '15 minutes'`.execute(
    db,
  );
  return rows[0]?.seconds ?? 0;
};

/**
 * Counts a failure (rule H2) with one statement, so that a hundred parallel guesses count a hundred. From `maxFailures` in 15 minutes
 * on the counter is locked for 1, 2, 4 … 60 minutes by how often it was locked within a day. Answers the name of the lock that
 * now holds, the same for every failure during it.
 */
export const countFailure = async (
  db: Kysely<DB>,
  { scope, keyHash }: Counter,
  maxFailures: number,
): Promise<string | undefined> => {
  const inWindow = sql`c.window_started_at >= now() - interval '15 minutes'`;
  const reached = sql`${inWindow} and c.failures + 1 >= ${maxFailures}::int`;
  const begins = sql`${reached} and coalesce(c.locked_until <= now(), true)`;
  const locks = sql`case when c.locks_since is null or c.locks_since < now() - interval '1 day' then 0 else c.locks end`;
  const { rows } = await sql<{ lock: string | null }>`
    insert into auth_counters as c (scope, key_hash, failures) values (${scope}, ${keyHash}, 1)
    on conflict (scope, key_hash) do update set
      failures = case when ${inWindow} then c.failures + 1 else 1 end,
      window_started_at = case when ${inWindow} then c.window_started_at else now() end,
      locked_until = case when ${begins} then now() + least(60, power(2, ${locks})) * interval '1 minute'
                          when ${reached} then now() + least(60, power(2, greatest(c.locks - 1, 0))) * interval '1 minute'
                          else c.locked_until end,
      locks = case when ${begins} then ${locks} + 1 else c.locks end,
      locks_since = case when ${begins} and (c.locks_since is null or c.locks_since < now() - interval '1 day') then now() else c.locks_since end
    returning case when locked_until > now() then locks || '@' || extract(epoch from locks_since)::text end as lock`.execute(
    db,
  );
  return rows[0]?.lock ?? undefined;
};

/** Forgets the failures of this account everywhere: on no device, and on each that has signed it in. */
export const forgetAccountFailures = async (
  db: Kysely<DB>,
  keys: ServerKeys,
  { id, email }: { id: number; email: string | null },
): Promise<void> => {
  if (email === null) return;
  const devices = await db.selectFrom('sessions').select('deviceId').distinct().where('userId', '=', id).execute();
  for (const device of [undefined, ...devices.map(({ deviceId }) => deviceId)])
    await forgetFailures(db, accountCounter(keys, email, device));
};

/** A success forgets the failures before it. */
export const forgetFailures = async (db: Kysely<DB>, { scope, keyHash }: Counter): Promise<void> => {
  await sql`delete from auth_counters where scope = ${scope} and key_hash = ${keyHash}`.execute(db);
};
