import { paylinkCalls, type PaylinkRow } from '@lectern/contract/commerce';
import { sql, type RawBuilder } from 'kysely';
import { keptList } from '../../../server/list/kept-list';
import type { Filter } from '../../../server/list/list';
import { escapeLike } from '../../../server/list/list-query';
import { searchPatterns } from '../../../server/list/list-search';
import { ofOrders } from '../payment/read/order-condition';
import { paylinksOf } from './paylink.queries';

/** Links that have each of the words in their item or in the name of their person. Orders are found by their index, people by theirs. */
const found = (q: string): RawBuilder<unknown> => {
  const hasWord = ({ word, anywhere }: ReturnType<typeof searchPatterns>[number]) => {
    const pattern = sql`${anywhere ? '%' : ''} || search_norm(${escapeLike(word)}) || '%'`;
    return sql`l.order_id in (
      select x.id from orders x where x.search_text like ${pattern}
      union select x.id from users h join orders x on x.user_id = h.id
      where h.search_text like '%' || search_norm(${escapeLike(word)}) || '%' and search_norm(h.full_name) like ${pattern})`;
  };
  return sql`select l.id from payment_links l where ${sql.join(searchPatterns(q).map(hasWord), sql` and `)}`;
};

/** Payment links, the newest first. */
export const paylinkList = keptList<PaylinkRow>({
  call: paylinkCalls.list,
  title: 'Payment links',
  table: 'payment_links',
  sort: '-createdAt',
  sorted: { createdAt: sql.ref('t.created_at') },
  filtered: { status: sql.ref('t.status'), seller: sql.ref('t.created_by') },
  filters: { studentId: ofOrders('studentId'), trainerId: ofOrders('trainerId') },
  found,
  rowsOf: paylinksOf,
});

/** The filter of people who see their own links alone; none for all others. */
export const ofSeller = (sellerId: number | undefined): readonly Filter[] =>
  sellerId === undefined ? [] : [{ name: 'seller', type: 'number', operator: 'eq', values: [sellerId] }];
