import { sql, type RawBuilder } from 'kysely';

/** A moment in UTC as the wire has it. In JSON the database writes times in its own zone. */
export const utc = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char((${moment}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
