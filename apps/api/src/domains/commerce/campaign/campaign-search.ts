import { campaignCalls } from '@lectern/contract/commerce';
import { hitsOf, type SearchSource } from '../../../records/search-source';

/** Campaigns in the search of the whole console, by their name. Their codes are secret. */
export const campaignSearch: SearchSource = {
  title: 'Marketing coupons',
  access: campaignCalls.entries.access,
  select: (matches) => `
    select c.id, c.name as title, q.title as subtitle
      from ${hitsOf(`select id from coupons where kind = 'marketing' and ${matches('search_text')}`)}
      join coupons c on c.id = h.id join marketing_coupons m on m.coupon_id = c.id join quizzes q on q.id = m.quiz_id where c.deleted_at is null`,
  route: ({ id }) => `/marketing-coupon/view?id=${id}`,
  list: '/marketing-coupon/listing',
};
