import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { DB } from '../../../database/schema.generated';
import { requireParentForOrder } from '../../../records/parent-order';
import type { Filter } from '../../../server/list/list';
import { filterCondition } from '../../../server/list/list-query';

/** @throws 400 for category order over more than one category */
export const requireCategoryForOrder = requireParentForOrder(
  'categoryId',
  'The order belongs to one category: filter by it',
);

/** The audience is that of the category. */
export const inAudience = (filter: Filter): RawBuilder<SqlBool> =>
  sql<SqlBool>`t.category_id in (select id from faq_categories where ${filterCondition({ filters: [filter] }, { audience: sql.ref('audience') })})`;

const snippetLength = 160;
/** The length of the answer shown before the match. */
const lead = 24;

/** Excerpts of the answers: from shortly before the match, at a word's beginning, else from the start. */
export const readSnippets = async (
  db: Kysely<DB>,
  listed: readonly { readonly id: number }[],
  q = '',
): Promise<ReadonlyMap<number, string>> => {
  const [word] = q.split(/\s+/);
  const from = word ? sql`greatest(1, strpos(search_norm(answer), search_norm(${word})) - ${lead}::int)` : sql`1`;
  const { rows } = await sql<{ id: number; snippet: string }>`
    select id, case when start > 1 then '…' || regexp_replace(part, '^\\S+\\s+', '') else part end
      || case when length(answer) >= start + ${snippetLength}::int then '…' else '' end as snippet
    from (select id, answer, start, substr(answer, start, ${snippetLength}::int) as part
      from (select id, answer, ${from} as start
        from (select id, html_text(answer_html) as answer from faqs where id = any(${listed.map(({ id }) => id)}::bigint[])) f) f) f`.execute(
    db,
  );
  return new Map(rows.map(({ id, snippet }) => [id, snippet]));
};
