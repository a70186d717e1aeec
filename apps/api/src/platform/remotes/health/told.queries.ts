import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import type { Told } from './judge';

/**
 * What was told of a release in so many minutes up to now. An error says only that a load of a session went wrong: the errors of one session count
 * at most as often as its loads, or once where the load itself failed.
 */
export const toldOf = async (db: Kysely<DB>, releaseId: number | undefined, minutes: number, now: Date): Promise<Told> => {
  if (releaseId === undefined) return { loads: 0, errors: 0, people: 0 };
  const { rows } = await sql<Told>`
    select coalesce(sum(tried), 0)::int as loads, coalesce(sum(least(errors, tried)), 0)::int as errors, count(distinct user_id)::int as people
    from (select user_id, session_id, sum(errors) as errors, greatest(sum(loads), 1) as tried from remote_health_people
      where release_id = ${releaseId} and minute > ${now}::timestamptz - make_interval(mins => ${minutes}) group by user_id, session_id) s`.execute(db);
  return rows[0] ?? { loads: 0, errors: 0, people: 0 };
};
