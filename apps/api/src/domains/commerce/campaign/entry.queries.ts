import type { CampaignEntry } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { notFound } from '../../../server/calls/errors';
import { afterCursor } from '../../../server/list/cursor';
import { emptyLast } from '../../../server/list/empty-last';
import type { Filter, ListQuery } from '../../../server/list/list';
import {
  countRows,
  filterCondition,
  listOrder,
  sortedBy,
  type Columns,
  type Total,
} from '../../../server/list/list-query';
import { personCondition } from '../../../server/list/person-search';
import { stateOfCode } from '../coupon/codes/codes.queries';
import { ranking } from './ranking.queries';

/** An entry with the values of its cursor. */
export type ListedEntry = CampaignEntry & { readonly keys: readonly string[] };

const isWinner = sql`case when m.result_declared_at is null then coalesce(r.place <= m.winners, false) else e.won end`;
const columns: Columns = {
  name: sql.ref('u.full_name'),
  percent: sql.ref('e.percent'),
  seconds: emptyLast('number', sql`e.seconds::numeric`),
  rank: emptyLast('number', sql`r.rank::numeric`),
  won: sql`case when ${isWinner} then 'yes' else 'no' end`,
  submittedAt: emptyLast('time', sql.ref('e.submitted_at')),
};
const tiebreaker = sql.ref('e.id');

/** Entries `e` with their ranking `r`, campaign `m` and person `u`, who is the kept one of merged accounts. */
const from = (couponId: number): RawBuilder<unknown> => sql`
  marketing_entries e join marketing_coupons m on m.coupon_id = e.coupon_id join students s on s.id = e.student_id
    join students p on p.id = coalesce(s.merged_into_id, s.id) join users u on u.id = p.user_id
    left join (${ranking(sql`${couponId}::bigint`, sql`(select min_percent from marketing_coupons where coupon_id = ${couponId})`)}) r on r.id = e.id
  where e.coupon_id = ${couponId}`;

const inState: Readonly<Record<string, RawBuilder<unknown>>> = {
  ranked: sql`r.id is not null`,
  tie: sql`(r.is_tie_after or r.is_tie_before)`,
  disqualified: sql`e.disqualified_at is not null`,
  open: sql`(e.submitted_at is null and e.disqualified_at is null)`,
};
/** A tie is ranked too, so that states overlap; each entry has one. */
const stateCondition = ({ operator, values }: Filter): RawBuilder<SqlBool> => {
  if (operator === 'empty') return sql<SqlBool>`not ${values[0]}::boolean`;
  const any = sql<SqlBool>`coalesce(${sql.join(
    values.map((value) => inState[String(value)] ?? sql`false`),
    sql` or `,
  )}, false)`;
  return operator === 'ne' ? sql<SqlBool>`not ${any}` : any;
};

const matching = (couponId: number, { q, filters, isRevealed = false }: ListQuery): RawBuilder<unknown> => sql`
  ${from(couponId)} and ${q === undefined ? sql`true` : personCondition(q, 'u', isRevealed)}
    and ${sql.join([sql`true`, ...filters.filter(({ name }) => name === 'state').map(stateCondition)], sql` and `)}
    and ${filterCondition({ filters: filters.filter(({ name }) => name !== 'state') }, columns)}`;

const found = sql`
  e.*, p.id as person_id, s.user_id, u.full_name, r.rank as ranked, r.is_tie_after, m.result_declared_at,
  case when e.disqualified_at is not null then 'disqualified' when e.submitted_at is null then 'open'
    when m.result_declared_at is not null then case when e.won then 'won' else 'none' end when ${isWinner} then 'wins' else 'none' end as result`;

/** The code that an entry's person has or had: of the declaration, else one that was passed on. */
const codeOf = sql`
  select k.*, ${stateOfCode} as shown_state from coupon_codes k
  where f.result_declared_at is not null and k.id = coalesce(f.code_id, case when f.ranked is not null then (
    select max(x.id) from coupon_codes x where x.coupon_id = f.coupon_id and x.passed_from_id is not null and x.user_id in (select accounts_of(f.user_id))) end)`;
const passedTo = sql`(
  with recursive c as (select x.id, x.user_id from coupon_codes x where x.passed_from_id = k.id union all select x.id, x.user_id from coupon_codes x join c on x.passed_from_id = c.id)
  select u.full_name from c join users u on u.id = c.user_id order by c.id desc limit 1)`;

const shown = (rows: RawBuilder<unknown>): RawBuilder<ListedEntry> => sql<ListedEntry>`
  select f.id, f.person_id as student_id, f.full_name as name, f.ranked as rank, f.percent::float8 as percent, f.marks::float8 as marks, f.seconds, f.started_at,
    f.submitted_at, f.result, coalesce(f.is_tie_after, false) as is_tie_after, f.disqualified_at, (select d.full_name from users d where d.id = f.disqualified_by) as disqualified_by,
    f.disqualify_reason, k.code::text as code, k.id as code_id, k.shown_state as code_state, ${passedTo} as passed_to,
    case when k.id is not null then case when g.id is not null then g.sent_at else f.mailed_at end end as mailed_at, f.keys
  from (${rows}) f left join lateral (${codeOf}) k on true left join mails g on g.dedupe_key = 'win:' || f.id
  order by f.place_on_page`;

/** One page of a campaign's entries and the row behind it. */
export const entryPage = (couponId: number, list: ListQuery): RawBuilder<ListedEntry> => {
  const keys = sql.join(list.sort.map((key) => sql`${sortedBy(columns, key)}::text`));
  const order = listOrder(list, columns, tiebreaker);
  return shown(sql`
    select ${found}, array[${keys}] as keys, row_number() over (order by ${order}) as place_on_page
    from ${matching(couponId, list)} and ${afterCursor(list, columns, tiebreaker)} order by ${order} limit ${list.limit + 1} offset ${list.offset}`);
};

export const countEntries = (db: Kysely<DB>, couponId: number, list: ListQuery): Promise<Total> =>
  countRows(db, sql`select 1 from ${matching(couponId, list)}`);

/** One entry as lists show it. @throws 404 */
export const readEntry = async (db: Kysely<DB>, couponId: number, id: number): Promise<CampaignEntry> => {
  const one = sql`select ${found}, '{}'::text[] as keys, 1 as place_on_page from ${from(couponId)} and e.id = ${id}`;
  const { rows } = await shown(one).execute(db);
  if (!rows[0]) throw notFound();
  const { keys: _keys, ...entry } = rows[0];
  return entry;
};

/** The coupon of an entry. @throws 404 */
export const couponOfEntry = async (db: Kysely<DB>, id: number): Promise<number> => {
  const row = await db.selectFrom('marketingEntries').select('couponId').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row.couponId;
};
