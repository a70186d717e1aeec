import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

/** An account that a row may match; `studentId` is null for an account that is no student. */
export interface KnownAccount {
  readonly email: string | null;
  readonly mobile: string | null;
  readonly name: string;
  readonly studentId: number | null;
}

/**
 * The accounts with one of these addresses or numbers. Locks the numbers until the transaction ends, as `refuseSameMobile`
 * has it; taken in one order, so that two imports don't deadlock.
 */
export const knownAccounts = async (
  db: Kysely<DB>,
  emails: readonly string[],
  mobiles: readonly string[],
  lock: boolean,
): Promise<KnownAccount[]> => {
  if (lock)
    await sql`select pg_advisory_xact_lock(hashtextextended('users.mobile.' || m, 0)) from (select distinct m from unnest(${[...mobiles].sort()}::text[]) as t (m) order by m) as o`.execute(
      db,
    );
  const { rows } = await sql<KnownAccount>`
    select lower(u.email::text) as email, u.mobile_e164 as mobile, u.full_name as name, s.id as student_id
    from (select id from users where email = any(${[...emails]}::citext[]) and deleted_at is null union select id from users where mobile_e164 = any(${[...mobiles]}::text[]) and deleted_at is null) f
    join users u on u.id = f.id left join students s on s.user_id = u.id and s.merged_into_id is null and s.deleted_at is null and u.status <> 'erased' order by u.id`.execute(
    db,
  );
  return rows;
};

/** The version of an existing student, for `changeStudent`. */
export const versionOf = async (db: Kysely<DB>, studentId: number): Promise<number | undefined> =>
  (
    await sql<{
      version: number;
    }>`select s.version + u.version - 1 as version from students s join users u on u.id = s.user_id where s.id = ${studentId} for update of s`.execute(
      db,
    )
  ).rows[0]?.version;
