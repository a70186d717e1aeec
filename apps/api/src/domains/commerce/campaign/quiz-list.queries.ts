import type { MarketingQuiz } from '@lectern/contract/commerce';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { searchCondition } from '../../../server/list/list-search';

/** At most 50 ready quizzes for campaigns by their titles, with the campaigns that have them. */
export const listMarketingQuizzes = async (db: Kysely<DB>, q = ''): Promise<MarketingQuiz[]> => {
  const { rows } = await sql<MarketingQuiz>`
    select z.id, z.title, z.question_count, z.total_marks::float8 as total_marks, array(
      select c.name from marketing_coupons m join coupons c on c.id = m.coupon_id where m.quiz_id = z.id and c.deleted_at is null order by c.id desc limit 10) as used_in
    from quizzes z where z.purpose = 'marketing' and z.status = 'ready' and z.deleted_at is null ${q ? sql`and ${searchCondition(q, sql`z.search_text`)}` : sql``}
    order by z.title, z.id limit 50`.execute(db);
  return rows;
};
