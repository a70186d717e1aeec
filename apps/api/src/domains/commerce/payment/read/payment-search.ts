import { paymentCalls } from '@lectern/contract/commerce';
import { hitsOf, type SearchSource } from '../../../../records/search-source';

const name = `search_norm(coalesce(x.bill_to->>'name', ''))`;

/** Payments in the search of the whole console: by payer, item and number of the order. */
export const paymentSearch: SearchSource = {
  title: 'Payments',
  access: paymentCalls.list.access,
  select: (matches) => `
    select p.id, coalesce(nullif(o.bill_to->>'name', ''), u.full_name) as title,
        concat_ws(' · ', o.title, p.currency || ' ' || to_char(p.amount_minor / 10::numeric ^ y.exponent, 'FM999,999,999,990.00'), p.status) as subtitle
      from ${hitsOf(`select x.id from orders x where (${matches('x.search_text')}) or (${matches(name)})`)}
      join payments p on p.order_id = h.id join orders o on o.id = h.id join users u on u.id = o.user_id join currencies y on y.code = p.currency`,
  route: ({ id }) => `/payment/view?id=${id}`,
  list: '/payment/list',
};
