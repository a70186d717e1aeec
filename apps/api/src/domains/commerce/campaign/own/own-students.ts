import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../../database/schema.generated';
import { notFound } from '../../../../server/calls/errors';

/** The students of an account and of those that were merged with it. */
export const ownStudents = (userId: number): RawBuilder<unknown> =>
  sql`(select s.id from students s where s.user_id in (select accounts_of(${userId})))`;

/** The student that a person is. @throws 404 for people who are none */
export const ownStudentId = async (db: Kysely<DB>, userId: number): Promise<number> => {
  const row = await db
    .selectFrom('students')
    .select('id')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .where('mergedIntoId', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row.id;
};

/** True where the audience of a coupon `t` has this account. */
export const isInAudience = (userId: number): RawBuilder<boolean> => sql<boolean>`case t.audience
  when 'chosen' then exists (select 1 from coupon_users x where x.coupon_id = t.id and x.user_id in (select accounts_of(${userId})))
  when 'new' then not exists (select 1 from orders o where o.user_id in (select accounts_of(${userId})) and o.paid_at is not null)
  else true end`;
