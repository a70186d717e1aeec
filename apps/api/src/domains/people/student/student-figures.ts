import { countedUpTo } from '@lectern/contract/figures';
import { signUpDays, type studentCalls, type StudentFigures } from '@lectern/contract/people';
import { sql, type RawBuilder } from 'kysely';
import type { Handler } from '../../../server/calls/frame';

const counted = (rows: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`(select count(*)::int from (${rows} limit ${countedUpTo + 1}) c)`;

/** Sign-ups of the last days of the business, each by a range of the index of their times; days without one too. */
const signedUp = counted(
  sql`select from students where deleted_at is null and merged_into_id is null and created_at >= business_day(d.day) and created_at < business_day(d.day + 1)`,
);
const days = sql`(
  select json_agg(json_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'count', ${signedUp}) order by d.day)
  from generate_series(0, ${signUpDays - 1}) back, lateral (select (now() at time zone business_zone())::date - back as day) d)`;
const waiting = counted(
  sql`select from students where lead_state = 'new' and deleted_at is null and merged_into_id is null`,
);
const blocked = counted(sql`select from users where status = 'blocked' and role_id = 15 and deleted_at is null`);

/** Students in figures. */
export const figuresQuery = sql<StudentFigures>`select ${days} as days, ${waiting} as waiting, ${blocked} as blocked`;

export const readStudentFigures: Handler<typeof studentCalls.figures> = async ({ db }) =>
  (await figuresQuery.execute(db)).rows[0]!;
