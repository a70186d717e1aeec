import type { ResponseOf } from '@lectern/contract';
import type { meetingCalls } from '@lectern/contract/people';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../../database/schema.generated';

type Today = ResponseOf<typeof meetingCalls.today>;

/** Meetings of the day in the zone of the business, the first one first; cancelled ones are left out. */
export const readToday = async (db: Kysely<DB>, limit: number): Promise<Today> => {
  const { rows } = await sql<Today['items'][number] & { total: number }>`
    with zone as (select coalesce((select value->>'timeZone' from settings where group_name = 'general'), 'UTC') as name),
      today as (select date_trunc('day', now() at time zone name) at time zone name as first, (date_trunc('day', now() at time zone name) + interval '1 day') at time zone name as next from zone)
    select g.id, g.batch_id, b.title, u.full_name as trainer_name, b.time_zone, g.starts_at, g.ends_at, g.state, count(*) over ()::int as total
    from meetings g join batches b on b.id = g.batch_id join users u on u.id = coalesce(g.host_user_id, (select r.user_id from trainers r where r.id = b.trainer_id))
    where g.starts_at >= (select first from today) and g.starts_at < (select next from today) and g.deleted_at is null and g.state <> 'cancelled' and b.deleted_at is null
    order by g.starts_at, g.id limit ${limit}`.execute(db);
  return { items: rows.map(({ total: _total, ...row }) => row), total: rows[0]?.total ?? 0 };
};
