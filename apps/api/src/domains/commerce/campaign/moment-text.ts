import { sql, type RawBuilder } from 'kysely';

/** A moment in words, in the zone of the business: '5 Mar 2026, 18:00'. */
export const momentText = (moment: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char((${moment}) at time zone business_zone(), 'FMDD Mon YYYY, HH24:MI')`;
