import { sql, type Kysely } from 'kysely';
import type { DB } from '../../database/schema.generated';
import { daysAgo, type Making } from './course-sales';

/** Verified trainers who have been there for three months, the newest of them first. */
const readTrainers = async (db: Kysely<DB>, most: number): Promise<readonly number[]> =>
  (
    await sql<{ id: number }>`
      select t.id from trainers t join users u on u.id = t.user_id join countries c on c.id = u.country_id
      where t.state = 'verified' and t.deleted_at is null and u.status = 'active' and u.deleted_at is null and u.email is not null
        and u.created_at < now() - interval '90 days' and (c.iso2 <> 'IN' or u.state_id is not null)
      order by t.id desc limit ${most}`.execute(db)
  ).rows.map(({ id }) => id);

/** Eight trainers who bought their plan for a month, and pay for each month since. */
export const trainerSales = async (making: Making): Promise<void> => {
  const { db, steps, at, sellers } = making;
  const ago = daysAgo(making);
  const { id } = await db
    .selectFrom('trainerPlans')
    .select('id')
    .where('name', '=', 'Professional')
    .executeTakeFirstOrThrow();
  for (const [index, trainerId] of (await readTrainers(db, 8)).entries())
    at(ago(80 - 5 * index), async () => {
      const item = { kind: 'plan', audience: 'trainer', id } as const;
      const sold = await steps.sell(sellers[index % sellers.length]!, { trainerId, item, currency: 'INR' });
      if (sold) await steps.pay(sold);
    });
};
