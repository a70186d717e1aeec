import type { PaymentMark } from '@lectern/contract/commerce';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Filter } from '../../../../server/list/list';

/** The payments of each mark, by a small index. */
export const marked: Readonly<Record<PaymentMark, RawBuilder<unknown>>> = {
  surplus: sql`select id from payments where surplus`,
  dispute: sql`select payment_id from disputes where status = 'open'`,
  access: sql`select p.id from orders x join payments p on p.order_id = x.id where x.access_state = 'failed'`,
  approval: sql`select payment_id from refunds where status = 'waiting'`,
  confirm: sql`select id from payments where status = 'authorized' and recorded_by is not null`,
  refunded: sql`select id from payments where refunded_minor > 0`,
  test: sql`select p.id from orders x join payments p on p.order_id = x.id where x.test`,
};
const any = Object.keys(marked) as readonly PaymentMark[];

const among = (marks: readonly PaymentMark[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`t.id in (${sql.join(
    marks.map((mark) => marked[mark]),
    sql` union `,
  )})`;

/** A filter by marks, of which a payment may carry several: it has one of them, or none. */
export const markCondition = ({ operator, values }: Filter): RawBuilder<SqlBool> => {
  if (operator === 'empty') return values[0] ? sql<SqlBool>`not (${among(any)})` : among(any);
  const has = among(values as readonly PaymentMark[]);
  return operator === 'ne' ? sql<SqlBool>`not (${has})` : has;
};
