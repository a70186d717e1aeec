import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';

/** How many notifications a person has not read; the index holds those alone. */
export const unreadOf = async (db: Kysely<DB>, userId: number): Promise<number> =>
  (
    await sql<{
      n: number;
    }>`select count(*) as n from notifications where user_id = ${userId} and read_at is null`.execute(db)
  ).rows[0]?.n ?? 0;
