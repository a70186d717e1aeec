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
import { isRanked, ranking } from './ranking.queries';

/** An entry with the values of its cursor. */
export type ListedEntry = CampaignEntry & { readonly keys: readonly string[]; readonly no: number };

/** The campaign of entries that are read. After the declaration they have their rank; before, it is that of the moment. */
export interface EntriesOf {
  readonly couponId: number;
  readonly isDeclared: boolean;
}
const rankOf = ({ isDeclared }: EntriesOf) => (isDeclared ? sql`e.rank` : sql`r.rank`);
const isWinner = ({ isDeclared }: EntriesOf) => (isDeclared ? sql`e.won` : sql`coalesce(r.place <= m.winners, false)`);
const columnsOf = (of: EntriesOf): Columns => ({
  name: sql.ref('u.full_name'),
  percent: sql.ref('e.percent'),
  seconds: emptyLast('number', sql`e.seconds::numeric`),
  rank: emptyLast('number', sql`${rankOf(of)}::numeric`),
  won: sql`case when ${isWinner(of)} then 'yes' else 'no' end`,
  submittedAt: emptyLast('time', sql.ref('e.submitted_at')),
});
const tiebreaker = sql.ref('e.id');

/** The person `u` of an entry `e`, who is the kept one of merged accounts. */
const person = sql`join students s on s.id = e.student_id join students p on p.id = coalesce(s.merged_into_id, s.id) join users u on u.id = p.user_id`;

/** The parts of a query that it needs: the person, and the ranking, which reads all entries. */
interface Needs {
  readonly person: boolean;
  readonly ranking: boolean;
}
const uses = ({ filters, sort }: Partial<ListQuery>, ...names: string[]): boolean =>
  [...(filters ?? []), ...(sort ?? [])].some(({ name }) => names.includes(name));
const isByPerson = (list: Partial<ListQuery>): boolean => list.q !== undefined || uses(list, 'name');

const ranked = ({ couponId, isDeclared }: EntriesOf): RawBuilder<unknown> =>
  isDeclared
    ? sql``
    : sql`left join (${ranking(sql`${couponId}::bigint`, sql`(select min_percent from marketing_coupons where coupon_id = ${couponId})`)}) r on r.id = e.id`;
const entries = sql`marketing_entries e join marketing_coupons m on m.coupon_id = e.coupon_id`;

/** Entries `e` of a campaign `m`, with the person `u` and the ranking `r` where these are needed. */
const from = (of: EntriesOf, needs: Needs): RawBuilder<unknown> => sql`
  ${entries} ${needs.person ? person : sql``} ${needs.ranking ? ranked(of) : sql``} where e.coupon_id = ${of.couponId}`;

const inState = (couponId: number): Readonly<Record<string, RawBuilder<unknown>>> => ({
  ranked: isRanked,
  tie: sql`(${isRanked} and (e.percent, e.seconds) in (
    select e.percent, e.seconds from marketing_entries e where e.coupon_id = ${couponId} and ${isRanked} group by 1, 2 having count(*) > 1))`,
  disqualified: sql`e.disqualified_at is not null`,
  open: sql`(e.submitted_at is null and e.disqualified_at is null)`,
});
/** A tie is ranked too, so that states overlap; each entry has one. */
const stateCondition =
  (couponId: number) =>
  ({ operator, values }: Filter): RawBuilder<SqlBool> => {
    if (operator === 'empty') return sql<SqlBool>`not ${values[0]}::boolean`;
    const states = inState(couponId);
    const any = sql.join(
      values.map((value) => states[String(value)] ?? sql`false`),
      sql` or `,
    );
    return sql<SqlBool>`(${any}) = ${operator !== 'ne'}`;
  };

const matching = (
  of: EntriesOf,
  { q, filters, isRevealed = false }: ListQuery,
  needs: Needs,
): RawBuilder<unknown> => sql`
  ${from(of, needs)} and ${q === undefined ? sql`true` : personCondition(q, 'u', isRevealed)}
    and ${sql.join([sql`true`, ...filters.filter(({ name }) => name === 'state').map(stateCondition(of.couponId))], sql` and `)}
    and ${filterCondition({ filters: filters.filter(({ name }) => name !== 'state') }, columnsOf(of))}`;

/** Rank and win of entries in the order of `no`: `places` selects `id`, `no` and `keys`. */
const placesOf = (of: EntriesOf, places: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select e.id, ${rankOf(of)} as rank, ${isWinner(of)} as is_winner, x.keys, x.no from (${places}) x join ${entries} on e.id = x.id ${ranked(of)}`;

const result = sql`case when e.disqualified_at is not null then 'disqualified' when e.submitted_at is null then 'open'
  when f.is_winner then case when m.result_declared_at is null then 'wins' else 'won' end else 'none' end`;
const isTieAfter = sql`${isRanked} and exists (
  select 1 from marketing_entries b where b.coupon_id = e.coupon_id and b.percent = e.percent and b.seconds = e.seconds and b.submitted_at is not null and b.disqualified_at is null
    and (b.submitted_at, b.id) < (e.submitted_at, e.id))`;

/** The code that an entry's person has or had: of the declaration, else one that was passed on. */
const codeOf = sql`
  select k.*, ${stateOfCode} as shown_state from coupon_codes k
  where m.result_declared_at is not null and k.id = coalesce(e.code_id, case when f.rank is not null then (
    select max(x.id) from coupon_codes x where x.coupon_id = e.coupon_id and x.passed_from_id is not null and x.user_id in (select accounts_of(s.user_id))) end)`;
const passedTo = sql`(
  with recursive c as (select x.id, x.user_id from coupon_codes x where x.passed_from_id = k.id union all select x.id, x.user_id from coupon_codes x join c on x.passed_from_id = c.id)
  select u.full_name from c join users u on u.id = c.user_id order by c.id desc limit 1)`;

/** The mail `g` with the code `k` of an entry; people without an e-mail address get none. */
const mailState = sql`case when k.id is null then null when e.mailed_at is null then 'none' when g.id is null then 'forgotten'
  when g.state = 'queued' then 'waiting' when g.state in ('sent', 'kept') then g.state else 'failed' end`;

/** Entries of these places as lists show them, in no order. */
const shown = (places: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select e.id, p.id as student_id, u.full_name as name, f.rank, e.percent::float8 as percent, e.marks::float8 as marks, e.seconds, e.started_at, e.submitted_at,
    ${result} as result, ${isTieAfter} as is_tie_after, e.disqualified_at, (select d.full_name from users d where d.id = e.disqualified_by) as disqualified_by,
    e.disqualify_reason, k.code::text as code, k.id as code_id, k.shown_state as code_state, ${passedTo} as passed_to,
    ${mailState} as mail_state, case when k.id is not null and g.state = 'sent' then g.sent_at end as mailed_at, f.keys, f.no
  from (${places}) f join marketing_entries e on e.id = f.id join marketing_coupons m on m.coupon_id = e.coupon_id ${person}
    left join lateral (${codeOf}) k on true left join mails g on g.dedupe_key = 'win:' || e.id`;

/** One page of a campaign's entries and the row behind it. */
export const entryPage = (of: EntriesOf, list: ListQuery): RawBuilder<ListedEntry> => {
  const columns = columnsOf(of);
  const keys = sql`array[${sql.join(list.sort.map((key) => sql`${sortedBy(columns, key)}::text`))}]`;
  const needs = { person: isByPerson(list), ranking: uses(list, 'rank', 'won') };
  const page = sql`
    select e.id, ${keys} as keys from ${matching(of, list, needs)} and ${afterCursor(list, columns, tiebreaker)}
    order by ${listOrder(list, columns, tiebreaker)} limit ${list.limit + 1} offset ${list.offset}`;
  const numbered = sql`select y.id, y.keys, row_number() over () as no from (${page}) y`;
  return sql<ListedEntry>`select * from (${shown(placesOf(of, numbered))}) z order by no`;
};

export const countEntries = (db: Kysely<DB>, of: EntriesOf, list: ListQuery): Promise<Total> => {
  const needs = { person: isByPerson({ ...list, sort: [] }), ranking: uses({ filters: list.filters }, 'won') };
  return countRows(db, sql`select 1 from ${matching(of, list, needs)}`);
};

/** One entry as lists show it. @throws 404 */
export const readEntry = async (db: Kysely<DB>, of: EntriesOf, id: number): Promise<CampaignEntry> => {
  const one = sql`select id, '{}'::text[] as keys, 1 as no from marketing_entries where id = ${id} and coupon_id = ${of.couponId}`;
  const { rows } = await sql<ListedEntry>`${shown(placesOf(of, one))}`.execute(db);
  if (!rows[0]) throw notFound();
  const { keys: _keys, no: _no, ...entry } = rows[0];
  return entry;
};

/** The coupon of an entry. @throws 404 */
export const couponOfEntry = async (db: Kysely<DB>, id: number): Promise<number> => {
  const row = await db.selectFrom('marketingEntries').select('couponId').where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return row.couponId;
};
