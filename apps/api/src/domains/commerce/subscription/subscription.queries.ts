import type { PlanKind, SubscriptionRow } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { afterCursor, cursorKeys } from '../../../server/list/cursor';
import { emptyLast } from '../../../server/list/empty-last';
import type { ListQuery } from '../../../server/list/list';
import { countRows, filterCondition, listOrder, pageAnswer, type Columns } from '../../../server/list/list-query';
import { notFound } from '../../../server/calls/errors';
import { searchCondition } from '../../../server/list/list-search';
import { linkDays } from './renewal-settings';

const byId = sql.ref('t.id');

/** Subscriptions `t` of one audience with their plan `q` and account `u`. */
const fromOf = (audience: PlanKind): RawBuilder<unknown> => sql`
  subscriptions t join plan_versions v on v.id = t.plan_version_id
  join ${sql.table(`${audience}_plans`)} q on q.id = v.${sql.id(`${audience}PlanId`)}
  join ${sql.table(`${audience}s`)} s on s.id = t.${sql.id(`${audience}Id`)} join users u on u.id = s.user_id
  join currencies y on y.code = t.currency`;

const shown = sql`
  t.id, t.version, t.status, s.id as person_id, u.full_name as person, q.id as plan_id, q.name as plan, v.no as version_no,
  (select n.no from plan_versions n where n.id = t.next_version_id
    and (n.student_plan_id, n.trainer_plan_id) is not distinct from (v.student_plan_id, v.trainer_plan_id)) as next_version_no, t.next_from, t.currency, y.symbol, y.exponent,
  t.price_minor, t.starts_at, t.period_ends_at, t.cancel_at_end as is_cancelled_at_end, t.created_at,
  t.period_ends_at - make_interval(days => ${linkDays}) as renewal_from`;

const columns: Columns = {
  planId: sql.ref('q.id'),
  personId: sql.ref('s.id'),
  status: sql.ref('t.status'),
  person: sql`u.full_name`,
  periodEndsAt: emptyLast('time', sql.ref('t.period_ends_at')),
  createdAt: sql.ref('t.created_at'),
};

/** One page of the subscriptions of students or of trainers, the newest first. */
export const listSubscriptions = async (db: Kysely<DB>, query: ListQuery, audience: PlanKind) => {
  const list = query.sort.length > 0 ? query : { ...query, sort: [{ name: 'createdAt', descending: true }] };
  const from = fromOf(audience);
  const among = sql`${filterCondition(list, columns)}
    and ${list.q === undefined ? sql`true` : searchCondition(list.q, sql`search_norm(u.full_name || ' ' || q.name)`)}`;
  const { rows } = await sql<SubscriptionRow & { readonly cursorKeys: readonly (string | number)[] }>`
    select ${shown}, ${cursorKeys(list, columns, byId)} as cursor_keys from ${from}
    where ${among} and ${afterCursor(list, columns, byId)}
    order by ${listOrder(list, columns, byId)} limit ${list.limit + 1} offset ${list.offset}`.execute(db);
  const total = await countRows(db, sql`select 1 from ${from} where ${among}`);
  const page = pageAnswer(list, rows, total, ({ cursorKeys: keys }) => keys);
  return { ...page, items: page.items.map(({ cursorKeys: _keys, ...row }) => row as SubscriptionRow) };
};

/** One subscription as the list shows it. @throws 404 */
export const readSubscriptionRow = async (db: Kysely<DB>, id: number, audience: PlanKind): Promise<SubscriptionRow> => {
  const { rows } = await sql<SubscriptionRow>`select ${shown} from ${fromOf(audience)} where t.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};
