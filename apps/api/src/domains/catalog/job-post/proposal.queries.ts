import { jobPostCalls, type ProposalRow } from '@lectern/contract/catalog';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { amountText } from '../../../records/amount';
import { badRequest, fieldError, notFound } from '../../../server/calls/errors';
import type { Handler } from '../../../server/calls/frame';
import { cursorKeys } from '../../../server/list/cursor';
import { findRows, type Listing } from '../../../server/list/find-rows';
import { readListOf, type ListQuery } from '../../../server/list/list';
import { filterCondition, listOrder, pageAnswer, type Columns } from '../../../server/list/list-query';

type Listed = ProposalRow & { readonly cursorKeys: readonly (string | number)[] };

/** The proposals of `ids` (a select of `id`); in no order. */
const proposalsOf = (ids: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select t.id, t.version, t.job_post_id, j.title as job_title, t.trainer_id, u.full_name as trainer_name, r.headline,
    round(r.rating_sum::numeric / nullif(r.rating_count, 0), 2)::float8 as rating, t.cover_text, ${amountText('amountMinor')} as amount, t.currency,
    t.status, t.status_reason, d.full_name as decided_by_name, t.decided_at, t.batch_id, t.created_at
  from (${ids}) l join proposals t on t.id = l.id join job_posts j on j.id = t.job_post_id
    join trainers r on r.id = t.trainer_id join users u on u.id = r.user_id left join users d on d.id = t.decided_by`;

const columns: Columns = {
  jobId: sql.ref('t.job_post_id'),
  status: sql.ref('t.status'),
  amount: sql.ref('t.amount_minor'),
  createdAt: sql.ref('t.created_at'),
};
const byId = sql.ref('t.id');
const listing: Listing = {
  from: sql`proposals`,
  as: sql`t`,
  among: () => sql`true`,
  where: (list, column) =>
    filterCondition(
      column === undefined ? list : { ...list, filters: list.filters.filter(({ name }) => name === column) },
      columns,
    ),
  columns,
  covered: [],
  id: byId,
  tiebreaker: byId,
  table: 'proposals',
};
const shown = (list: ListQuery, ids: RawBuilder<unknown>): RawBuilder<Listed> => {
  return sql<Listed>`
    select r.*, ${cursorKeys(list, columns, byId)} as cursor_keys from (${proposalsOf(ids)}) r join proposals t on t.id = r.id order by ${listOrder(list, columns, byId)}`;
};

/** The proposal as it is now. @throws 404 */
export const readProposal = async (db: Kysely<DB>, id: number): Promise<ProposalRow> => {
  const { rows } = await sql<ProposalRow>`${proposalsOf(sql`select id from proposals where id = ${id}`)}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
};

/** Proposals, the newest first without another order. */
export const listProposals: Handler<typeof jobPostCalls.proposals> = async ({ request, db }) => {
  const read = readListOf(jobPostCalls.proposals, request);
  if (read.deleted) throw badRequest(fieldError('deleted', 'list', 'Proposals are never deleted'));
  if (read.q !== undefined) throw badRequest(fieldError('q', 'list', 'Proposals have no search'));
  const list = { ...read, sort: read.sort.length > 0 ? read.sort : [{ name: 'createdAt', descending: true }] };
  const { rows, total } = await findRows(db, listing, list, (ids) => shown(list, ids));
  const answer = pageAnswer(list, rows, total, ({ cursorKeys }) => cursorKeys);
  return { ...answer, items: answer.items.map(({ cursorKeys: _keys, ...row }) => row) };
};
