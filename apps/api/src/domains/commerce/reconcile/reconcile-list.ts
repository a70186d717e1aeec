import { reconcileCalls, type ReconcileLine, type ReconcileRun } from '@lectern/contract/commerce';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { keptList } from '../../../server/list/kept-list';
import { searchCondition } from '../../../server/list/list-search';

const side = (column: 'ours' | 'theirs') => sql`case when t.${sql.ref(column)} <> '{}' then
  t.${sql.ref(column)} || (select jsonb_build_object('symbol', y.symbol, 'exponent', y.exponent) from currencies y where y.code = t.${sql.ref(column)}->>'currency') end`;
const state = sql`case when t.closed_at is null then 'open' else 'closed' end`;
const provider = sql`(select v.code from payment_providers v where v.id = t.provider_id)`;

/** The differences with these ids. */
export const linesOf = (ids: RawBuilder<unknown>): RawBuilder<ReconcileLine> => sql<ReconcileLine>`
  select t.id, t.version, ${state} as state, t.kind, t.subject, ${provider} as provider, t.provider_ref as reference, ${side('ours')} as ours, ${side('theirs')} as theirs,
    t.payment_id, t.order_id, t.at, t.found_at, t.closed_at, (select u.full_name from users u where u.id = t.closed_by) as closed_by, t.note
  from reconcile_lines t where t.id in (${ids})`;

export const reconcileList = keptList<ReconcileLine>({
  call: reconcileCalls.list,
  title: 'Differences',
  table: 'reconcile_lines',
  sort: '-foundAt',
  sorted: { foundAt: sql.ref('t.found_at'), at: sql.ref('t.at') },
  filtered: { state, kind: sql.ref('t.kind'), subject: sql.ref('t.subject'), provider },
  found: (q) => sql`select x.id from reconcile_lines x where ${searchCondition(q, sql`x.search_text`)}`,
  rowsOf: linesOf,
});

/** The last comparison with each provider. */
export const readRuns = async (db: Kysely<DB>): Promise<ReconcileRun[]> =>
  (
    await sql<ReconcileRun>`
      select v.code as provider, r.from_at, r.checked_at, r.listed, r.error from reconcile_runs r join payment_providers v on v.id = r.provider_id order by v.id`.execute(
      db,
    )
  ).rows;

/** The number of open differences. */
export const countOpen = async (db: Kysely<DB>): Promise<number> =>
  (await sql<{ open: number }>`select count(*)::int as open from reconcile_lines where closed_at is null`.execute(db))
    .rows[0]!.open;
